import { plural } from './formats.ts';

/** Words of the form of the mail server. */
export const adminMailServerWords = {
  card: 'Mail server',
  lead: 'From your email provider, under “SMTP” or “Outgoing server”. Gmail wants an app password here, not that of your account.',
  fixed:
    'The machine of the shop names a mail server in SMTP_URL, so none can be entered here. Whoever looks after the machine can change it.',
  host: 'Server',
  port: 'Port',
  username: 'User Name',
  password: 'Password',
  sender: 'Sender Address',
  hints: {
    host: 'For example smtp.gmail.com',
    port: 'In most cases 465 or 587',
    username: 'In most cases your email address',
    stored: 'A password is stored. Leave it empty to keep it.',
    sender: 'Customers see it and reply to it. Most providers only take the address of the account.',
  },
  test: 'When you save, a test email goes to the address of your account. The settings are kept only if the server takes it.',
  none: 'No mail server yet: emails are written to files and reach nobody.',
  save: 'Test and Save',
  saved: 'Saved. A test email is on its way to you.',
  saveFailed: 'An error occurred while saving the mail server',
  remove: 'Remove Mail Server',
  removeTitle: 'Remove the mail server?',
  removeText: 'From then on emails are written to files and reach nobody. Its password is deleted.',
  removeConfirm: 'Remove',
  removed: 'The mail server was removed',
  removeFailed: 'An error occurred while removing the mail server',
  setUp: 'How to set one up',
  unsent: 'Email not sent: no mail server',
  unsentOn: (time: string) => `Not sent on ${time}: the shop has no mail server.`,
  unmailed: (people: number) =>
    plural(people, {
      one: '1 person left an email address, but the shop has no mail server.',
      other: `${people} people left an email address, but the shop has no mail server.`,
    }),
  toBuyers: {
    gets: 'The buyer gets an email about it.',
    manyGet: 'Buyers with an email address get an email about it.',
    off: 'The email about this is switched off in the settings.',
    noServer: 'The shop has no mail server, so no email goes out.',
    noAddress: 'No email: call them',
  },
};

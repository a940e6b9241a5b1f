import { plural } from './formats.ts';

/** Words of the staff as administrators manage it. */
export const adminStaffWords = {
  title: 'Staff',
  description: 'The people who run the shop, and their roles.',
  loading: 'Loading the staff…',
  failed: 'The staff could not be loaded.',
  errorTitle: 'Couldn’t load the staff',
  tryAgain: 'Try Again',
  members: 'People',
  you: 'You',
  role: (name: string) => `Role of ${name}`,
  lastSeen: (time: string) => `Last seen ${time}`,
  neverSeen: 'Not signed in',
  devices: (count: number) => plural(count, { one: '1 device', other: `${count} devices` }),
  /** What each role may do and may not, in a line. */
  may: {
    admin: 'Everything, including revenue, settings and staff.',
    confirmer:
      'Sees all orders with their contacts, and changes, confirms and cancels those that have not shipped. No revenue, products or settings.',
    packer:
      'Sees the orders to pack and moves them up to Shipped. No email addresses, revenue, products or settings.',
    editor:
      'Changes products, categories, needs, texts and the search. No orders, customers, revenue or settings.',
  },
  change: {
    title: (role: string) => `Change the role to ${role}?`,
    text: (name: string) => `${name} has to sign in again.`,
    confirm: 'Change Role',
    done: 'Role changed',
  },
  remove: {
    action: 'Remove',
    title: 'Remove from the staff?',
    text: (name: string) => `${name} keeps the account as a customer and can no longer open the back office.`,
    done: 'Removed from the staff',
  },
  secondStep: 'Second step',
  noSecondStep: 'No second step',
  resetStep: {
    action: 'Reset Second Step',
    title: 'Reset the second step?',
    text: (name: string) =>
      `${name} is signed out, and signs in with the password only until a new second step is set up. Do this only if you are sure who is asking.`,
    done: 'Second step reset',
  },
  signOut: {
    action: 'Sign Out',
    title: 'Sign out on all devices?',
    text: (name: string) => `${name} has to sign in again.`,
    done: 'Signed out on all devices',
  },
  invite: {
    title: 'Invite a Person',
    lead: 'They get an email with a link that works once, for 7 days.',
    noMailServer:
      'This shop has no mail server yet, so no invitation arrives by email. Copy its link below and give it to the person yourself.',
    email: 'Email Address',
    role: 'Role',
    submit: 'Send Invitation',
    submitByHand: 'Create Invitation',
    busy: 'Sending...',
    failed: 'The invitation could not be sent.',
    doneByHand: (email: string) => `Now copy the link for ${email}`,
    done: (email: string) => `The invitation to ${email} is on its way`,
  },
  invitations: {
    title: 'Open Invitations',
    none: 'No invitation is open.',
    sent: (role: string, by: string, day: string) => `${role}, invited by ${by} on ${day}`,
    validUntil: (day: string) => `Valid until ${day}`,
    expired: 'Expired',
    again: 'Send Again',
    sentAgain: (email: string) => `A new link is on its way to ${email}`,
    copyLink: 'Copy the Link',
    link: {
      title: (email: string) => `Link for ${email}`,
      text: 'Give it to this person alone, for example by WhatsApp: whoever has it can join the staff. It works once, for 7 days, and an earlier link no longer works.',
      label: 'Link of the invitation',
    },
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw this invitation?',
    withdrawText: (email: string) => `The link that ${email} got will no longer work.`,
    withdrawn: 'Invitation withdrawn',
  },
};

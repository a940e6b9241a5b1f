/** Words for a person who was invited to the staff. */
export const invitationWords = {
  title: 'Join the Staff',
  description: (shop: string) => `Accept an invitation to the back office of ${shop}.`,
  checking: 'Checking the link…',
  lead: (email: string, role: string) => `You join with ${email} as ${role}.`,
  roles: { admin: 'administrator', confirmer: 'confirmer', packer: 'packer', editor: 'editor' },
  name: 'Full Name',
  password: 'Password',
  confirm: 'Confirm Password',
  submit: 'Join',
  busy: 'Joining...',
  failed: 'Joining failed. Please try again.',
  accept: 'Accept Invitation',
  signInLead: (email: string) =>
    `There is an account with ${email}. Sign in with it to accept the invitation.`,
  signIn: 'Sign In',
  invalidTitle: 'Invitation Not Valid',
  invalid: 'This invitation is no longer valid. Please ask for a new one.',
  uncheckedTitle: 'Link Not Checked',
  tryAgain: 'Try Again',
};

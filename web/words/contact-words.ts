/** Words of the contact page (requirements: Contact). */
export const contactWords = {
  title: 'Contact Us',
  description: (shop: string) =>
    `Write to ${shop}. We reply within 24 hours. Our support address and our business hours.`,
  lead: 'A question about a product, an order or a delivery? Write to us, and we will reply within 24 hours.',
  form: {
    title: 'Send Us a Message',
    name: 'Full Name',
    email: 'Email Address',
    subject: 'Subject',
    message: 'Message',
    messageHint: (most: string) => `Up to ${most} characters`,
    /** The label of the honeypot, visible only without the style sheet. */
    website: 'Leave this field empty',
    submit: 'Send Message',
    busy: 'Sending...',
    failed: 'Something went wrong. Please try again.',
    unreachable: 'Unable to send your message. Please try again later.',
  },
  sent: {
    title: 'Message Sent!',
    lead: 'Thank you for writing to us. We will reply within 24 hours to',
    another: 'Send Another Message',
  },
  information: 'Contact Information',
  address: 'Address',
  comingSoon: 'Coming Soon',
  hours: 'Business Hours',
  schedule: [
    { days: 'Saturday to Thursday', time: '9:00 AM to 6:00 PM' },
    { days: 'Friday', time: 'Closed' },
  ],
};

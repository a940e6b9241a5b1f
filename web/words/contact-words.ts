/** Words of the contact page. */
export const contactWords = {
  title: 'Contact Us',
  description: 'How and when to reach Saha.',
  lead: 'Our phone line and our address are coming soon. These are the hours at which we work.',
  information: 'Contact Information',
  phone: 'Phone',
  address: 'Address',
  comingSoon: 'Coming Soon',
  hours: 'Business Hours',
  schedule: [
    { days: 'Saturday to Thursday', time: '9:00 AM to 6:00 PM' },
    { days: 'Friday', time: 'Closed' },
  ],
};

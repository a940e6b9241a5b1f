/** Words of the page about the shop. */
export const aboutWords = {
  title: 'About Us',
  description: 'Saha is an online parapharmacy for Algeria: care products, supplements and medical devices.',
  lead: 'Saha is an online parapharmacy for Algeria. The name is what we wish you: good health.',
  story: [
    'A good parapharmacy is calm, tidy and honest. You find what you came for, you understand what it is, and you know what it costs. We build Saha to be that place, open at any hour and in every wilaya.',
    'We carry what needs no prescription: supplements, hygiene and care products for all ages, and medical devices for the home. Our texts say what a product is for and do not promise cures.',
  ],
  valuesTitle: 'What you can expect',
  values: [
    { title: 'Plain prices', text: 'Prices include taxes, and you see the shipping before you order.' },
    {
      title: 'Cash on Delivery',
      text: 'You pay when your parcel arrives, and you need no account to order.',
    },
    { title: 'All 58 wilayas', text: 'We deliver from Adrar to In Guezzam, free in Alger.' },
    { title: 'A way back', text: 'Changed your mind? You can ask for a refund within 7 days.' },
  ],
  toProducts: 'Browse Products',
};

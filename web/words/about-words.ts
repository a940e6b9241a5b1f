import BanknoteIcon from 'icon:banknote';
import PackageIcon from 'icon:package';
import RotateCcwIcon from 'icon:rotate-ccw';
import ShieldCheckIcon from 'icon:shield-check';
import TruckIcon from 'icon:truck';
import UserIcon from 'icon:user';
/** Words of the page about the shop. */
export const aboutWords = {
  title: 'About Us',
  description: (shop: string) =>
    `${shop} is an online parapharmacy for Algeria: care products, supplements and medical devices.`,
  lead: (shop: string) => `${shop} is an online parapharmacy for Algeria.`,
  /** Shown only while the shop has the name of the software. */
  meaning: 'The name is what we wish you: good health.',
  story: [
    (shop: string) =>
      `A good parapharmacy is calm, tidy and honest. You find what you came for, you understand what it is, and you know what it costs. We built ${shop} to be that place, open at any hour and in every wilaya.`,
    () =>
      'We carry only products that need no prescription. Our texts say what a product is for, what is in the pack and how it is used, and they promise no cures.',
  ],
  rangeTitle: 'What we carry, and what we do not',
  carried: {
    title: 'You will find here',
    items: [
      'Vitamins, minerals and other supplements',
      'Skin, hair, oral and body care for babies and adults',
      'Sun care and hygiene',
      'First aid, braces and walking aids',
      'Home devices, such as thermometers and blood pressure monitors',
      'Medical wear and footwear',
    ],
  },
  notCarried: {
    title: 'You will not find here',
    items: [
      'Medicines, with or without a prescription',
      'A diagnosis, or advice that replaces a doctor or pharmacist',
      'Promises that a product cures',
    ],
  },
  valuesTitle: 'What you can expect',
  values: [
    {
      icon: BanknoteIcon,
      title: 'Plain prices',
      text: 'Prices include taxes. Reduced prices show the original price beside them, and you see the shipping price before you order.',
    },
    {
      icon: TruckIcon,
      title: 'Across Algeria',
      text: 'We deliver from Tlemcen to El Tarf and from Algiers to In Guezzam. Shipping depends on your wilaya, and you pay in cash when your parcel arrives.',
    },
    {
      icon: UserIcon,
      title: 'No account needed',
      text: 'Order as a guest. An account only keeps your address and shows your orders.',
    },
    {
      icon: RotateCcwIcon,
      title: 'Easy Returns',
      text: 'Changed your mind? Ask for a refund within 7 days of receipt.',
    },
    {
      icon: PackageIcon,
      title: 'Stock you can rely on',
      text: 'If you can put it in the cart, we have it. We never sell more than we have, and sold-out products are marked.',
    },
    {
      icon: ShieldCheckIcon,
      title: 'Your data stays yours',
      text: 'No advertising, no third-party tracking, and we never sell your data. We keep only what an order needs.',
    },
  ],
  onward: {
    title: 'Where to go from here',
    links: [
      { to: '/shipping', text: 'Shipping prices' },
      { to: '/refund', text: 'Our Refund Policy' },
      { to: '/blog', text: 'Articles on choosing and using products' },
      { to: '/contact', text: 'Write to us' },
    ],
  },
  toProducts: 'Browse Products',
};

import { wilayaCount } from '../../shared/delivery/wilaya-count.ts';

/** Words of the home page only, so that other pages need not load them. */
export const homeWords = {
  title: 'Online parapharmacy in Algeria',
  description:
    'Supplements, hygiene and care products and non-prescription medical devices, delivered across Algeria. Pay cash on delivery.',
  eyebrow: 'Online parapharmacy in Algeria',
  heading: 'Everyday care, delivered to your door',
  lead: 'Supplements, hygiene and care products, and medical devices that need no prescription. Order without an account and pay when your parcel arrives.',
  shopNow: 'Shop Now',
  learnMore: 'Learn More',
  stats: {
    products: { value: '1000+', label: 'Products' },
    support: { value: '24/7', label: 'Support' },
  },
  categories: 'Shop by Category',
  featured: 'Featured Products',
  offers: 'On offer',
  arrivals: 'New arrivals',
  seeAll: 'See all',
  seeAllOf: (title: string) => `See all: ${title}`,
  howItWorks: 'How it works',
  facts: {
    deliveryTitle: (served: number): string =>
      served === wilayaCount ? `Delivery to all ${served} wilayas` : 'Delivery to your wilaya',
    payment: {
      title: 'Cash on Delivery',
      text: 'You pay when your parcel reaches you. Prices include taxes.',
    },
    account: {
      title: 'No account needed',
      text: 'Order as a guest: all you need is an address, a phone number and an email address.',
      textWithoutEmail: 'Order as a guest: all you need is an address and a phone number.',
    },
    returns: {
      title: 'Easy Returns',
      text: 'Changed your mind? Ask for a refund within 7 days of receipt.',
    },
  },
  callToAction: {
    heading: 'Find what you need in a few taps',
    text: 'Search by product, brand or purpose, fill your cart and pay in cash at your door.',
    action: 'Browse Products',
  },
};

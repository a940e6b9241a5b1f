import { plural } from './formats.ts';

/** Words of the last step of the checkout. */
export const reviewWords = {
  total: 'Order Total',
  items: 'Items',
  deliverTo: 'Deliver to',
  payment: 'Payment',
  quoting: 'Checking prices and stock…',
  quoteFailed: 'The total could not be calculated.',
  tryAgain: 'Try Again',
  unavailableTitle: 'Some items cannot be ordered',
  unavailableText: 'Change or remove them in your cart, then come back.',
  priceChanged: (from: string) => `was ${from} in your cart`,
  code: { have: 'I have a code', label: 'Discount code', apply: 'Apply', remove: 'Remove' },
  placeOrder: 'Place Order',
  accept: { before: 'By placing the order you accept the', terms: 'Terms of Service', after: '.' },
  call: 'We will call you to confirm the order before we ship it. If we cannot reach you, it will be canceled.',
  failed: 'Failed to place order',
  changedTitle: 'Nothing was ordered yet',
  unansweredTitle: 'We didn’t hear back from the server',
  unansweredText:
    'Place the order again to finish. If it has already reached us, you will see that order. It is never placed twice.',
};

/** Words of the ways of delivery, where there is a choice. */
export const deliveryChoiceWords = {
  title: 'Delivery',
  kinds: { home: 'To your door', desk: 'To a pickup point' },
  about: { home: 'The courier comes to you', desk: 'You collect your parcel' },
  days: (from: number, to: number) =>
    from === to ? plural(to, { one: '1 day', other: `${to} days` }) : `${from}–${to} days`,
  point: 'Pickup point',
  choosePoint: 'Select a pickup point',
  refused: 'Not possible with this phone number',
  deskOnly:
    'Orders with this phone number can be collected at a pickup point only. If you think this is a mistake, please call us.',
  noDesk:
    'Orders with this phone number can be collected at a pickup point only, and there is none in this place yet. Please call us to order.',
  contact: 'Contact us',
};

/** Words about city and postal code, which need the communes of a wilaya. */
export const placeHintWords = {
  cityHint: 'Type the first letters and choose your commune.',
  cityUnknown: (wilaya: string) =>
    `We cannot find this commune in ${wilaya}. Please check the spelling and the wilaya.`,
  postalCodeElsewhere: (wilaya: string) =>
    `This postal code belongs to ${wilaya}. Please check it and the wilaya.`,
};

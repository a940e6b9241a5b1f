/** Words of the page that shows an order to anyone with its number and phone. */
export const trackWords = {
  title: 'Track an Order',
  description: 'See where your order is, with its number and your phone number.',
  lead: 'Enter your order number and the phone number you gave us.',
  number: 'Order number',
  numberHint: 'It is on the page after ordering and in our emails, for example W4TX WDRY.',
  phone: 'Phone number',
  submit: 'Track Order',
  busy: 'Looking…',
  failed: 'Your order could not be looked up. Please try again.',
  deliverTo: 'Delivery to',
  another: 'Track Another Order',
};

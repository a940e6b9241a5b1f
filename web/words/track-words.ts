/** Words of the page that shows an order to anyone with its number and phone. */
export const trackWords = {
  title: 'Track an Order',
  description: 'See where your order is, with its number and your phone number.',
  lead: 'Type the number of your order and the phone number that you gave for the delivery.',
  number: 'Order number',
  numberHint: 'It is on your confirmation page and in our mails, such as W4TX WDRY.',
  phone: 'Phone number',
  submit: 'Track Order',
  busy: 'Looking…',
  failed: 'Your order could not be looked up. Please try again.',
  deliverTo: 'Delivery to',
  another: 'Track Another Order',
};

/** Words of the quick order of one product. */
export const quickOrderWords = {
  open: 'Order Now, Pay on Delivery',
  openFailed: 'The form could not be loaded. Please try again.',
  title: 'Order Now',
  about: 'No account and no email needed. You pay in cash when your parcel arrives.',
  wilayaFirst: 'Select the wilaya first',
  chooseCommune: 'Select your commune',
  communesFailed: 'The communes could not be loaded.',
  submit: 'Check the Order',
  check: 'Check Your Order',
  change: 'Change',
  unavailable: 'This cannot be ordered',
};

/** Words of the quick order without JavaScript, which only the server has. */
export const plainOrderWords = {
  communeHint: 'As it is written on your letters.',
  communeUnknown: (wilaya: string, nearest: string) =>
    `We cannot find this commune in ${wilaya}. Nearest names: ${nearest}.`,
  streetHint: 'Only for delivery to your door.',
  keepNumber: 'Keep your order number in case you have a question.',
  track: 'Track an Order',
};

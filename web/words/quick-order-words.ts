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

/** What the back office says of the emails to buyers about their orders. */
export const buyerMailWords = {
  gets: 'The buyer gets an email about it.',
  manyGet: 'Buyers with an email address get an email about it.',
  off: 'The email about this is switched off in the settings.',
  noServer: 'The shop has no mail server, so no email goes out.',
  noAddress: 'No email: call them',
};

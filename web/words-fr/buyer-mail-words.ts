import type { buyerMailWords as english } from '../words/buyer-mail-words.ts';

/** What the back office says of the emails to buyers about their orders, in French. */
export const buyerMailWords: typeof english = {
  gets: 'Le client reçoit un email à ce sujet.',
  manyGet: 'Les clients qui ont une adresse email reçoivent un email à ce sujet.',
  off: 'L’email prévu pour cela est désactivé dans les paramètres.',
  noServer: 'La boutique n’a pas de serveur de messagerie\u00a0: aucun email ne part.',
  noAddress: 'Pas d’email\u00a0: appelez le client',
};

import type * as english from '../words/admin-product-cards-words.ts';

/** Words of the prices that a product has had. */
export const adminPricesWords: typeof english.adminPricesWords = {
  title: 'Historique des prix',
  lowest: (price, day) =>
    `Prix le plus bas des 30\u00a0jours avant une remise\u00a0: ${price}, le ${day}. Une remise ne devrait pas en barrer un plus élevé.`,
  since: (day) => `depuis le ${day}`,
  plot: (prices, top) => `${prices} prix, le plus élevé de ${top}`,
};

/** Words of the links to a product in the shop. */
export const productLinkWords: typeof english.productLinkWords = {
  title: 'Dans la boutique',
  view: 'Voir dans la boutique',
  draft: 'Les clients verront la page quand le produit sera visible dans la boutique.',
  source: 'Où mettrez-vous le lien\u00a0?',
  sourceHint: 'Les rapports comptent les commandes qui en viennent.',
  link: 'Lien publicitaire',
  linkHint: 'Mène à une page avec ce seul produit et son formulaire de commande.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Le navigateur ne permet pas la copie. Sélectionnez le lien et copiez-le vous-même.',
};

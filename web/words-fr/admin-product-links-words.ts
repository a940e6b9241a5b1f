import type { productLinkWords as english } from '../words/admin-product-links-words.ts';

/** Words of the links to a product in the shop. */
export const productLinkWords: typeof english = {
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

import type * as english from '../words/admin-product-cards-words.ts';
import { formatNumber, plural } from './formats.ts';

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

/** Words of the table that adds new members to the family of a product. */
export const adminVariantsWords: typeof english.adminVariantsWords = {
  add: 'Ajouter de nouveaux membres',
  later:
    'Existe-t-il en d’autres contenances, tailles ou couleurs, chacune avec son prix\u00a0? Enregistrez d’abord ce produit, puis ajoutez-les sur sa page comme membres d’une famille.',
  title: 'Nouveaux membres',
  note: 'Chaque ligne devient un produit avec les textes, les photos, la catégorie et la fiche technique enregistrés de celui-ci. Si son nom contient son libellé, le nouveau libellé le remplace dans le nom de la copie.',
  cell: (column, row) => `${column}, ligne ${row}`,
  netQuantityIn: { ml: 'Contenance (ml)', g: 'Contenance (g)', pieces: 'Contenance (pièces)' },
  addRow: 'Ajouter une ligne',
  removeRow: (row) => `Retirer la ligne ${row}`,
  save: 'Créer les membres',
  made(count) {
    const several = `${formatNumber(count)} nouveaux membres créés`;
    return plural(count, { one: `${count} nouveau membre créé`, many: several, other: several });
  },
  failed: 'Les nouveaux membres n’ont pas pu être créés',
};

import type { adminVariantsWords as english } from '../words/admin-variants-words.ts';
import { formatNumber, plural } from './formats.ts';

/** Words of the table that adds new members to the family of a product. */
export const adminVariantsWords: typeof english = {
  add: 'Ajouter de nouveaux membres',
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

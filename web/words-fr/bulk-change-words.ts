import type { bulkChangeWords as english } from '../words/bulk-change-words.ts';
import { counted, formatNumber, plural } from './formats.ts';

/** Words of one change of several products. */
export const bulkChangeWords: typeof english = {
  selected: (count) => plural(count, forms(count, 'sélectionné')),
  change: (count) => `Modifier ${products(count)}`,
  label: 'Produits sélectionnés',
  all: (count, isFiltered) => `Sélectionner les ${products(count)}${isFiltered ? ' de ce filtre' : ''}`,
  first: (most, count) => `Sélectionner les ${formatNumber(most)} premiers sur ${products(count)}`,
  title: (count) => `Modifier ${products(count)}`,
  what: 'Que modifier\u00a0?',
  kinds: {
    raisePercent: 'Augmenter le prix d’un pourcentage',
    lowerPercent: 'Baisser le prix d’un pourcentage',
    raiseBy: 'Augmenter le prix d’un montant',
    lowerBy: 'Baisser le prix d’un montant',
    price: 'Fixer le prix',
    discountPercent: 'Accorder une remise en pourcentage',
    discountBy: 'Accorder une remise d’un montant',
    noDiscount: 'Retirer la remise',
    cost: 'Fixer le prix d’achat',
    costPercent: 'Fixer le prix d’achat en pourcentage du prix',
    tvaRate: 'Fixer le taux de TVA',
    stock: 'Fixer le stock',
    addStock: 'Ajouter au stock',
    takeStock: 'Retirer du stock',
    limit: 'Fixer le seuil d’alerte',
    category: 'Changer de catégorie',
    brand: 'Changer la marque',
    feature: 'Mettre en avant',
    unfeature: 'Ne plus mettre en avant',
    show: 'Afficher dans la boutique',
    hide: 'Masquer aux clients (brouillon)',
    delete: 'Supprimer',
  },
  value: {
    raisePercent: 'Pourcentage',
    lowerPercent: 'Pourcentage',
    raiseBy: 'Montant (DA)',
    lowerBy: 'Montant (DA)',
    price: 'Prix (DA)',
    discountPercent: 'Pourcentage de remise',
    discountBy: 'Remise sur le prix (DA)',
    cost: 'Prix d’achat (DA)',
    costPercent: 'Pourcentage du prix',
    stock: 'Stock',
    addStock: 'Unités',
    takeStock: 'Unités',
    limit: 'Seuil',
  },
  limitHint: (usual) => `Laissez vide pour le seuil habituel de ${usual}.`,
  roundTo: 'Arrondir',
  rounding: { tens: 'À 10\u00a0DA près', centimes: 'Au centime près' },
  brand: 'Marque',
  brandHint: 'Les offres sur une marque qui n’a plus de produit passent à celle-ci.',
  none: 'aucune',
  unknownCost: 'inconnu',
  costHint: 'Laissez vide pour un prix inconnu.',
  costPercentHint:
    'Du prix avant toute remise, arrondi au centime\u00a0: 70 donne 840,00\u00a0DA pour 1\u00a0200,00\u00a0DA.',
  noDiscount: 'sans remise',
  alike: {
    title: 'Sans doute une seule marque, écrite de plusieurs façons',
    spelling: (name, count) => `${name} (${formatNumber(count)})`,
    merge: 'Réunir',
  },
  category: 'Catégorie',
  chooseCategory: 'Choisir une catégorie',
  numberMissing: 'Indiquez un nombre supérieur ou égal à 0.',
  failed: 'Les produits n’ont pas pu être modifiés',
  look: 'Aperçu',
  cancel: 'Annuler',
  back: 'Retour',
  close: 'Fermer',
  apply: (count) => `Appliquer à ${products(count)}`,
  applyDeletion: (count) => `Supprimer ${products(count)}`,
  summary: (count) =>
    count === 0
      ? 'Aucun produit ne changerait.'
      : plural(count, {
          one: `${products(count)} va changer.`,
          many: `${products(count)} vont changer.`,
          other: `${products(count)} vont changer.`,
        }),
  unchanged: (count) =>
    plural(count, {
      one: `${count} a déjà cette valeur.`,
      many: `${formatNumber(count)} ont déjà cette valeur.`,
      other: `${formatNumber(count)} ont déjà cette valeur.`,
    }),
  rounded: (count) =>
    count === 1
      ? 'L’arrondi laisse tel quel le prix de 1\u00a0produit\u00a0:'
      : `L’arrondi laisse tels quels les prix de ${products(count)}\u00a0:`,
  cheaper: (count) =>
    count === 1
      ? '1\u00a0produit est déjà moins cher et reste tel quel\u00a0:'
      : `${products(count)} sont déjà moins chers et restent tels quels\u00a0:`,
  similar: (count) =>
    count === 1
      ? 'La liste montre aussi 1\u00a0produit que vos mots ne nomment pas\u00a0: ils sont dans sa description, ou il a des mots proches. Il n’est pas sélectionné\u00a0; cochez-le dans la liste pour le modifier aussi.'
      : `La liste montre aussi ${products(count)} que vos mots ne nomment pas\u00a0: ils sont dans leur description, ou ces produits ont des mots proches. Ils ne sont pas sélectionnés\u00a0; cochez-les dans la liste pour les modifier aussi.`,
  more: (count) => plural(count, forms(count, 'autre', 'et ')),
  fields: { discountedPrice: 'Prix réduit\u00a0:', costPrice: 'Achat\u00a0:', tvaRate: 'TVA\u00a0:' },
  arrow: ' → ',
  usualLimit: 'seuil habituel',
  featured: 'Mis en avant',
  notFeatured: 'Pas mis en avant',
  states: { shown: 'Visible', draft: 'Brouillon', deleted: 'Supprimé' },
  deletionHint:
    'La suppression est définitive, avis compris. Les commandes gardent leur copie. Les produits d’une commande en cours restent.',
  refused: (count) =>
    plural(count, {
      one: `${products(count)} ne peut pas être modifié et reste tel quel\u00a0:`,
      many: `${products(count)} ne peuvent pas être modifiés et restent tels quels\u00a0:`,
      other: `${products(count)} ne peuvent pas être modifiés et restent tels quels\u00a0:`,
    }),
  notDone: (count) =>
    plural(count, {
      one: `${products(count)} n’a pas pu être modifié\u00a0:`,
      many: `${products(count)} n’ont pas pu être modifiés\u00a0:`,
      other: `${products(count)} n’ont pas pu être modifiés\u00a0:`,
    }),
  refusal: (name, reason) => `${name}\u00a0: ${reason}`,
  report: 'Voir ou défaire',
  reportOfDeletion: 'Voir lesquels',
  done: (count) => {
    const changed = `${products(count)} modifiés`;
    return plural(count, { one: `${products(count)} modifié`, many: changed, other: changed });
  },
  deleted: (count) => {
    const deleted = `${products(count)} supprimés`;
    return plural(count, { one: `${products(count)} supprimé`, many: deleted, other: deleted });
  },
};

function products(count: number) {
  return counted(count, 'produit');
}

/** "3 autres": a number and a word that gets an s. */
function forms(count: number, word: string, before = '') {
  const several = `${before}${formatNumber(count)} ${word}s`;
  return { one: `${before}${count} ${word}`, many: several, other: several };
}

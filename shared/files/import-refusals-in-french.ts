import type { importRefusals } from '../refusals/refusals-of-imports.ts';
import { frenchColumns } from './import-columns.ts';

/** The reasons for the rows of an import, and the names of its columns, for pages and reports. */
export const frenchImportRefusals: Record<keyof typeof importRefusals, string> = {
  // How parts make a reason
  'cell-problem': '{column}\u00a0: {reason}',
  'cell-problem-of-value': '{column} «\u00a0{value}\u00a0»\u00a0: {reason}',
  'several-problems': '{first}\u00a0; {next}',
  'picture-problem': '{column} {image}\u00a0: {reason}',
  // Values of a column
  'cell-missing': 'valeur manquante',
  'cell-not-text': 'doit être un texte',
  'cell-not-readable': 'n’est pas lisible en UTF-8',
  'cell-too-long': 'dépasse {max} caractères',
  'cell-not-a-number': 'n’est pas un nombre',
  'cell-ambiguous-comma': 'peut vouloir dire {one} ou {other}\u00a0: écrivez-le sans virgule',
  'cell-ambiguous-number': 'peut vouloir dire {one} ou {other}\u00a0: écrivez {plainOne} ou {plainOther}',
  'cell-too-many-decimals': 'a plus de 2 décimales',
  'cell-not-positive': 'doit être un nombre positif',
  'cell-negative': 'ne doit pas être négatif',
  'cell-not-whole': 'doit être un nombre entier',
  'cell-too-large': 'doit être de {max} au plus',
  'cell-not-a-quantity': 'doit être un nombre supérieur à 0, 1 000 000 au plus',
  'cell-not-grams': 'doit être un nombre entier de grammes, de 1 à 100 000',
  'cell-not-a-choice': 'ne fait pas partie de\u00a0: {choices}',
  'cell-not-a-gtin':
    'n’est pas un code-barres (GTIN/EAN) valable\u00a0: vérifiez le nombre de chiffres et le dernier chiffre',
  'cell-too-many-parts': 'a plus de {max} éléments',
  'cell-size-too-long': 'a une taille de plus de {max} caractères',
  'cell-in-base-language':
    'est dans la langue principale du catalogue\u00a0: retirez la colonne ou mettez le texte dans {column}',
  'cell-size-twice': 'nomme deux fois une taille',
  'cell-need-twice': 'nomme deux fois un besoin',
  'cell-picture-twice': 'nomme deux fois une image',
  'cell-not-a-picture': 'doit être une adresse https ou un fichier',
  'cell-not-pictures': 'doit contenir des adresses https ou des fichiers',
  'unit-missing': 'manque : indiquez l’unité de la contenance',
  'net-quantity-missing': 'manque : indiquez la contenance',
  'label-missing': 'manque : chaque membre d’une famille doit avoir cette valeur',
  'discount-not-below-price': 'doit être inférieur au prix',
  'discount-strikes-too-much':
    'demande un prix de {lowest}\u00a0DA au plus, le plus bas des 30\u00a0jours précédents (le {day})',
  'price-not-above-discount': 'doit être supérieur au prix réduit, qui reste {discounted}\u00a0DA',
  'key-changed-by-spreadsheet':
    'a été modifiée par le tableur\u00a0: mettez sa colonne au format texte et ressaisissez les références',
  'key-twice': '{key} est déjà à la ligne {line}',
  'key-unknown': 'aucun produit ne la porte, et un nouveau demande aussi {column}',
  'key-replaced': '{product} porte maintenant la référence {reference}',
  'barcode-of-product': '{barcode} appartient à {product}',
  'barcode-twice': '{barcode} est déjà celui de {other} dans ce fichier',
  'label-twice': '{label} est déjà celui de {owner} dans la famille {family}',
  'family-full': '{family} a plus de {max} produits',
  'category-cut': 'est raccourcie en {path}',
  'undo-changed-since': '{columns}\u00a0: modifié depuis, reste tel quel',
  'undo-product-gone': 'Le produit est supprimé ou porte une autre référence',
  'undo-failed': 'Les anciennes valeurs ne conviennent plus, le produit reste tel quel',
  // Pictures and needs
  'need-nowhere': '{column}\u00a0: il n’existe pas de besoin à l’adresse {need}',
  'picture-not-of-shop': 'doit être une adresse https ou une image de cette boutique',
  'picture-no-longer-there': 'n’est plus dans la boutique',
  'picture-file-missing': 'ce fichier n’existe pas',
  'picture-outside-folder': 'est en dehors du dossier',
  // Rows
  'row-with-other-fields': 'a {fields} champs au lieu de {headings}',
  'row-value-without-heading': 'a une valeur dans une colonne sans en-tête',
  'row-not-an-object': 'n’est pas un objet',
  'row-not-json': 'n’est pas du JSON valable',
  'column-unknown': 'La colonne «\u00a0{heading}\u00a0» n’existe pas. Les colonnes sont\u00a0: {columns}.',
  'column-misspelled': 'La colonne «\u00a0{heading}\u00a0» n’existe pas\u00a0: pensiez-vous à {near}\u00a0?',
  'batch-not-written': 'la ligne n’a pas été écrite\u00a0: {reason}',
  'family-of-one':
    'la famille {family} n’a qu’un produit, la boutique ne la montre donc pas comme une famille',
  'product-added-since-check': 'le produit a été ajouté depuis la vérification, il reste donc tel quel',
  'product-deleted-since-check': 'le produit a été supprimé depuis la vérification',
  'product-changed-since-check': 'le produit a été modifié depuis la vérification, il reste donc tel quel',
  'count-twice': 'Ce produit est déjà sur une ligne plus haut',
  'count-not-whole': '{product}\u00a0: les unités comptées ne sont pas un nombre entier',
  'count-moved':
    '{product}\u00a0: {before} unités en rayon quand la feuille a été faite, maintenant {now}. Recomptez-le',
  'count-below-orders': '{product}\u00a0: les commandes pas encore parties demandent {units} unités',
  'stock-sold-since-check':
    'trop d’unités ont été vendues depuis la vérification\u00a0: son stock passerait sous 0',
  ...Object.fromEntries(Object.entries(frenchColumns).map(([name, label]) => [`column:${name}`, label])),
};

import type { stockCountWords as english } from '../words/stock-count-words.ts';
import { counted, formatNumber } from './formats.ts';

/** Words of a count of the shelves. */
export const stockCountWords: typeof english = {
  open: 'Inventaire',
  title: 'Inventaire',
  text: 'Téléchargez la feuille des produits de la liste, notez ce qui est en rayon, puis choisissez la feuille remplie. Les articles des commandes pas encore parties sont toujours en rayon\u00a0: comptez-les aussi. Une ligne vide reste telle quelle.',
  sheet: 'Télécharger la feuille',
  file: 'Choisir la feuille remplie',
  failed: 'L’inventaire n’a pas pu être lu',
  differences: 'Écarts',
  columns: {
    product: 'Produit',
    here: 'En rayon',
    counted: 'Compté',
    difference: 'Écart',
    value: 'Valeur d’achat',
  },
  unknown: 'inconnue',
  summary: (count) => (count === 0 ? 'Aucun écart.' : `Écart sur ${counted(count, 'produit')}.`),
  others: (same, uncounted) =>
    `Sans écart\u00a0: ${formatNumber(same)}. Non comptés\u00a0: ${formatNumber(uncounted)}.`,
  problems: (count) =>
    count > 1
      ? `${counted(count, 'ligne')} restent telles quelles\u00a0:`
      : '1\u00a0ligne reste telle quelle\u00a0:',
  line: (line, text) => `Ligne ${formatNumber(line)}\u00a0: ${text}`,
  total: (sum) => `Valeur d’achat de tous les écarts, quand elle est connue\u00a0: ${sum}`,
  apply: (count) => (count === 0 ? 'Corriger le stock' : `Corriger ${counted(count, 'produit')}`),
  done: (count) => `Stock corrigé pour ${counted(count, 'produit')}.`,
  moved: (count) =>
    count > 1
      ? `${formatNumber(count)} ont bougé entre-temps\u00a0; recomptez-les.`
      : '1 a bougé entre-temps\u00a0; recomptez-le.',
};

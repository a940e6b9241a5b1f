import type { productListWords as english } from '../words/admin-product-list-words.ts';
import { counted, formatNumber } from './formats.ts';

/** Words of the products that shoppers do not see, and of the filters that help to find products. */
export const productListWords: typeof english = {
  visibility: 'Visibilité',
  visibilityHint:
    'Les clients ne voient un brouillon nulle part et ne peuvent pas le commander. Sa photo et sa description peuvent attendre.',
  shown: 'Visible dans la boutique',
  draft: 'Brouillon',
  states: { '': 'Tous', shown: 'Visibles', draft: 'Brouillons' },
  costPrice: 'Prix d’achat',
  costs: { '': 'Tous', unknown: 'Inconnu' },
  needs: 'Besoins',
  brand: 'Marque',
  reference: (reference) => `Réf.\u00a0${reference}`,
  allBrands: 'Toutes les marques',
  perPage: 'Par page',
  more: 'Plus',
  hiding: {
    instead: 'Masquer plutôt',
    done: 'Le produit est masqué aux clients',
    failed: 'Le produit n’a pas pu être masqué',
  },
  toOrder: {
    lead: 'Les produits épuisés ou presque, les plus vendus d’abord. La quantité couvre autant de ventes que ces 30 derniers jours, les clients en attente et le seuil d’alerte. «\u00a0Vendus\u00a0» compte les unités commandées ces jours-là, livrées ou non, sans les commandes annulées.',
    loading: 'Chargement des produits à commander…',
    failed: 'Les produits à commander n’ont pas pu être chargés',
    errorTitle: 'Produits à commander illisibles',
    exportHint: 'Télécharger tous les produits à commander',
    print: 'Imprimer',
    sold: 'Vendus en 30 jours',
    waiting: 'En attente',
    suggested: 'À commander',
    unitCost: 'Coût unitaire',
    cost: 'Coût',
    empty: {
      title: 'Rien à commander',
      none: 'Tous les produits ont assez de stock.',
      filtered: 'Tous les produits qui correspondent à ces filtres ont assez de stock.',
    },
  },
  /** Of a count of the shelves. */
  count: {
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
  },
};

import type { productListWords as english } from '../words/admin-product-list-words.ts';

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
};

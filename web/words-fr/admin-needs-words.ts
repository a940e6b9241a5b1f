import type { adminNeedsWords as english } from '../words/admin-needs-words.ts';
import { formatNumber, plural } from './formats.ts';

/** Words of the needs as administrators handle them. */
export const adminNeedsWords: typeof english = {
  title: 'Besoins',
  lead: 'Les clients cherchent des produits par besoin. Ils voient les besoins dans cet ordre.',
  loading: 'Chargement des besoins…',
  failed: 'Les besoins n’ont pas pu être chargés',
  errorTitle: 'Erreur de chargement',
  tryAgain: 'Réessayer',
  add: 'Ajouter un besoin',
  empty: {
    title: 'Aucun besoin trouvé',
    text: 'Un besoin comme «\u00a0Soleil\u00a0» ou «\u00a0Nouveau-né\u00a0» mène les clients aux produits que vous choisissez.',
    add: 'Ajouter le premier besoin',
  },
  products: (count) =>
    plural(count, {
      one: `${count} produit`,
      many: `${formatNumber(count)} de produits`,
      other: `${formatNumber(count)} produits`,
    }),
  active: 'Visible',
  inactive: 'Masqué',
  editNamed: (name) => `Modifier «\u00a0${name}\u00a0»`,
  deleteNamed: (name) => `Supprimer «\u00a0${name}\u00a0»`,
  orderFailed: 'L’ordre des besoins n’a pas pu être enregistré',
  deletion: {
    title: (name) => `Supprimer le besoin «\u00a0${name}\u00a0»`,
    question: 'Voulez-vous vraiment supprimer ce besoin\u00a0? Ses produits restent dans la boutique.',
    confirm: 'Supprimer',
    done: 'Besoin supprimé',
    failed: 'Le besoin n’a pas pu être supprimé',
  },
  form: {
    newTitle: 'Nouveau besoin',
    editTitle: 'Modifier le besoin',
    loading: 'Chargement du besoin…',
    failed: 'Le besoin n’a pas pu être chargé',
    errorTitle: 'Erreur de chargement',
    notFound: 'Besoin introuvable',
    back: 'Retour aux besoins',
    cards: { about: 'Besoin', products: 'Produits', place: 'Place dans la boutique' },
    fields: {
      name: 'Nom du besoin',
      slug: 'Adresse',
      description: 'Description',
      imageUrl: 'Image',
      isActive: 'État',
      products: 'Ajouter un produit',
    },
    hints: {
      slug: 'La fin de l’adresse, par exemple chute-de-cheveux. Laissez vide pour la tirer du nom.',
      inactive: 'Les clients ne voient pas ce besoin.',
    },
    noProducts: 'Aucun produit pour l’instant. Cherchez le premier.',
    productsInOrder: 'Produits dans leur ordre',
    outOfStock: 'Rupture de stock',
    inStock: (stock) => `${formatNumber(stock)} en stock`,
    removeNamed: (name) => `Retirer ${name}`,
    create: 'Créer le besoin',
    update: 'Enregistrer',
    created: 'Besoin créé',
    updated: 'Besoin mis à jour',
    saveFailed: 'Le besoin n’a pas pu être enregistré',
  },
};

import type { ProductClass, QuantityUnit } from '../../shared/catalog/product-facts.ts';
import type { SpecificationLine, TextFact } from '../../shared/catalog/product-fields.ts';
import type { catalogWords as english } from '../words/catalog-words.ts';
import { counted, formatNumber, plural, sizeWord, withCapital } from './formats.ts';

const facts: Record<TextFact, string> = {
  ingredients: 'Composition',
  usage: 'Conseils d’utilisation',
  warnings: 'Précautions d’emploi',
  audience: 'Pour qui\u00a0?',
};

const specificationLines: Record<SpecificationLine, string> = { barcode: 'Code-barres' };

const productClasses: Record<ProductClass, string> = {
  supplement: 'Complément alimentaire',
  cosmetic: 'Cosmétique',
  hygiene: 'Hygiène et protection',
  device: 'Dispositif médical',
  baby: 'Soins bébé',
  wear: 'Vêtements et chaussures',
};

/** The options of families: their names, the form after "Choisir", and the form after a number. */
const options: [names: string[], chosen: string, counted: string][] = [
  [['size', 'format'], 'le format', 'formats'],
  [['taille'], 'la taille', 'tailles'],
  [['color', 'couleur'], 'la couleur', 'couleurs'],
  [['shade', 'teinte'], 'la teinte', 'teintes'],
  [['scent', 'parfum'], 'le parfum', 'parfums'],
  [['flavor', 'goût'], 'le goût', 'goûts'],
  [['strength', 'dosage'], 'le dosage', 'dosages'],
  [['type'], 'le type', 'types'],
  [['form', 'forme'], 'la forme', 'formes'],
  [['age', 'âge'], 'l’âge', 'âges'],
];

/** Families may be named in English or French. */
function wordsOf(optionName: string) {
  const option = options.find(([names]) => names.includes(optionName.toLowerCase()));
  return { chosen: option?.[1] ?? 'une option', counted: option?.[2] ?? 'options' };
}

function products(count: number) {
  return counted(count, 'produit');
}

function quantityOf(quantity: number, unit: QuantityUnit) {
  const figure = formatNumber(quantity).replace('.', ',');
  if (unit !== 'pieces') return `${figure}\u00a0${unit}`;
  const pieces = `${figure}\u00a0pièces`;
  return plural(quantity, { one: `${figure}\u00a0pièce`, many: pieces, other: pieces });
}

/** Words of the product cards, the listing and the product page. */
export const catalogWords: typeof english = {
  breadcrumb: 'Fil d’Ariane',
  home: 'Accueil',
  products: 'Produits',
  noProducts: 'Aucun produit trouvé',
  noCategories: 'Aucune catégorie trouvée',
  viewAll: 'Voir tous les produits',
  tryAgain: 'Réessayer',
  failed: 'Les produits n’ont pas pu être chargés',
  pastTheEnd: 'Il n’y a plus de produits sur cette page.',
  toFirstPage: 'Retour à la première page',

  card: {
    rated: 'Avis des clients',
    rating: (average, count) => `${String(average).replace('.', ',')} (${formatNumber(count)})`,
    discount: (percent) => `−${percent}\u00a0%`,
    inStock: 'En stock',
    outOfStock: 'Épuisé',
    several: (units, price) => `${units} pour ${price}`,
    unitPrice: (price, quantity, unit) =>
      unit === 'pieces' ? `${price} / pièce` : `${price} / ${quantity}\u00a0${unit}`,
    wish: (name) => `Favoris\u00a0: ${name}`,
    viewDetails: (name) => `Voir le produit\u00a0: ${name}`,
    addToCart: 'Ajouter au panier',
    addNamedToCart: (name) => `Ajouter au panier\u00a0: ${name}`,
    from: 'Dès',
    members: (count, optionName) => `${count}\u00a0${wordsOf(optionName).counted}`,
    fewLeft: (stock) => `Plus que ${stock}`,
    chooseSize: 'Choisir la taille',
    chooseOption: (optionName) => `Choisir ${wordsOf(optionName).chosen}`,
    chooseOf: (choose, name) => `${choose}\u00a0: ${name}`,
    added: (name) => `Ajouté au panier\u00a0: ${name}`,
    soldOut: 'Ce produit est épuisé',
    viewCart: 'Voir le panier',
    allInCart: 'Votre panier contient déjà tout notre stock de ce produit',
  },

  needs: {
    title: 'Besoins',
    heading: 'Parcourir par besoin',
    lead: 'Partez de votre besoin\u00a0: chaque page vous donne quelques conseils et une sélection de produits.',
    viewAll: 'Voir tous les besoins',
    products,
    none: 'Aucun besoin trouvé',
    noProducts: 'Aucun produit ne répond à ce besoin en ce moment.',
    pageOf: (text, page) => `${text} (page ${page})`,
    notFound: 'Besoin introuvable',
    errorTitle: 'Erreur de chargement',
    failed: 'Les besoins n’ont pas pu être chargés',
  },

  search: {
    label: 'Rechercher un produit ou une marque',
    placeholder: 'Un produit, une marque…',
    action: 'Rechercher',
  },

  product: {
    brand: 'Marque',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    zoomedImage: (name) => `Photo agrandie\u00a0: ${name}`,
    pictures: (name) => `Photos\u00a0: ${name}`,
    furtherPicture: (name, place) => `${name}, photo ${place}`,
    showPicture: (place, count) => `Afficher la photo ${place} sur ${count}`,
    previousPicture: 'Photo précédente',
    nextPicture: 'Photo suivante',
    trust: { authentic: 'Produit authentique', delivery: 'Livraison rapide', returns: 'Retours faciles' },
    offerDays: (first, last) => `Offre du ${first} au ${last}`,
    offers: {
      ordersFrom: (offer, least) => `${offer}, dès ${least} d’achat`,
      giftWith: (gift, units) =>
        units === 1 ? `Offert avec ce produit\u00a0: ${gift}` : `Offert pour ${units} achetés\u00a0: ${gift}`,
      giftFromAll: (gift, least) => `Offert dès ${least} d’achat, tous produits confondus\u00a0: ${gift}`,
      giftFrom: (gift, least) => `Offert dès ${least} de produits de cette offre\u00a0: ${gift}`,
      delivery: 'Livraison gratuite',
      deliveryFrom: (least) => `Livraison gratuite dès ${least} d’achat`,
    },
    save: (amount) => `Vous économisez ${amount}`,
    keyBenefits: 'Points forts',
    bundle: {
      contents: 'Contenu du coffret',
      steps: 'Étape par étape',
      apart: (price) => `Séparément ${price}`,
    },
    size: (example) => withCapital(sizeWord(example)),
    pleaseSelectSize: (example) => `Veuillez choisir une ${sizeWord(example)}`,
    selectSizeFirst: (example) => `Choisir une ${sizeWord(example)}`,
    notifyMe: 'Me prévenir',
    quantity: 'Quantité',
    left: (stock) => `${formatNumber(stock)} en stock`,
    deliveryInformation: 'Livraison',
    description: 'Description',
    specifications: 'Caractéristiques',
    category: 'Catégorie',
    sku: 'Référence',
    availableSizes: (example) => `${withCapital(sizeWord(example))}s disponibles`,
    facts,
    materials: { clothes: 'Matières', goods: 'Composition' },
    productClass: 'Type de produit',
    productClasses,
    netQuantity: 'Contenance',
    quantityOf,
    specificationLines,
    needsScript: 'Le panier nécessite JavaScript. Veuillez l’activer pour commander.',
    related: 'Produits similaires',
    recentlyViewed: 'Vus récemment',
    loading: 'Chargement du produit…',
    notFound: 'Produit introuvable',
    errorTitle: 'Erreur de chargement',
    backToProducts: 'Retour aux produits',
  },
};

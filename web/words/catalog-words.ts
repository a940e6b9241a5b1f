import type { ProductClass, QuantityUnit } from '../../shared/catalog/product-facts.ts';
import type { SpecificationLine, TextFact } from '../../shared/catalog/product-fields.ts';
import { formatNumber, plural } from './formats.ts';

const facts: Record<TextFact, string> = {
  ingredients: 'Ingredients',
  usage: 'How to Use',
  warnings: 'Warnings',
  audience: 'Who It Is For',
};

const specificationLines: Record<SpecificationLine, string> = { barcode: 'Barcode' };

const productClasses: Record<ProductClass, string> = {
  supplement: 'Food supplement',
  cosmetic: 'Cosmetic',
  hygiene: 'Hygiene',
  device: 'Medical device',
  baby: 'Baby care',
  wear: 'Clothing and footwear',
};

function isOneWord(optionName: string) {
  return /^\p{L}{1,10}$/u.test(optionName);
}

function pluralOfOption(optionName: string) {
  if (!isOneWord(optionName)) return 'options';
  const name = optionName.toLowerCase();
  const stem = name.replace(/([^aeiou])y$/, '$1ie').replace(/([xz]|[cs]h)$/, '$1e');
  return name.endsWith('s') ? name : `${stem}s`;
}

/** Words of the product page, the product cards and all pages that show them. */
export const catalogWords = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  products: 'Products',
  noProducts: 'No products found',
  noCategories: 'No categories found',
  viewAll: 'View All Products',
  tryAgain: 'Try Again',
  failed: 'Failed to fetch products',
  pastTheEnd: 'There are no more products on this page.',
  toFirstPage: 'Back to the first page',

  card: {
    /** Read out before the rating. */
    rated: 'Reviews by buyers',
    rating: (average: number, count: number) => `${average} (${formatNumber(count)})`,
    discount: (percent: number) => `−${percent}%`,
    inStock: 'In Stock',
    outOfStock: 'Out of Stock',
    /** `3 for 2`, or two for a price. */
    several: (units: number, price: string) => `${units} for ${price}`,
    unitPrice: (price: string, quantity: number, unit: QuantityUnit) =>
      unit === 'pieces' ? `${price} / piece` : `${price} / ${quantity} ${unit}`,
    wish: (name: string) => `Wish list: ${name}`,
    viewDetails: (name: string) => `View details of ${name}`,
    addToCart: 'Add to Cart',
    addNamedToCart: (name: string) => `Add to Cart: ${name}`,
    from: 'From',
    /** `3 sizes`, or `6 options` for an option whose name is more than one word. */
    members: (count: number, optionName: string) => `${count} ${pluralOfOption(optionName)}`,
    fewLeft: (stock: number) => `Only ${stock} left`,
    chooseSize: 'Choose Size',
    chooseOption: (optionName: string) => (isOneWord(optionName) ? `Choose ${optionName}` : 'Choose Option'),
    chooseOf: (choose: string, name: string) => `${choose}: ${name}`,
    added: (name: string) => `${name} added to cart!`,
    soldOut: 'Product is out of stock',
    viewCart: 'View Cart',
    allInCart: 'Everything we have in stock is already in your cart',
  },

  needs: {
    title: 'Needs',
    heading: 'Shop by Need',
    lead: 'Start from what you need: each page has a few words of advice and products that we chose for it.',
    viewAll: 'View All Needs',
    products: (count: number) => plural(count, { one: '1 product', other: `${count} products` }),
    none: 'No needs found',
    noProducts: 'There are no products for this need at the moment.',
    pageOf: (text: string, page: number) => `${text} (page ${page})`,
    notFound: 'Need not found',
    errorTitle: 'Error Loading Needs',
    failed: 'Failed to fetch needs',
  },

  search: {
    label: 'Search products and brands',
    placeholder: 'Search products and brands',
    action: 'Search',
  },

  product: {
    brand: 'Brand',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomedImage: (name: string) => `Enlarged picture of ${name}`,
    pictures: (name: string) => `Pictures of ${name}`,
    furtherPicture: (name: string, place: number) => `${name}, picture ${place}`,
    showPicture: (place: number, count: number) => `Show picture ${place} of ${count}`,
    previousPicture: 'Previous picture',
    nextPicture: 'Next picture',
    trust: { authentic: 'Authentic Product', delivery: 'Fast Delivery', returns: 'Easy Returns' },
    offerDays: (first: string, last: string) => `Offer from ${first} to ${last}`,
    offers: {
      ordersFrom: (offer: string, least: string) => `${offer}, in orders from ${least}`,
      giftWith: (gift: string, units: number) =>
        plural(units, { one: `Free with it: ${gift}`, other: `Free with ${units} of it: ${gift}` }),
      giftFromAll: (gift: string, least: string) => `Free from ${least} of all products: ${gift}`,
      giftFrom: (gift: string, least: string) => `Free from ${least} of the products of this offer: ${gift}`,
      delivery: 'Free delivery',
      deliveryFrom: (least: string) => `Free delivery in orders from ${least}`,
    },
    save: (amount: string) => `You save ${amount}`,
    keyBenefits: 'Key Benefits',
    bundle: {
      contents: 'What Is Inside',
      steps: 'Step by Step',
      apart: (price: string) => `Separately ${price}`,
    },
    /** These take one of the sizes, because French has a word of its own for sizes of shoes. */
    size: (_example: string) => 'Size',
    pleaseSelectSize: (_example: string) => 'Please select a size',
    selectSizeFirst: (_example: string) => 'Select Size First',
    notifyMe: 'Notify Me',
    quantity: 'Quantity',
    left: (stock: number) => `${stock} left in stock`,
    deliveryInformation: 'Delivery Information',
    description: 'Description',
    specifications: 'Specifications',
    category: 'Category',
    sku: 'SKU',
    availableSizes: (_example: string) => 'Available Sizes',
    facts,
    /** The heading in place of "Ingredients" for products without any. */
    materials: { clothes: 'Materials', goods: 'Materials & Contents' },
    productClass: 'Type',
    productClasses,
    netQuantity: 'Net Quantity',
    quantityOf: (quantity: number, unit: QuantityUnit) =>
      quantity === 1 && unit === 'pieces' ? '1 piece' : `${quantity} ${unit}`,
    specificationLines,
    needsScript: 'The cart needs JavaScript. Please turn it on to order.',
    related: 'Related Products',
    recentlyViewed: 'Recently Viewed',
    loading: 'Loading product details...',
    notFound: 'Product not found',
    errorTitle: 'Error Loading Product',
    backToProducts: 'Back to Products',
  },
};

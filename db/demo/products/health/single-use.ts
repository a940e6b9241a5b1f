import type { ProductLine } from '../product-line.ts';

export const singleUse: ProductLine[] = [
  {
    key: 'examination-gloves',
    category: 'Single-Use Protection',
    brand: 'Mizarel',
    name: '{material} Gloves (Gants d’Examen), size {size}, 100 pieces',
    familyName: 'Examination Gloves',
    picture: { shape: 'wide box', label: '{material} Gloves', detail: '100 pieces', tint: 'blue' },
    price: 950,
    options: {
      material: { Nitrile: 'blue', Latex: 'sand', Vinyl: 'pearl' },
      size: { S: 1, M: 1, L: 1, XL: 1 },
    },
    description:
      'Powder-free gloves with a rolled edge. Nitrile resists punctures and suits latex allergies; latex is the most supple; vinyl is for short, light tasks. Change gloves between two people and wash the hands afterwards.',
    features: ['Powder-free', 'Rough fingertips for wet instruments', 'Not sterile', 'Fits either hand'],
  },
  {
    key: 'surgical-masks',
    category: 'Single-Use Protection',
    brand: 'Mizarel',
    name: 'Surgical Masks (Masques Chirurgicaux), {color}, {pack}',
    picture: { shape: 'wide box', label: 'Face Masks', detail: 'Three layers', tint: 'sky' },
    price: 380,
    options: {
      color: { Blue: 'sky', Black: 'graphite' },
      pack: { '50 masks': 1, '100 masks': 1.85 },
    },
    description:
      'Three layers, soft ear loops and a nose clip that can be bent. The colored side faces out. Replace a mask after four hours or as soon as it is damp.',
    features: ['Filters 98 % of bacteria', 'Nose clip', 'Soft ear loops', 'Free of glass fiber'],
  },
  {
    key: 'ffp2-masks',
    category: 'Single-Use Protection',
    brand: 'Mizarel',
    name: 'FFP2 Respirators (Masques FFP2), {pack}',
    picture: { shape: 'wide box', label: 'FFP2', detail: 'Respirators', tint: 'graphite' },
    price: 690,
    options: { pack: { '10 masks': 1, '20 masks': 1.85, '50 masks': 4.2 } },
    description:
      'Folding respirators of five layers that seal around nose and chin. Press the clip with both hands and check that no air escapes. For dust, aerosols and close contact with patients.',
    features: ['Five layers', 'Wrapped one by one', 'Fits under glasses', 'No valve'],
  },
  {
    key: 'surgical-cap',
    category: 'Single-Use Protection',
    brand: 'Mizarel',
    name: 'Reusable Surgical Cap (Calot), {color}',
    picture: { shape: 'cap', label: 'Surgical Cap', detail: '{color}', tint: 'teal' },
    price: 650,
    options: { color: { Teal: 'teal', Plum: 'plum' } },
    description:
      'A cotton cap with a sweatband and ties, for short hair and long. Washable, so one cap replaces hundreds of paper ones. One size that adjusts at the back.',
    features: ['Sweatband inside', 'Ties at the back', 'Washable at 60 °C', 'One size'],
  },
];

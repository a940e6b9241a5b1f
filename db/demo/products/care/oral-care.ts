import type { ProductLine } from '../product-line.ts';

export const oralCare: ProductLine[] = [
  {
    key: 'manual-toothbrush',
    category: 'Toothbrushes',
    brand: 'Sinnelia',
    name: 'Toothbrush {bristle} (Brosse à Dents), {pack}',
    picture: { shape: 'toothbrush', label: 'Toothbrush', tint: 'teal' },
    price: 190,
    options: {
      bristle: { Soft: 1, Medium: 1, 'Ultra Soft': 1, Surgical: 1 },
      pack: { '1 brush': 1, '2 brushes': 1.8, '4 brushes': 3.3 },
    },
    featured: true,
    description:
      'A small head that reaches behind the last molar and rounded bristles that spare the gums. Dentists usually advise soft; the surgical one is for the weeks after an operation. Change it every three months.',
    features: ['Compact head', 'Rounded bristle ends', 'Handle that does not slip', 'Cap for traveling'],
  },
  {
    key: 'kids-toothbrush',
    category: 'Toothbrushes',
    brand: 'Sinnelia',
    name: 'Kids Toothbrush (Brosse à Dents Enfant), {age}',
    picture: { shape: 'toothbrush', label: 'Kids Brush', tint: 'coral' },
    price: 210,
    options: { age: { '0-2 Years': 1, '3-5 Years': 1, '6-9 Years': 1 } },
    description:
      'The handle is thick for small fists, and the bristles show how much paste is right: a grain of rice for the youngest, a pea for the others. Brush along until about seven years of age.',
    features: ['Extra soft bristles', 'Dosing mark', 'Stands on a suction foot', 'Free of BPA'],
  },
  {
    key: 'electric-toothbrush',
    category: 'Toothbrushes',
    brand: 'Sinnelia',
    name: 'Sonic Electric Toothbrush (Brosse à Dents Électrique), {color}',
    picture: { shape: 'electric toothbrush', label: 'Sonic', tint: 'blue' },
    price: 5900,
    options: { color: { Blue: 'blue', Rose: 'rose', Graphite: 'graphite' } },
    offer: 25,
    featured: true,
    description:
      'Thirty-one thousand strokes a minute and a pause every thirty seconds that says: next quarter. A light warns when you press too hard. One charge lasts for three weeks; two heads are in the box.',
    features: ['Three modes', 'Pressure warning', 'Two-minute timer', 'Three weeks on one charge'],
  },
  {
    key: 'toothpaste',
    category: 'Toothpastes',
    brand: 'Sinnelia',
    name: 'Toothpaste {kind} (Dentifrice), {volume}',
    picture: { shape: 'tube', label: 'Toothpaste', detail: 'with Fluoride', tint: 'teal' },
    price: 340,
    options: {
      kind: {
        'Sensitive Teeth': 'sky',
        'Gum Care': 'coral',
        'Gentle White': 'sky',
        'Daily Mint': 'mint',
        'Miswak & Clove': 'mint',
      },
      volume: { '75 ml': 1, '100 ml': 1.25, '2 x 75 ml': 1.8 },
    },
    description:
      'One base, five characters, all with 1450 ppm of fluoride. Spit out, but do not rinse: that way the fluoride stays. The white one polishes gently and is safe for daily use.',
    features: ['With fluoride', 'Low abrasion', 'No titanium dioxide', 'Fresh for hours'],
  },
  {
    key: 'kids-toothpaste',
    category: 'Toothpastes',
    brand: 'Sinnelia',
    name: 'Kids Toothpaste (Dentifrice Enfant), {flavor}, {age}',
    picture: { shape: 'tube', label: 'Kids Paste', detail: '{flavor}', tint: 'rose', prop: 'berries' },
    price: 320,
    options: {
      flavor: { Strawberry: 'rose', Mango: 'orange' },
      age: { '0-3 Years': 1, '3-6 Years': 1, '7-12 Years': 1.1 },
    },
    description:
      'Little foam and a mild taste of fruit, so that two minutes are possible. The fluoride follows the age on the tube: 500, 1000 or 1450 ppm. Use only the amount shown on the back.',
    features: ['Fluoride by age', 'No SLS, no sugar', 'Tastes of fruit', '50 ml'],
  },
  {
    key: 'mouthwash',
    category: 'Mouthwash & Floss',
    brand: 'Sinnelia',
    name: 'Mouthwash {kind} (Bain de Bouche), {volume}',
    picture: { shape: 'clear bottle', label: 'Mouthwash', detail: 'Fresh rinse', tint: 'mint' },
    price: 520,
    options: {
      kind: { 'Fresh Mint': 1, 'Gum Care': 1, 'Dry Mouth': 1 },
      volume: { '250 ml': 1, '500 ml': 1.6 },
    },
    description:
      'A rinse without alcohol that does not burn. Twenty milliliters for half a minute, at another time than brushing. It supplements the brush and never replaces it. From 7 years.',
    features: ['No alcohol', 'Fresh breath', 'With fluoride', 'Measuring cap'],
  },
  {
    key: 'dental-floss',
    category: 'Mouthwash & Floss',
    brand: 'Sinnelia',
    name: 'Dental Floss (Fil Dentaire), {kind}',
    optionName: 'Type and length',
    picture: { shape: 'box', label: 'Floss', tint: 'mint' },
    price: 280,
    options: {
      kind: {
        'Waxed Mint 50 m': 1,
        'Ribbon 30 m': 1.1,
        'Expanding 40 m': 1.2,
        'Floss Picks, 40 pieces': 0.95,
      },
    },
    description:
      'Waxed for tight gaps, ribbon for wide ones, expanding for gums that bleed easily. Guide it around each tooth like the letter C. Picks are for bags and for beginners.',
    features: ['Does not fray', 'Slides into tight gaps', 'With fluoride', 'Recyclable box'],
  },
  {
    key: 'interdental-brushes',
    category: 'Mouthwash & Floss',
    brand: 'Sinnelia',
    name: 'Interdental Brushes (Brossettes) {size}, {pack}',
    picture: { shape: 'picks', label: 'Interdental', tint: 'teal' },
    price: 390,
    options: {
      size: { '0.4 mm': 1, '0.5 mm': 1, '0.6 mm': 1, '0.7 mm': 1, '0.8 mm': 1 },
      pack: { '6 brushes': 1, '12 brushes': 1.85 },
    },
    description:
      'They clean where no bristle reaches. The right size slides in with slight resistance; most people need two. Use each for about a week and rinse it afterwards.',
    features: ['Coated wire', 'Bends without breaking', 'Cap included', 'Colors by size'],
  },
  {
    key: 'denture-tablets',
    category: 'Denture Care',
    brand: 'Sinnelia',
    name: 'Denture Cleaning Tablets (Comprimés Nettoyants), {pack}',
    picture: { shape: 'blister', label: 'Denture Clean', tint: 'sky' },
    price: 480,
    options: { pack: { '32 tablets': 1, '66 tablets': 1.8, '96 tablets': 2.4 } },
    description:
      'Drop one into warm water, lay the denture in for fifteen minutes, brush and rinse. Removes stains from tea and coffee. Good for aligners and night guards as well.',
    features: ['Clean in fifteen minutes', 'Removes stains', 'Fresh mint', 'Gentle on metal parts'],
  },
  {
    key: 'denture-cream',
    category: 'Denture Care',
    brand: 'Sinnelia',
    name: 'Denture Fixing Cream (Crème Adhésive), {kind}, {volume}',
    picture: { shape: 'tube', label: 'Fixing Cream', tint: 'blue' },
    price: 450,
    options: { kind: { Mint: 1, Neutral: 1 }, volume: { '40 g': 1, '70 g': 1.5 } },
    description:
      'Holds from breakfast to bedtime and keeps crumbs out. Three short strips on the dry denture are enough; too much squeezes out. Comes off with warm water and a brush.',
    features: ['Holds up to twelve hours', 'No zinc', 'Seals against crumbs', 'Narrow nozzle'],
  },
];

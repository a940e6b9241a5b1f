import { type ProductLine, sizesOf } from '../product-line.ts';

const caneSizes = ['Small', 'Medium', 'Large'];

export const walkingAndFeet: ProductLine[] = [
  {
    key: 'adjustable-cane',
    category: 'Walking Canes',
    brand: 'Marchelia',
    name: 'Adjustable Walking Cane (Canne Réglable), {color}',
    picture: { shape: 'cane', label: 'Adjustable Cane', tint: 'navy' },
    price: 2600,
    options: { color: { Navy: 'navy', Bronze: 'clay', Graphite: 'graphite' } },
    sizes: sizesOf(caneSizes),
    featured: true,
    description:
      'An aluminum cane with a T handle of soft rubber and a wrist strap. Small suits people up to 160 cm, Medium up to 175 cm, Large above that; inside each size the height still adjusts in steps of 2.5 cm. With your arm hanging, the handle should reach the crease of the wrist.',
    features: [
      'Weighs only 380 g',
      'Carries up to 120 kg',
      'Push-button height setting',
      'Wide rubber tip that grips',
    ],
  },
  {
    key: 'folding-cane',
    category: 'Walking Canes',
    brand: 'Marchelia',
    name: 'Folding Walking Cane (Canne Pliante), {color}',
    picture: { shape: 'cane', label: 'Folding Cane', detail: 'with pouch', tint: 'teal' },
    price: 3100,
    options: { color: { Teal: 'teal', 'Wine Red': 'plum' } },
    sizes: sizesOf(caneSizes, ['Large']),
    offer: 10,
    description:
      'Four tubes on an inner cord fold down to the length of an umbrella for the bus, the plane and the mosque. A shake, and they stand again. Comes with a pouch that closes around it.',
    features: ['Folds to 30 cm', 'Snaps open by itself', 'With carrying pouch', 'Carries up to 100 kg'],
  },
  {
    key: 'quad-cane',
    category: 'Walking Canes',
    brand: 'Marchelia',
    name: 'Four-Footed Cane (Canne Quadripode), {base}',
    picture: { shape: 'quad cane', label: 'Quad Cane', tint: 'blue' },
    price: 4300,
    options: { base: { 'Small Base': 1, 'Wide Base': 1.15 } },
    sizes: sizesOf(caneSizes, ['Small']),
    description:
      'It stands by itself when both hands are needed and steadies those who need more than a tip. The base turns for the left or the right hand: the flat side belongs next to the leg. The small base also climbs stairs.',
    features: [
      'Stands on its own',
      'For the left or right hand',
      'Four replaceable tips',
      'Carries up to 130 kg',
    ],
  },
  {
    key: 'wooden-cane',
    category: 'Walking Canes',
    brand: 'Marchelia',
    name: 'Olive Wood Walking Cane (Canne en Bois), {finish}',
    picture: { shape: 'cane', label: 'Olive Wood', tint: 'honey' },
    price: 3800,
    options: { finish: { Natural: 1, Dark: 1 } },
    sizes: sizesOf(caneSizes, ['Small']),
    description:
      'Turned from one piece of olive wood and rubbed with oil, so that no two have the same grain. The derby handle hooks over the arm or a chair. It is not adjustable: choose the size, and let a joiner shorten it if need be.',
    features: ['Solid olive wood', 'Oiled by hand', 'Derby handle', 'Rubber tip of 19 mm'],
  },
  {
    key: 'forearm-crutch',
    category: 'Crutches & Frames',
    brand: 'Marchelia',
    name: 'Forearm Crutch (Béquille), {color}, {pack}',
    picture: { shape: 'crutch', label: 'Crutch', detail: '{color}', tint: 'blue' },
    price: 1900,
    options: { color: { Blue: 'blue', Gray: 'graphite' }, pack: { single: 1, pair: 1.9 } },
    description:
      'A crutch with an open cuff and an anatomical grip, adjustable from child to adult height. The reflecting ring shows you at night. Keep the elbow a little bent when you set the height.',
    features: ['Ten height settings', 'Anatomical grip', 'Reflecting ring', 'Carries up to 140 kg'],
  },
  {
    key: 'folding-walker',
    category: 'Crutches & Frames',
    brand: 'Marchelia',
    name: 'Folding Walking Frame (Déambulateur), {kind}',
    picture: { shape: 'walker', label: 'Walking Frame', tint: 'emerald' },
    price: 7200,
    options: { kind: { Fixed: 1, 'Two Wheels': 1.25, Reciprocal: 1.15 } },
    offer: 15,
    description:
      'A light frame that opens with a click and folds flat behind a door. The fixed one is the steadiest, the wheeled one the quickest, and the reciprocal one follows step by step. Height from 78 to 96 cm.',
    features: ['Folds with one press', 'Weighs 2.4 kg', 'Non-slip grips', 'Carries up to 110 kg'],
  },
  {
    key: 'rubber-tips',
    category: 'Crutches & Frames',
    brand: 'Marchelia',
    name: 'Rubber Tips (Embouts), {diameter}, {pack}',
    picture: { shape: 'box', label: 'Rubber Tips', tint: 'graphite' },
    price: 320,
    options: { diameter: { '16 mm': 1, '19 mm': 1, '22 mm': 1.1 }, pack: { '2 pieces': 1, '4 pieces': 1.8 } },
    description:
      'Worn tips slip: change them when the rings underneath have gone. A steel washer inside keeps the tube from cutting through. Measure the outer diameter of the tube and push the tip on with a twist.',
    features: [
      'Steel washer inside',
      'Leaves no marks on floors',
      'Grips on wet tiles',
      'For canes, crutches and frames',
    ],
  },
  {
    key: 'compression-stockings',
    category: 'Compression Hosiery',
    brand: 'Orthassil',
    name: 'Compression Stockings {strength} (Bas de Contention), {color}, size {size}',
    picture: { shape: 'stocking', label: 'Stockings', detail: 'Compression', tint: 'clay' },
    price: 3400,
    options: {
      strength: { 'Class 1': 1, 'Class 2': 1.2 },
      color: { Beige: 'sand', Black: 'graphite' },
      size: { S: 1, M: 1, L: 1, XL: 1 },
    },
    description:
      'Knee-high stockings that press most at the ankle and less upwards, for legs that stand, sit or fly for hours. Put them on in the morning, before the legs swell. Class 2 should be worn on medical advice.',
    features: [
      'Graduated pressure',
      'Reinforced heel and toe',
      'Wide soft top band',
      'Can be washed every day',
    ],
  },
  {
    key: 'gel-insoles',
    category: 'Foot Comfort',
    brand: 'Khatwane',
    name: 'Gel Insoles (Semelles en Gel), {person}, {use}',
    picture: { shape: 'insoles', label: 'Gel Insoles', tint: 'sky' },
    price: 1250,
    options: { person: { Women: 1, Men: 1.05 }, use: { Everyday: 1, Work: 1, Sport: 1 } },
    description:
      'Gel under heel and ball takes the hardness out of concrete floors. The lines at the toe show where to cut for each shoe size. Take them out at night, so that they can air.',
    features: [
      'Cushions heel and ball',
      'Cut to size with scissors',
      'Washable',
      'Does not slip in the shoe',
    ],
  },
  {
    key: 'heel-cups',
    category: 'Foot Comfort',
    brand: 'Khatwane',
    name: 'Silicone {part}, size {size}',
    familyName: 'Silicone Foot Protection',
    picture: { shape: 'wide box', label: 'Foot Comfort', detail: 'Silicone', tint: 'mint' },
    price: 780,
    options: {
      part: { 'Heel Cups': 1, 'Toe Separators': 0.7, 'Bunion Guards': 0.9 },
      size: { S: 1, M: 1, L: 1 },
    },
    description:
      'Clear medical silicone that yields where the shoe does not, as heel cups (talonnettes), between toes or over a bunion. Wear it directly on the skin or over a thin sock. Wash with soap, let it dry, and dust it with a little talc: it will last for months.',
    features: ['Medical silicone', 'Washable and durable', 'Hardly visible', 'Sold by the pair'],
  },
];

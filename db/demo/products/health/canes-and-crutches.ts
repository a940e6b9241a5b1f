import { type ProductLine, sizesOf } from '../product-line.ts';
import { walkingWarnings } from '../usual-texts.ts';

const caneSizes = ['Small', 'Medium', 'Large'];

export const canesAndCrutches: ProductLine[] = [
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
    facts: {
      class: 'device',
      ingredients:
        'Tube of aluminum, handle of soft rubber, wrist strap of nylon, tip of rubber 19 mm. 380 g. Carries up to 120 kg.',
      usage:
        'Stand upright in your shoes with the arm hanging: the handle should reach the crease of the wrist. Let the button snap in and tighten the ring. Hold the cane on the side of the stronger leg.',
      warnings: walkingWarnings,
      audience:
        'Adults up to 120 kg. Choose Small up to 160 cm of body height, Medium up to 175 cm, Large above.',
    },
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
    facts: {
      class: 'device',
      ingredients:
        'Four tubes of aluminum on an elastic cord, handle of polypropylene, tip of rubber 16 mm, pouch. Carries up to 100 kg.',
      usage:
        'Shake it open and check that each tube sits firmly. The handle should reach the crease of the wrist. Hold the cane on the side of the stronger leg.',
      warnings: walkingWarnings,
      audience:
        'Adults up to 100 kg. Choose Small up to 160 cm of body height, Medium up to 175 cm, Large above.',
    },
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
    facts: {
      class: 'device',
      ingredients:
        'Tube of aluminum, base of steel, handle of soft rubber, four rubber tips of 16 mm. Carries up to 130 kg.',
      usage:
        'Turn the flat side of the base towards the leg. The handle should reach the crease of the wrist. Put all four tips down before you lean on it.',
      warnings: walkingWarnings,
      audience:
        'Adults up to 130 kg. Choose Small up to 160 cm of body height, Medium up to 175 cm, Large above.',
    },
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
    facts: {
      class: 'device',
      ingredients:
        'Solid olive wood, oiled with linseed oil, {finish:small}; tip of rubber 19 mm. Carries up to 100 kg.',
      usage:
        'The handle should reach the crease of the wrist; a joiner can shorten the foot. Hold the cane on the side of the stronger leg. Rub it with oil once a year.',
      warnings: walkingWarnings,
      audience:
        'Adults up to 100 kg. Choose Small up to 160 cm of body height, Medium up to 175 cm, Large above.',
    },
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
    facts: {
      class: 'device',
      ingredients:
        'Tube of aluminum, cuff and grip of polypropylene, tip of rubber 19 mm, reflecting ring. Carries up to 140 kg. Ten heights from 72 to 95 cm.',
      usage:
        'Set the grip at the crease of the wrist with the arm hanging, so that the elbow bends a little. Put crutches down first, then step. On stairs, the stronger leg goes up first.',
      warnings: walkingWarnings,
      audience:
        'Adults and children from 1.40 m, up to 140 kg. Let a professional show you how to walk with it.',
    },
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
    facts: {
      class: 'device',
      ingredients:
        'Frame of aluminum, grips of foam, tips of rubber 28 mm{wheels}. 2.4 kg. Height 78 to 96 cm. Carries up to 110 kg.',
      usage: 'Open it until it clicks. The grips should reach the crease of the wrist. {use}',
      warnings: `${walkingWarnings} Do not use it on stairs.`,
      audience: 'Adults up to 110 kg.',
      terms: {
        wheels: {
          Fixed: '',
          'Two Wheels': ', two wheels of 12 cm in front',
          Reciprocal: ', hinged in the middle',
        },
        use: {
          Fixed: 'Lift it, put it down on all four tips, then step.',
          'Two Wheels': 'Push it forward, lean on it, then step.',
          Reciprocal: 'Move one side forward with each step.',
        },
      },
    },
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
    facts: {
      class: 'device',
      ingredients: 'Natural rubber with a steel washer. Inner diameter {diameter}.',
      usage:
        'Measure the outer diameter of the tube. Twist off the old tip and push the new one on until it stops.',
      warnings:
        'They contain latex: do not touch them if you are allergic to it. Change tips when the rings below have gone: worn tips slip. Check that they sit firmly before you lean on them.',
      audience: 'For canes, crutches and frames with tubes of {diameter}.',
    },
  },
];

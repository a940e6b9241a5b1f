import type { ProductLine } from '../product-line.ts';

export const firstAid: ProductLine[] = [
  {
    key: 'fabric-plasters',
    category: 'Plasters',
    brand: 'Pansoria',
    name: 'Fabric Plasters (Pansements), {kind}, {pack}',
    picture: { shape: 'plasters', label: 'Fabric Plasters', detail: 'Elastic cloth', tint: 'red' },
    price: 220,
    options: {
      kind: { Assorted: 1, 'Extra Wide': 1.15, 'Finger & Knuckle': 1.1, 'Cut to Length': 1.2 },
      pack: { '20 pieces': 1, '40 pieces': 1.8 },
    },
    description:
      'Elastic cloth that moves with knuckles and knees and stays on through a working day. The pad is coated, so it comes off without sticking to the wound. Clean and dry the skin before you apply one.',
    features: ['Stretches with every movement', 'Pad does not stick', 'Strong hold', 'Wrapped one by one'],
  },
  {
    key: 'waterproof-plasters',
    category: 'Plasters',
    brand: 'Pansoria',
    name: 'Waterproof Plasters (Pansements Étanches), {pack}',
    picture: { shape: 'plasters', label: 'Waterproof', detail: 'Clear film', tint: 'sky' },
    price: 290,
    options: { pack: { '20 pieces': 1, '40 pieces': 1.75, '100 pieces': 3.9 } },
    description:
      'A clear, breathing film with a sealed edge all round: for washing up, showers and the sea. The rounded corners do not roll up. Change the plaster once a day.',
    features: ['Sealed on all four sides', 'Breathing film', 'Almost invisible', 'Hypoallergenic glue'],
  },
  {
    key: 'blister-plasters',
    category: 'Plasters',
    brand: 'Pansoria',
    name: 'Hydrocolloid Blister Plasters (Ampoules), {place}, {pack}',
    picture: { shape: 'plasters', label: 'Blister Relief', detail: 'Hydrocolloid', tint: 'clay' },
    price: 480,
    options: { place: { Heel: 1, Toe: 0.95, Mixed: 1.05 }, pack: { '5 pieces': 1, '10 pieces': 1.85 } },
    description:
      'A second skin of hydrocolloid for blisters from new shoes. It takes up fluid, cushions and stays in place for several days. Warm the plaster between your hands before applying, and let it come off by itself.',
    features: ['Cushions pressure at once', 'Stays on for days', 'Resists water', 'Extra thin edge'],
  },
  {
    key: 'sterile-compresses',
    category: 'Compresses',
    brand: 'Pansoria',
    name: 'Sterile Gauze Compresses (Compresses Stériles) {size}, {pack}',
    picture: { shape: 'gauze', label: 'Sterile Gauze', detail: 'Pure cotton', tint: 'blue' },
    price: 260,
    options: {
      size: { '5 x 5 cm': 1, '7.5 x 7.5 cm': 1.25, '10 x 10 cm': 1.5 },
      pack: { '10 pieces': 1, '25 pieces': 2.2, '100 pieces': 7.2 },
    },
    description:
      'Cotton gauze of eight layers, folded so that no thread can come loose in a wound. Each pair is sealed in paper that opens without scissors. Use with an antiseptic to clean, or dry to cover.',
    features: ['100 % cotton', 'Eight layers, edges folded in', 'Sterile, two to a pouch', 'Absorbs quickly'],
  },
  {
    key: 'cotton-wool',
    category: 'Compresses',
    brand: 'Pansoria',
    name: 'Hydrophilic Cotton (Coton Hydrophile), {form}',
    picture: { shape: 'soft pack', label: 'Cotton', detail: 'Hydrophilic', tint: 'sky' },
    price: 190,
    options: {
      form: {
        'Roll 100 g': 1,
        'Roll 250 g': 2,
        'Pads, 80 pieces': 0.95,
        'Balls, 100 pieces': 0.9,
        'Zigzag 200 g': 1.7,
      },
    },
    description:
      'Long-fiber cotton, bleached without chlorine, soft enough for a baby’s face. The roll is for the first-aid box, the pads are for lotion and makeup. Keep the bag closed and dry.',
    features: ['Pure cotton', 'No chlorine, no brighteners', 'Hardly any lint', 'Drawstring bag'],
  },
  {
    key: 'elastic-bandage',
    category: 'Bandages & Tapes',
    brand: 'Pansoria',
    name: 'Elastic Crêpe Bandage (Bande Crêpe) {width}, {pack}',
    picture: { shape: 'roll', label: 'Crepe Bandage', detail: 'Elastic', tint: 'sand' },
    price: 180,
    options: {
      width: { '5 cm': 1, '7 cm': 1.2, '10 cm': 1.5, '15 cm': 2 },
      pack: { '1 roll': 1, '6 rolls': 5.2 },
    },
    description:
      'A washable bandage that stretches to twice its length and keeps its spring. It holds dressings and steadies a strained joint. Wind it from the foot or hand towards the body, without pulling hard; clips are included.',
    features: ['4 m stretched', 'Washable at 60 °C', 'Skin-friendly cotton', 'With two clips'],
  },
  {
    key: 'cohesive-bandage',
    category: 'Bandages & Tapes',
    brand: 'Pansoria',
    name: 'Cohesive Bandage (Bande Cohésive) {width}, {color}',
    picture: { shape: 'roll', label: 'Cohesive', detail: '{color}', tint: 'blue' },
    price: 290,
    options: {
      width: { '5 cm': 1, '7.5 cm': 1.3, '10 cm': 1.6 },
      color: { Blue: 'blue', Beige: 'sand' },
    },
    description:
      'It sticks to itself and to nothing else, neither hair nor skin. That makes it quick for hands, ankles and children who will not sit still. Tear it by hand to the length you need.',
    features: ['Needs no clips or tape', 'Tears by hand', 'Latex-free', '4.5 m a roll'],
  },
  {
    key: 'surgical-tape',
    category: 'Bandages & Tapes',
    brand: 'Pansoria',
    name: 'Hypoallergenic Tape (Sparadrap), {kind}, {width}',
    picture: { shape: 'roll', label: 'Skin Tape', detail: 'Hypoallergenic', tint: 'teal' },
    price: 170,
    options: {
      kind: { Paper: 1, Silk: 1.3, 'Clear Film': 1.4 },
      width: { '1.25 cm': 1, '2.5 cm': 1.5, '5 cm': 2.4 },
    },
    description:
      'Three tapes for three skins: paper for the most sensitive, silk for strength, clear film where it should not be seen. All tear straight across without scissors. Press down briefly; warmth makes the glue hold.',
    features: ['Kind to fragile skin', 'Tears without scissors', 'Leaves no glue', '9.1 m a roll'],
  },
  {
    key: 'antiseptic-solution',
    category: 'Antiseptics',
    brand: 'Pansoria',
    name: 'Antiseptic {active} (Antiseptique), {pack}',
    familyName: 'Antiseptic Solution',
    picture: { shape: 'clear bottle', label: 'Antiseptic', detail: '{active}', tint: 'teal' },
    price: 310,
    options: {
      active: { 'Chlorhexidine Solution': 'teal', 'Povidone Solution': 'cocoa', 'Alcohol 70°': 'blue' },
      pack: { '125 ml': 1, '250 ml': 1.6, '500 ml': 2.6 },
    },
    description:
      'For the skin around small cuts and grazes, and before dressings. Rinse the wound with water first, then dab from the inside to the outside with a compress. For external use only, and not near the eyes.',
    features: [
      'Cleans skin around small wounds',
      'Spout that doses drop by drop',
      'Does not need rinsing',
      'Child-resistant cap',
    ],
  },
  {
    key: 'cold-hot-pack',
    category: 'Hot & Cold Care',
    brand: 'Pansoria',
    name: 'Reusable Hot & Cold Gel Pack (Poche de Gel), {size}',
    picture: { shape: 'gel pack', label: 'Hot & Cold', detail: 'Reusable', tint: 'blue' },
    price: 540,
    options: {
      size: { 'Small 13 x 14 cm': 1, 'Medium 12 x 29 cm': 1.5, 'Large 20 x 30 cm': 2.2, 'Eye Mask': 1.3 },
    },
    offer: 15,
    description:
      'From the freezer after a knock, from warm water for a stiff neck: the gel stays supple in both. Always put the cover between the pack and the skin, and stop after twenty minutes. Can be used hundreds of times.',
    features: ['Supple down to minus 18 °C', 'Soft cover included', 'Reusable', 'Non-toxic gel'],
  },
  {
    key: 'cold-spray',
    category: 'Hot & Cold Care',
    brand: 'Pansoria',
    name: 'Cold Spray with Arnica (Bombe de Froid), {volume}',
    picture: { shape: 'aerosol', label: 'Cold Spray', detail: 'Arnica', tint: 'sky' },
    price: 720,
    options: { volume: { '150 ml': 1, '300 ml': 1.6, '400 ml': 2 } },
    description:
      'Instant cold for the edge of the pitch, with arnica and menthol. Hold the can 20 cm away and spray for no more than five seconds at a time. Not for open wounds, nor for children under 7 years.',
    features: [
      'Cools within seconds',
      'With arnica and menthol',
      'Dries without a trace',
      'Made for the sports bag',
    ],
  },
  {
    key: 'first-aid-kit',
    category: 'First Aid Kits',
    brand: 'Pansoria',
    name: 'First Aid Kit (Trousse de Secours), {place}',
    optionName: 'Place of use',
    picture: { shape: 'first-aid case', label: 'First Aid', detail: 'Ready to help', tint: 'red' },
    price: 2400,
    options: { place: { Car: 1, Home: 1.35, School: 1.5, Hiking: 0.9, Workshop: 1.8 } },
    featured: true,
    description:
      'A zipped case, packed for its place: a rescue blanket for the car, tweezers and a tick hook for hiking, eye rinse for the workshop. Every part has its own pocket and can be refilled. A card explains the first steps in plain words.',
    features: [
      '40 to 90 parts, by place',
      'Clear pockets',
      'Refillable',
      'First-steps card in French and Arabic',
    ],
  },
];

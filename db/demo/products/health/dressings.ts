import type { ProductLine } from '../product-line.ts';
import { bandageWarnings, plasterWarnings } from '../usual-texts.ts';

export const dressings: ProductLine[] = [
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
    facts: {
      class: 'device',
      ingredients:
        'Elastic cloth of viscose and polyamide, pad of viscose with a coating that does not stick, acrylic adhesive. Free of latex.',
      usage: 'Clean and dry the skin, {use}. Change once a day, and when it is wet.',
      warnings: plasterWarnings,
      audience: 'Adults and children. Sensitive skin: choose the waterproof film instead.',
      terms: {
        use: {
          Assorted: 'choose a size larger than the wound and press it on without pulling',
          'Extra Wide': 'press it on without pulling',
          'Finger & Knuckle': 'fold the wings around the bent finger',
          'Cut to Length': 'cut a strip two centimeters longer than the wound and press it on',
        },
      },
    },
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
    facts: {
      class: 'device',
      ingredients:
        'Film of polyurethane, pad of viscose with a coating that does not stick, hypoallergenic acrylic adhesive. Free of latex.',
      usage:
        'Clean and dry the skin, peel off the paper and press the edge down all round. Change once a day. Pull it off slowly along the skin.',
      warnings: plasterWarnings,
      audience: 'Adults and children, sensitive skin too.',
    },
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
    facts: {
      class: 'device',
      ingredients:
        'Hydrocolloid of carboxymethylcellulose in an adhesive of synthetic rubber, film of polyurethane. Free of latex.',
      usage:
        'Clean and dry the skin, warm the plaster between your hands, press it on for a minute. Leave it for several days, until it comes off by itself. Do not pull.',
      warnings: `${plasterWarnings} With diabetes, ask a doctor first.`,
      audience: 'Adults and children from 6 years.',
    },
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
    facts: {
      class: 'device',
      ingredients: '100 % cotton gauze, eight layers, {size}, sterilized with steam. Two compresses a pouch.',
      usage:
        'Wash your hands, open the pouch at the notch and touch only the edge. Lay it on the clean wound and fix it with tape or a bandage. Change once a day.',
      warnings:
        'Single use. Sterile only while the pouch is closed and whole. Do not use after the date printed on it. Deep, dirty or bleeding wounds: see a doctor.',
      audience: 'Adults and children.',
    },
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
    facts: {
      class: 'hygiene',
      ingredients: '100 % cotton, bleached without chlorine, no optical brighteners. Not sterile.',
      usage: '{use} Close the bag and keep it dry.',
      warnings:
        'It is not sterile: do not put it straight on an open wound, because fibers stick. Single use. Keep the bag away from babies.',
      audience: 'Everyone, from birth.',
      content: '{form}',
      terms: {
        use: {
          'Roll 100 g': 'Tear off the piece you need for cleaning and padding.',
          'Roll 250 g': 'Tear off the piece you need for cleaning and padding.',
          'Pads, 80 pieces': 'For lotion, makeup and nail polish.',
          'Balls, 100 pieces': 'For lotion and for wiping skin before an injection.',
          'Zigzag 200 g': 'Pull out the strip and tear off the piece you need.',
        },
      },
    },
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
    facts: {
      class: 'device',
      ingredients:
        'Cotton 66 %, polyamide 33 %, elastane 1 %. {width} wide, 4 m stretched. Two clips a roll. Free of latex.',
      usage:
        'Wind from the foot or hand towards the body, each turn over half of the last, firmly but without pulling hard. Fix with the clips. Wash at 60 °C.',
      warnings: bandageWarnings,
      audience: 'Adults and children.',
    },
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
    facts: {
      class: 'device',
      ingredients:
        'Nonwoven of viscose and polyester with elastic threads, cohesive coating free of latex. {width} wide, 4.5 m stretched.',
      usage:
        'Wind it over a compress or around the joint, each turn over half of the last, without pulling hard. Tear off and press down: it sticks to itself.',
      warnings: `${bandageWarnings} Do not put it directly on a wound.`,
      audience: 'Adults and children.',
    },
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
    facts: {
      class: 'device',
      ingredients: '{carrier}, hypoallergenic acrylic adhesive. {width} wide, 9.1 m a roll. Free of latex.',
      usage:
        'Dry the skin, tear off a piece, lay it on without pulling and press it down briefly. Take it off slowly, along the hairs.',
      warnings: 'Do not put it directly on a wound. Stop using it if the skin turns red or itches. Keep dry.',
      audience: 'Adults and children{who}.',
      terms: {
        carrier: {
          Paper: 'Nonwoven paper of viscose',
          Silk: 'Woven acetate silk',
          'Clear Film': 'Perforated polyethylene film',
        },
        who: { Paper: ', the most sensitive skin too', Silk: '', 'Clear Film': '' },
      },
    },
  },
];

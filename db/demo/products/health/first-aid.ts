import type { ProductLine } from '../product-line.ts';

export const firstAid: ProductLine[] = [
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
    facts: {
      class: 'hygiene',
      ingredients: '{formula}',
      usage:
        'Rinse the wound with clean water, then dab with a compress from the inside to the outside. {use}',
      warnings:
        '{warning} External use only: not in eyes or ears. Deep, dirty or large wounds and bites: see a doctor. Keep out of reach of children.',
      audience: '{who}',
      terms: {
        formula: {
          'Chlorhexidine Solution': 'Chlorhexidine digluconate 0.5 % in water, polysorbate.',
          'Povidone Solution': 'Povidone-iodine 10 % in water, glycerol.',
          'Alcohol 70°': 'Ethanol 70 % by volume, water.',
        },
        use: {
          'Chlorhexidine Solution': 'Let it dry; do not rinse.',
          'Povidone Solution': 'Let it dry; the brown color washes out with soap.',
          'Alcohol 70°': 'Only on whole skin around the wound and on instruments: it burns in wounds.',
        },
        warning: {
          'Chlorhexidine Solution': 'Can cause severe allergy.',
          'Povidone Solution': 'Not with an iodine allergy or thyroid disease.',
          'Alcohol 70°': 'Highly flammable: keep away from flames.',
        },
        who: {
          'Chlorhexidine Solution': 'Adults and children from 30 months.',
          'Povidone Solution':
            'Adults and children from 5 years. Not in pregnancy or while breastfeeding without advice.',
          'Alcohol 70°': 'Adults and children from 30 months.',
        },
      },
    },
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
    facts: {
      class: 'device',
      ingredients:
        'Gel of water, cellulose and propylene glycol in a polyethylene film; cover of nonwoven cloth. Not toxic. {size}.',
      usage:
        'Cold: two hours in the freezer. Warm: seven minutes in hot, not boiling, water. Put the cover on and leave the pack on for at most twenty minutes.',
      warnings:
        'Never directly on the skin. Not on open wounds, numb skin or with poor circulation. Discard it if it leaks. Not for sleeping on.',
      audience: 'Adults and children from 3 years. With diabetes, ask a doctor first.',
    },
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
    facts: {
      class: 'cosmetic',
      ingredients: 'Butane, Propane, Isobutane, Alcohol, Menthol, Arnica Montana Flower Extract, Camphor.',
      usage:
        'Shake. Spray from 20 cm away for at most five seconds, up to three times, with a pause in between.',
      warnings:
        'Extremely flammable aerosol: keep from flames and below 50 °C. Not on wounds, face or numb skin. Longer spraying causes frostbite. Do not breathe in the mist.',
      audience: 'Adults and children from 7 years. Not in pregnancy, because of the camphor.',
    },
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
    facts: {
      class: 'device',
      ingredients:
        '{parts} In each: plasters, sterile compresses, crêpe bandages, tape, scissors, gloves, rescue blanket and a card in French and Arabic.',
      usage:
        'Keep it where everyone finds it. Read the card before you need it. Refill what was used, and check the dates once a year.',
      warnings:
        'It does not replace emergency services: call 14 (civil protection). Keep scissors, tweezers and small parts away from small children.',
      audience: '{who}',
      terms: {
        parts: {
          Car: '60 parts, also a warning vest and a tourniquet.',
          Home: '75 parts, also tweezers, a thermometer and eye rinse.',
          School: '85 parts, also cold packs and many small plasters.',
          Hiking: '40 parts, also a tick hook, blister plasters and a whistle.',
          Workshop: '90 parts, also eye rinse, burn gel and finger dressings.',
        },
        who: {
          Car: 'Drivers and their passengers.',
          Home: 'Families.',
          School: 'Teachers and supervisors, for up to 40 children.',
          Hiking: 'Hikers and travelers.',
          Workshop: 'Workshops of up to 10 people.',
        },
      },
    },
  },
];

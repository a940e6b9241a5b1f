import type { ProductLine } from '../product-line.ts';

export const firstAid: ProductLine[] = [
  {
    key: 'antiseptic-solution',
    category: 'Antiseptics',
    brand: 'Pansoria',
    name: 'Antiseptic {active} (Alcool Antiseptique), {pack}',
    familyName: 'Antiseptic Alcohol',
    picture: { shape: 'clear bottle', label: 'Antiseptic', detail: '{active}', tint: 'teal' },
    price: 310,
    options: { active: { 'Alcohol 70°': 'blue' }, pack: { '125 ml': 1, '250 ml': 1.6, '500 ml': 2.6 } },
    description:
      'For unbroken skin, before an injection or around a small cut, and for scissors and tweezers. It burns in wounds: rinse those with clean water. Keep it away from flames and from the eyes.',
    features: [
      '70 % alcohol by volume',
      'Spout that doses drop by drop',
      'Does not need rinsing',
      'Child-resistant cap',
    ],
    facts: {
      class: 'hygiene',
      ingredients: 'Ethanol 70 % by volume, water.',
      usage:
        'Use it only on unbroken skin and on instruments: dab with a compress and let it dry. Clean a wound with water.',
      warnings:
        'Highly flammable: keep away from flames. For external use only; keep it out of eyes, ears and wounds. Deep, dirty or large wounds and bites: see a doctor. Keep out of reach of children.',
      audience: 'Adults and children from 30 months.',
    },
  },
  {
    key: 'first-aid-cleanser',
    category: 'Antiseptics',
    brand: 'Pansoria',
    name: 'First-Aid Cleansing Lotion (Lotion Nettoyante), {pack}',
    picture: { shape: 'clear bottle', label: 'Cleansing Lotion', detail: 'First aid', tint: 'teal' },
    price: 290,
    options: { pack: { '125 ml': 1, '250 ml': 1.6, '500 ml': 2.6 } },
    description:
      'A mild lotion without soap, perfume or alcohol that washes dust and dirt off the skin around small cuts and grazes. Rinse the wound itself with clean water. It cleans and does not disinfect.',
    features: ['Does not sting', 'No perfume, no alcohol', 'Rinses off easily', 'Child-resistant cap'],
    facts: {
      class: 'hygiene',
      ingredients:
        'Aqua, Glycerin, Poloxamer 184, Sodium Chloride, Panthenol, Citric Acid, Sodium Benzoate. No perfume, no alcohol, no soap.',
      usage:
        'Rinse the wound with clean water. Wipe the skin around it with a soaked compress, from the wound outwards, rinse and pat dry.',
      warnings:
        'For external use only: keep it out of eyes, ears and wounds. It does not disinfect. Deep, dirty or large wounds and bites: see a doctor. Keep out of reach of children.',
      audience: 'Adults and children from 3 years.',
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
        'Never put it directly on the skin. Do not put it on open wounds or numb skin, or use it with poor circulation. Discard it if it leaks. Do not sleep on it.',
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
      'Instant cold for the edge of the pitch, with arnica and menthol. Hold the can 20 cm away and spray for no more than five seconds at a time. Do not use it on open wounds or on children under 7 years.',
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
        'Extremely flammable aerosol: keep from flames and below 50 °C. Do not use it on wounds, the face or numb skin. Longer spraying causes frostbite. Do not breathe in the mist. It contains camphor and menthol: do not use it if you have epilepsy or asthma, or are allergic to arnica.',
      audience: 'Adults and children from 7 years. Do not use it in pregnancy, because of the camphor.',
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

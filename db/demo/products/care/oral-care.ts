import type { ProductLine } from '../product-line.ts';

export const oralCare: ProductLine[] = [
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Aqua, Glycerin, Sorbitol, {extra}, Poloxamer 407, Aroma, Sodium Benzoate, Citric Acid, Sodium Fluoride (225 ppm of fluoride). No alcohol.',
      usage:
        'Rinse with 20 ml for half a minute and spit out, once or twice a day, at another time than brushing. Do not drink for half an hour afterwards.',
      warnings: 'Do not swallow. Keep out of reach of children. It does not replace brushing.',
      audience: 'Adults and children from 7 years who can spit out. Suitable in pregnancy.',
      terms: {
        extra: {
          'Fresh Mint': 'Mentha Piperita Oil',
          'Gum Care': 'Zinc Chloride, Panthenol',
          'Dry Mouth': 'Xylitol, Betaine, Sodium Hyaluronate',
        },
      },
    },
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
    features: ['Does not fray', 'Slides into tight gaps', 'With mint aroma', 'Recyclable box'],
    facts: {
      class: 'hygiene',
      ingredients: '{thread}',
      usage: '{use} Once a day, best before brushing in the evening.',
      warnings:
        'Do not snap it into the gum. Slight bleeding may occur at first; if it lasts for a week, see a dentist. Keep away from small children.',
      audience: 'Adults and children from 10 years.',
      content: '{kind}',
      terms: {
        thread: {
          'Waxed Mint 50 m': 'Nylon thread, wax, mint aroma, sodium fluoride.',
          'Ribbon 30 m': 'PTFE-free polyethylene ribbon, wax, mint aroma.',
          'Expanding 40 m': 'Polyester thread that swells when wet, wax, mint aroma.',
          'Floss Picks, 40 pieces': 'Handle of recycled polypropylene, polyethylene thread, mint aroma.',
        },
        use: {
          'Waxed Mint 50 m': 'Wind 40 cm around two fingers and guide it like a C around each tooth.',
          'Ribbon 30 m': 'Wind 40 cm around two fingers and guide it like a C around each tooth.',
          'Expanding 40 m': 'Wind 40 cm around two fingers and guide it like a C around each tooth.',
          'Floss Picks, 40 pieces': 'Slide the thread into each gap and move it up and down. Single use.',
        },
      },
    },
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Handle of polypropylene, coated steel wire with nylon bristles, width {size}; protective cap.',
      usage:
        'Push it gently into the gap, move it back and forth two or three times and rinse it. Once a day. Use each brush for about a week.',
      warnings:
        'Never force it: take the next smaller size. Slight bleeding may occur at first; if it lasts for a week, see a dentist.',
      audience: 'Adults. A dentist can help you find the size.',
    },
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Sodium bicarbonate, citric acid, potassium monopersulfate, sodium carbonate, sodium percarbonate, PEG-150, aroma, CI 42090.',
      usage:
        'Drop one tablet into a glass of warm water, lay the denture in for fifteen minutes, brush it and rinse well.',
      warnings:
        'Do not put tablets into the mouth and never swallow them. Keep out of reach of children and of people with dementia. Do not use them if you are allergic to persulfates.',
      audience: 'Wearers of dentures, aligners and night guards.',
    },
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Calcium/Sodium PVM/MA Copolymer, Petrolatum, Cellulose Gum, Paraffinum Liquidum{aroma}. No zinc.',
      usage:
        'Put three short strips on the clean, dry denture, press it in and bite for a few seconds. Once a day. Clean with warm water and a brush.',
      warnings:
        'Use as little as holds. If a denture no longer fits, see a dentist. Do not use it if you are allergic to an ingredient. Keep out of reach of children.',
      audience: 'Adult wearers of dentures.',
      terms: { aroma: { Mint: ', Aroma, CI 73360', Neutral: '' } },
    },
  },
];

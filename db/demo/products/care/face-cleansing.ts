import type { ProductLine } from '../product-line.ts';
import { cosmeticWarnings } from '../usual-texts.ts';

export const faceCleansing: ProductLine[] = [
  {
    key: 'foaming-gel',
    category: 'Cleansing Gels',
    brand: 'Hoggaline',
    name: 'Purifying Foaming Gel (Gel Nettoyant), {skin}, {volume}',
    picture: { shape: 'pump', label: 'Foaming Gel', detail: 'Purifying', tint: 'mint', prop: 'drops' },
    price: 980,
    options: { skin: { 'Oily Skin': 1, 'Combination Skin': 1 }, volume: { '200 ml': 1, '400 ml': 1.7 } },
    featured: true,
    description:
      'A clear gel that foams lightly and rinses off without the tight feeling that soap leaves. Zinc keeps shine in check. Work a small amount between wet hands, spread it over the face and rinse with lukewarm water, morning and evening.',
    features: ['Removes excess sebum', 'Soap-free, skin-neutral pH', 'With zinc', 'Does not sting the eyes'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Sodium Cocoyl Glycinate, Coco-Glucoside, Glycerin, Citric Acid, Zinc PCA, {extra}, Xanthan Gum, Sodium Benzoate, Potassium Sorbate.',
      usage:
        'Morning and evening, foam a small amount between wet hands, spread it over the face and rinse with lukewarm water.',
      warnings: `${cosmeticWarnings}{willow}`,
      audience: 'Adults and teenagers from 12 years with {skin:small}. Suitable in pregnancy.',
      terms: {
        willow: { 'Oily Skin': ' Do not use it if you are allergic to aspirin.', 'Combination Skin': '' },
        extra: {
          'Oily Skin': 'Niacinamide, Salix Alba Bark Extract',
          'Combination Skin': 'Panthenol, Hamamelis Virginiana Leaf Water',
        },
      },
    },
  },
  {
    key: 'cream-cleanser',
    category: 'Cleansing Gels',
    brand: 'Hoggaline',
    name: 'Gentle Cream Cleanser (Crème Lavante), {volume}',
    picture: { shape: 'tube', label: 'Cream Cleanser', detail: 'Dry skin', tint: 'sky', prop: 'smear' },
    price: 1050,
    options: { volume: { '125 ml': 1, '200 ml': 1.4, '400 ml': 2.4 } },
    description:
      'For skin that reddens at the sight of a towel: an unscented cream that cleans without foam. It can also be wiped away with a cotton pad when there is no water. Glycerin stays behind as a light film.',
    features: [
      'For dry and sensitive skin',
      'No perfume',
      'Cleans with or without water',
      'With 10 % glycerin',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Glycerin (10 %), Cetearyl Alcohol, Caprylic/Capric Triglyceride, Sodium Cocoyl Isethionate, Panthenol, Allantoin, Xanthan Gum, Citric Acid, Sodium Benzoate.',
      usage:
        'Morning and evening, massage a hazelnut-sized amount onto damp skin and rinse. Without water, spread it on dry skin and wipe it off with a cotton pad.',
      warnings: cosmeticWarnings,
      audience: 'Adults and children from 3 years with dry or sensitive skin. Suitable in pregnancy.',
    },
  },
  {
    key: 'micellar-water',
    category: 'Micellar Waters & Toners',
    brand: 'Zahrelle',
    name: 'Micellar Water (Eau Micellaire), {skin}, {volume}',
    picture: {
      shape: 'clear bottle',
      label: 'Micellar Water',
      detail: 'Cleansing',
      tint: 'rose',
      prop: 'petals',
    },
    price: 890,
    options: {
      skin: { 'Sensitive Skin': 1, 'Oily Skin': 1, 'Dry Skin': 1 },
      volume: { '100 ml': 0.5, '250 ml': 1, '500 ml': 1.7 },
    },
    offer: 20,
    featured: true,
    description:
      'Tiny drops of cleanser in soft water lift makeup, sunscreen and city dust in one pass. Soak a cotton pad, hold it on the eyes for a few seconds and wipe outwards. There is no need to rinse, though you may.',
    features: [
      'Removes waterproof makeup',
      'No alcohol, no perfume',
      'For face, eyes and lips',
      'Suitable for contact lens wearers',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Poloxamer 184, Glycerin, Disodium Cocoamphodiacetate, {extra}, Disodium EDTA, Citric Acid, Sodium Benzoate.',
      usage:
        'Soak a cotton pad, hold it on closed eyes for a few seconds and wipe outwards. Repeat with a fresh pad until it stays clean.',
      warnings: cosmeticWarnings,
      audience: 'Adults and teenagers with {skin:small}, contact lens wearers too. Suitable in pregnancy.',
      terms: {
        extra: {
          'Sensitive Skin': 'Panthenol, Bisabolol',
          'Oily Skin': 'Zinc Gluconate, Niacinamide',
          'Dry Skin': 'Sodium Hyaluronate, Betaine',
        },
      },
    },
  },
  {
    key: 'rose-toner',
    category: 'Micellar Waters & Toners',
    brand: 'Rosablida',
    name: 'Rose Water Toner (Eau de Rose), {volume}',
    picture: { shape: 'spray', label: 'Rose Water', detail: 'Distillate', tint: 'rose', prop: 'petals' },
    price: 480,
    options: { volume: { '100 ml': 1, '200 ml': 1.6 } },
    description:
      'Distilled from roses of the Mitidja plain, without added perfume or alcohol. Spray it on after cleansing, over makeup or on a hot afternoon. Freshly opened, it smells stronger than after a week, as real rose water does.',
    features: ['Pure distillate', 'Refreshes and softens', 'Fine mist', 'No alcohol'],
    facts: {
      class: 'cosmetic',
      ingredients: 'Rosa Damascena Flower Water 100 %.',
      usage:
        'After cleansing, or at any time, spray with closed eyes from a hand’s breadth away and let it dry. Keep it in the refrigerator for a cooler mist.',
      warnings: cosmeticWarnings,
      audience: 'Adults and children from 3 years. Suitable in pregnancy.',
    },
  },
  {
    key: 'day-cream',
    category: 'Day Creams',
    brand: 'Hoggaline',
    name: 'Moisturizing Day Cream (Crème Hydratante), {skin}, {volume}',
    picture: { shape: 'tube', label: 'Day Cream', detail: 'Hyaluronic', tint: 'sky', prop: 'smear' },
    price: 1690,
    options: {
      skin: { 'Normal Skin': 1, 'Dry Skin': 1, 'Oily Skin': 1, 'Sensitive Skin': 1 },
      volume: { '40 ml': 1, '75 ml': 1.5 },
    },
    featured: true,
    description:
      'Hyaluronic acid and squalane, in four weights: a gel for oily skin, a fluid for normal, a cream for dry and an unscented one for sensitive skin. It sinks in within a minute and does not pill under sunscreen. A hazelnut is enough for face and neck.',
    features: [
      'Moisturizes for 24 hours',
      'With hyaluronic acid and squalane',
      'Good base for makeup',
      'Does not clog pores',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Glycerin, Squalane, {base}, Sodium Hyaluronate, Tocopherol, Carbomer, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin{perfume}.',
      usage:
        'Every morning, spread a hazelnut-sized amount over clean face and neck. Wait a minute before sunscreen or makeup.',
      warnings: cosmeticWarnings,
      audience: 'Adults and teenagers with {skin:small}. Suitable in pregnancy.',
      terms: {
        base: {
          'Normal Skin': 'Coco-Caprylate, Glyceryl Stearate',
          'Dry Skin': 'Butyrospermum Parkii Butter, Cetearyl Alcohol, Glyceryl Stearate',
          'Oily Skin': 'Niacinamide, Silica, Zinc PCA',
          'Sensitive Skin': 'Caprylic/Capric Triglyceride, Panthenol, Allantoin',
        },
        perfume: {
          'Normal Skin': ', Parfum',
          'Dry Skin': ', Parfum',
          'Oily Skin': ', Parfum',
          'Sensitive Skin': '',
        },
      },
    },
  },
  {
    key: 'vitamin-c-day-cream',
    category: 'Day Creams',
    brand: 'Zahrelle',
    name: 'Radiance Day Cream with Vitamin C (Crème Éclat), {volume}',
    picture: { shape: 'jar', label: 'Radiance Cream', detail: 'Vitamin C', tint: 'orange' },
    price: 2350,
    options: { volume: { '50 ml': 1, '75 ml': 1.35 } },
    description:
      'A stable form of vitamin C with mandarin extract for skin that looks tired. The cream has the color of apricots and leaves a soft glow without glitter. Follow with sunscreen, especially in summer.',
    features: [
      'Evens the look of the complexion',
      'Light, non-greasy texture',
      'Scent of mandarin',
      'Glass jar',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Ascorbyl Glucoside (3 %), Glycerin, Caprylic/Capric Triglyceride, Citrus Reticulata Fruit Extract, Prunus Armeniaca Kernel Oil, Cetearyl Alcohol, Tocopherol, Mica, Phenoxyethanol, Parfum, Limonene.',
      usage:
        'Every morning on clean face and neck, followed by sunscreen. Close the jar well and keep it away from light.',
      warnings: `${cosmeticWarnings} Do not use it on irritated skin.`,
      audience: 'Adults. Suitable in pregnancy.',
    },
  },
  {
    key: 'night-cream',
    category: 'Night Creams',
    brand: 'Djurelle',
    name: 'Night Cream (Crème de Nuit), {need}, {volume}',
    picture: { shape: 'jar', label: 'Night Cream', detail: 'Ceramides', tint: 'violet' },
    price: 2490,
    options: { need: { Nourishing: 1, Firming: 1, 'First Lines': 1 }, volume: { '50 ml': 1, '15 ml': 0.42 } },
    description:
      'Rich and quiet: prickly pear seed oil, ceramides and a hint of fig. Warm it between the fingertips and press it in after cleansing. The small jar is for trying, or for traveling.',
    features: [
      'With ceramides',
      'Prickly pear seed oil',
      'Skin feels supple in the morning',
      'No mineral oil',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Opuntia Ficus-Indica Seed Oil, Glycerin, Butyrospermum Parkii Butter, Ceramide NP, {extra}, Cetearyl Alcohol, Ficus Carica Fruit Extract, Tocopherol, Phenoxyethanol, Parfum.',
      usage:
        'Every evening, warm a hazelnut-sized amount between the fingertips and press it onto clean face and neck.',
      warnings: `${cosmeticWarnings}{caution}`,
      audience: '{who}',
      terms: {
        caution: {
          Nourishing: '',
          Firming: ' Do not use it if you are allergic to soy.',
          'First Lines': ' It contains vitamin A: consider your daily intake before use.',
        },
        extra: {
          Nourishing: 'Argania Spinosa Kernel Oil',
          Firming: 'Palmitoyl Tripeptide-5, Hydrolyzed Soy Protein',
          'First Lines': 'Retinyl Palmitate, Sodium Hyaluronate',
        },
        who: {
          Nourishing: 'Adults with dry skin. Suitable in pregnancy.',
          Firming: 'Adults. Suitable in pregnancy.',
          'First Lines': 'Adults. Do not use it in pregnancy, because it contains a form of vitamin A.',
        },
      },
    },
  },
];

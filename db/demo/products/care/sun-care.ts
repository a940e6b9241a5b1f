import type { ProductLine } from '../product-line.ts';
import { cosmeticWarnings, sunWarnings } from '../usual-texts.ts';

export const sunCare: ProductLine[] = [
  {
    key: 'face-sunscreen',
    category: 'Face Sunscreens',
    brand: 'Shamsolia',
    name: 'Invisible Face Sunscreen {spf} (Écran Solaire), {skin}, 50 ml',
    picture: { shape: 'tube', label: 'Invisible Fluid', detail: '{spf}', tint: 'sun' },
    price: 1890,
    options: {
      spf: { 'SPF 30': 0.9, 'SPF 50+': 1 },
      skin: { 'Normal Skin': 1, 'Oily Skin': 1, 'Dry Skin': 1, 'Sensitive Skin': 1 },
    },
    featured: true,
    description:
      'A fluid that leaves no white cast, on any shade of skin. Two finger lengths for face and neck, as the last step in the morning, and again every two hours outdoors. It does not run into the eyes when you sweat.',
    features: ['UVA and UVB protection', 'No white cast', 'Good under makeup', 'Resists water and sweat'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, {filters}, Dibutyl Adipate, Glycerin, {base}, Tocopherol, Xanthan Gum, Phenoxyethanol{perfume}.',
      usage:
        'As the last step in the morning, spread two finger lengths over face, ears and neck. Reapply every two hours outdoors, and after bathing or sweating.',
      warnings: sunWarnings,
      audience: 'Adults and children from 3 years with {skin:small}. Suitable in pregnancy.',
      content: '50 ml',
      terms: {
        filters: {
          'SPF 30':
            'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
          'SPF 50+':
            'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Diethylhexyl Butamido Triazone',
        },
        base: {
          'Normal Skin': 'Squalane',
          'Oily Skin': 'Silica, Zinc PCA',
          'Dry Skin': 'Squalane, Butyrospermum Parkii Butter',
          'Sensitive Skin': 'Panthenol, Bisabolol',
        },
        perfume: { 'Normal Skin': ', Parfum', 'Oily Skin': '', 'Dry Skin': ', Parfum', 'Sensitive Skin': '' },
      },
    },
  },
  {
    key: 'tinted-sunscreen',
    category: 'Face Sunscreens',
    brand: 'Shamsolia',
    name: 'Tinted Sunscreen SPF 50+ (Crème Solaire Teintée), {shade}, 50 ml',
    picture: { shape: 'tube', label: 'Tinted SPF 50+', detail: 'Four shades', tint: 'sand', prop: 'smear' },
    price: 2150,
    options: { shade: { Light: 1, Medium: 1, Golden: 1, Deep: 1 } },
    offer: 15,
    description:
      'Sunscreen and a light foundation in one. Iron oxides give the color and also shield against visible light, which matters to those prone to dark spots. Blend it with the fingers, like a cream.',
    features: ['Evens the complexion', 'With iron oxides', 'Four shades', 'Fragrance-free'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Titanium Dioxide, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Caprylic/Capric Triglyceride, Glycerin, Iron Oxides (CI 77491, CI 77492, CI 77499), Tocopherol, Phenoxyethanol. No perfume.',
      usage:
        'In the morning, blend two finger lengths over face and neck with the fingers. Reapply every two hours outdoors.',
      warnings: sunWarnings,
      audience: 'Adults and teenagers with {tone} skin. Suitable in pregnancy.',
      content: '50 ml',
      terms: { tone: { Light: 'fair', Medium: 'medium', Golden: 'golden or olive', Deep: 'dark' } },
    },
  },
  {
    key: 'sun-stick',
    category: 'Face Sunscreens',
    brand: 'Shamsolia',
    name: 'Sun Stick {spf} (Stick Solaire), {place}',
    picture: { shape: 'stick', label: 'Sun Stick', detail: 'Face & lips', tint: 'coral' },
    price: 1150,
    options: { spf: { 'SPF 30': 0.9, 'SPF 50+': 1 }, place: { 'Face 20 g': 1, 'Lips 4 g': 0.55 } },
    description:
      'For nose, ears, lips and scars: the places that creams miss. Four strokes over each, and again after swimming. No liquid, so it may come along in hand luggage.',
    features: ['Targeted protection', 'Pocket size', 'Resists water', 'No liquid'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Caprylic/Capric Triglyceride, {filters}, Candelilla Cera, Copernicia Cerifera Cera, Butyrospermum Parkii Butter, Tocopherol. No water, no perfume.',
      usage:
        'Draw four strokes over {where}, and smooth them with a finger. Reapply every two hours and after bathing.',
      warnings: sunWarnings,
      audience: 'Adults and children from 3 years. Suitable in pregnancy.',
      content: '{place}',
      terms: {
        filters: {
          'SPF 30': 'Ethylhexyl Triazone, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
          'SPF 50+':
            'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
        },
        where: { 'Face 20 g': 'nose, ears, cheeks and scars', 'Lips 4 g': 'both lips' },
      },
    },
  },
  {
    key: 'sun-milk',
    category: 'Body Sunscreens',
    brand: 'Shamsolia',
    name: 'Sun Milk {spf} (Lait Solaire), {volume}',
    picture: { shape: 'flip bottle', label: 'Sun Milk', detail: '{spf}', tint: 'orange' },
    price: 1650,
    options: {
      spf: { 'SPF 20': 0.9, 'SPF 30': 1, 'SPF 50+': 1.2 },
      volume: { '100 ml': 0.6, '200 ml': 1, '400 ml': 1.75 },
    },
    description:
      'A classic milk that spreads easily and is absorbed before the towel is laid out. An adult body needs about six teaspoons. Even 50+ does not make the midday sun harmless: seek the shade.',
    features: [
      'UVA and UVB protection',
      'Resists water for 80 minutes',
      'No sticky feeling',
      'With aloe vera',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, {filters}, Dibutyl Adipate, Glycerin, Aloe Barbadensis Leaf Juice, Cetearyl Alcohol, Tocopherol, Xanthan Gum, Phenoxyethanol, Parfum.',
      usage:
        'Fifteen minutes before going out, spread about six teaspoons over an adult body. Reapply every two hours and after bathing or drying with a towel.',
      warnings: sunWarnings,
      audience: 'Adults and children from 3 years. {who}',
      terms: {
        filters: {
          'SPF 20': 'Ethylhexyl Triazone, Butyl Methoxydibenzoylmethane',
          'SPF 30': 'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine',
          'SPF 50+':
            'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
        },
        who: {
          'SPF 20': 'For short times outdoors; under the sun of Algeria, prefer SPF 50+.',
          'SPF 30': 'For every day; for fair skin and long hours, prefer SPF 50+.',
          'SPF 50+': 'For fair or sensitive skin, and in pregnancy.',
        },
      },
    },
  },
  {
    key: 'sun-spray',
    category: 'Body Sunscreens',
    brand: 'Shamsolia',
    name: 'Sun {kind} Spray {spf} (Spray Solaire), 200 ml',
    picture: { shape: 'spray', label: '{kind} Spray', detail: 'Sun care', tint: 'sun', prop: 'drops' },
    price: 1950,
    options: { kind: { 'Dry Oil': 'honey', Clear: 'sky' }, spf: { 'SPF 30': 1, 'SPF 50+': 1.15 } },
    description:
      'Sprays upside down as well, for one’s own back. The dry oil makes skin gleam; the clear mist suits hairy arms and legs. Spray, then rub in: a mist alone protects in patches.',
    features: ['Works at any angle', 'Not greasy', 'Resists water', 'No propellant gas'],
    facts: {
      class: 'cosmetic',
      ingredients: '{base}, Ethylhexyl Triazone, {filter}, Tocopherol, Parfum. No propellant gas.',
      usage:
        'Fifteen minutes before going out, spray from a hand’s breadth away and rub in well. For the face, spray into the hand first. Reapply every two hours and after bathing.',
      warnings: `Do not spray on the face or breathe in the mist.{alcohol} ${sunWarnings}`,
      audience: 'Adults and children from 3 years. Suitable in pregnancy.',
      content: '200 ml',
      terms: {
        alcohol: { 'Dry Oil': '', Clear: ' Flammable until dry.' },
        base: {
          'Dry Oil': 'Dicaprylyl Carbonate, Coco-Caprylate, Helianthus Annuus Seed Oil',
          Clear: 'Alcohol, Dicaprylyl Carbonate, Dibutyl Adipate',
        },
        filter: {
          'SPF 30': 'Diethylamino Hydroxybenzoyl Hexyl Benzoate',
          'SPF 50+':
            'Diethylamino Hydroxybenzoyl Hexyl Benzoate, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine',
        },
      },
    },
  },
  {
    key: 'kids-sun',
    category: 'Children in the Sun',
    brand: 'Shamsolia',
    name: 'Kids Sunscreen SPF 50+ (Solaire Enfant), {form}',
    picture: { shape: 'pump', label: 'Kids SPF 50+', detail: 'Very high', tint: 'coral' },
    price: 1890,
    options: {
      form: { 'Cream 75 ml': 0.8, 'Milk 200 ml': 1, 'Spray 200 ml': 1.1, 'Mineral Cream 50 ml': 0.85 },
    },
    offer: 20,
    description:
      'Very high protection without perfume for school yards and beaches. The mineral cream is for the youngest children and for allergic skin; the color of the milk shows where you have been. Babies stay out of the sun altogether.',
    features: [
      'For children’s skin',
      'No perfume, no alcohol',
      'Resists water and sand',
      'Does not sting the eyes',
    ],
    facts: {
      class: 'cosmetic',
      ingredients: '{formula}, Glycerin, Panthenol, Tocopherol, Caprylyl Glycol. No perfume, no alcohol.',
      usage: '{use} Reapply every two hours and after bathing. T-shirt, hat and shade come first.',
      warnings: `${sunWarnings}{bees}`,
      audience: 'Children from {age}. Adults with sensitive skin can use it too.',
      content: '{form}',
      terms: {
        formula: {
          'Cream 75 ml':
            'Aqua, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Titanium Dioxide, Coco-Caprylate',
          'Milk 200 ml':
            'Aqua, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Dicaprylyl Carbonate, CI 42090 (fading color)',
          'Spray 200 ml':
            'Aqua, Ethylhexyl Triazone, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Coco-Caprylate',
          'Mineral Cream 50 ml': 'Zinc Oxide, Titanium Dioxide, Caprylic/Capric Triglyceride, Cera Alba',
        },
        use: {
          'Cream 75 ml': 'Spread thickly over face, ears and neck.',
          'Milk 200 ml': 'Spread thickly; the color fades once it is rubbed in.',
          'Spray 200 ml': 'Spray into the hand, not on the face, and spread thickly.',
          'Mineral Cream 50 ml': 'Spread a white layer over the skin that clothes do not cover.',
        },
        bees: {
          'Cream 75 ml': '',
          'Milk 200 ml': '',
          'Spray 200 ml': '',
          'Mineral Cream 50 ml': ' Do not use it with an allergy to bee products.',
        },
        age: {
          'Cream 75 ml': '12 months',
          'Milk 200 ml': '12 months',
          'Spray 200 ml': '3 years',
          'Mineral Cream 50 ml': '6 months',
        },
      },
    },
  },
  {
    key: 'after-sun',
    category: 'After-Sun',
    brand: 'Shamsolia',
    name: 'After-Sun {form} (Après-Soleil), {volume}',
    familyName: 'After-Sun Milk and Gel',
    picture: { shape: 'flip bottle', label: 'After-Sun', detail: 'Aloe vera', tint: 'mint', prop: 'leaves' },
    price: 1150,
    options: { form: { Milk: 1, 'Aloe Gel': 1 }, volume: { '200 ml': 1, '400 ml': 1.6 } },
    description:
      'Aloe and panthenol cool down skin that has had enough for today. Cold from the refrigerator, it is even better. A real burn with blisters needs a doctor, and sooner for children.',
    features: ['Cools and moisturizes', 'With 60 % aloe (gel)', 'Absorbs quickly', 'For face and body'],
    facts: {
      class: 'cosmetic',
      ingredients:
        '{base}, Glycerin, Panthenol (5 %), Allantoin, Xanthan Gum, Sodium Benzoate, Citric Acid, Parfum.',
      usage:
        'After the sun and a cool shower, spread generously over face and body, as often as you like. Cold from the refrigerator, it cools more.',
      warnings: `${cosmeticWarnings} Burns with blisters need a doctor, in children at once.`,
      audience: 'Adults and children from 3 years. Suitable in pregnancy.',
      terms: {
        base: {
          Milk: 'Aqua, Aloe Barbadensis Leaf Juice (10 %), Butyrospermum Parkii Butter, Cetearyl Alcohol',
          'Aloe Gel': 'Aloe Barbadensis Leaf Juice (60 %), Aqua, Carbomer',
        },
      },
    },
  },
];

import type { ProductLine } from '../product-line.ts';
import { cosmeticWarnings } from '../usual-texts.ts';

export const menCare: ProductLine[] = [
  {
    key: 'shaving-foam',
    category: 'Shaving',
    brand: 'Razelio',
    name: 'Shaving {form} (Mousse à Raser), {skin}',
    familyName: 'Shaving Foam and Gel',
    picture: { shape: 'aerosol', label: 'Shaving Care', detail: '200 ml', tint: 'teal' },
    price: 520,
    options: { form: { Foam: 1, Gel: 1.15 }, skin: { 'Normal Skin': 1, 'Sensitive Skin': 1 } },
    featured: true,
    description:
      'Dense enough to show where the razor has been. Wet the face with warm water, leave the foam on for a minute and shave with the grain. The sensitive version has no perfume. 200 ml.',
    features: ['Softens the beard', 'Razor glides', 'Rinses off without residue', '200 ml'],
    facts: {
      class: 'cosmetic',
      ingredients: 'Aqua, {base}, Glycerin, Aloe Barbadensis Leaf Juice, Isobutane, Propane{perfume}.',
      usage:
        'Shake. Wet the face with warm water, spread a walnut-sized amount, wait one minute and shave with the grain. Rinse with cold water.',
      warnings:
        'Extremely flammable aerosol: keep away from flames and below 50 °C; do not pierce. Keep away from eyes and children.',
      audience: 'Adults and teenagers with {skin:small}.',
      content: '200 ml',
      terms: {
        base: {
          Foam: 'Palmitic Acid, Triethanolamine, Stearic Acid',
          Gel: 'Stearic Acid, Triethanolamine, Isopentane',
        },
        perfume: { 'Normal Skin': ', Parfum', 'Sensitive Skin': ', Panthenol, Bisabolol' },
      },
    },
  },
  {
    key: 'razor',
    category: 'Shaving',
    brand: 'Razelio',
    name: 'Razor (Rasoir), {kind}, {pack}',
    picture: { shape: 'razor', label: 'Razor', tint: 'navy' },
    price: 290,
    options: {
      kind: { 'Two Blades': 1, 'Three Blades': 1, 'Five Blades': 1 },
      pack: { '1 razor': 1, '4 razors': 3.6, '8 razors': 6.8 },
    },
    description:
      'Blades that are ground twice and a strip of aloe above them. Two for the quick shave, five for a tender neck. Rinse under the tap, shake, and never wipe.',
    features: ['Moving head', 'Strip with aloe', 'Handle that does not slip', 'Open design rinses clean'],
    facts: {
      class: 'hygiene',
      ingredients:
        '{blades} of stainless steel, strip with aloe and vitamin E, handle of polypropylene and rubber. {pack}.',
      usage:
        'Soak the skin, use foam and shave with the grain without pressing. Rinse under the tap, shake, do not wipe, and let it dry. Replace it after five to eight shaves.',
      warnings:
        'Sharp blades: keep away from children. Do not share it. Do not use it on broken skin or pimples. Wrap it before you bin it.',
      audience: 'Adults and teenagers who shave.',
      terms: {
        blades: { 'Two Blades': 'Two blades', 'Three Blades': 'Three blades', 'Five Blades': 'Five blades' },
      },
    },
  },
  {
    key: 'after-shave-balm',
    category: 'Shaving',
    brand: 'Razelio',
    name: 'After-Shave {form} (Après-Rasage), {volume}',
    familyName: 'After-Shave Care',
    picture: { shape: 'tube', label: 'After-Shave', detail: 'Calming', tint: 'blue' },
    price: 850,
    options: { form: { Balm: 1, Lotion: 1, 'Alum Gel': 1 }, volume: { '75 ml': 1, '100 ml': 1.25 } },
    description:
      'The balm cares, the lotion refreshes, the alum gel closes small cuts. All without alcohol that burns. Pat it on while the skin is still a little damp.',
    features: ['Calms razor burn', 'No alcohol', 'Absorbs at once', 'Subtle cedar scent'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, {base}, Glycerin, Panthenol, Allantoin, Juniperus Virginiana Wood Extract, Xanthan Gum, Phenoxyethanol, Parfum. No alcohol.',
      usage: 'After shaving and rinsing with cold water, pat a hazelnut-sized amount onto damp skin.',
      warnings: cosmeticWarnings,
      audience: 'Adults and teenagers who shave.',
      terms: {
        base: {
          Balm: 'Butyrospermum Parkii Butter, Cetearyl Alcohol',
          Lotion: 'Hamamelis Virginiana Leaf Water, Aloe Barbadensis Leaf Juice',
          'Alum Gel': 'Potassium Alum, Aloe Barbadensis Leaf Juice',
        },
      },
    },
  },
  {
    key: 'beard-oil',
    category: 'Beard Care',
    brand: 'Razelio',
    name: 'Beard Oil (Huile à Barbe), {scent}, {volume}',
    picture: { shape: 'dropper', label: 'Beard Oil', detail: 'Argan & jojoba', tint: 'clay', prop: 'leaves' },
    price: 1190,
    options: { scent: { Cedar: 1, Oud: 1, Citrus: 1, Unscented: 1 }, volume: { '30 ml': 1, '50 ml': 1.45 } },
    offer: 15,
    description:
      'Argan, jojoba and castor make hair softer and stop the itch of the third week. Three drops for a short beard, six for a long one; rub, then comb. Works on dry skin below as well.',
    features: ['Softens and shines', 'Stops the itching', 'Argan, jojoba and castor', 'Pipette'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Argania Spinosa Kernel Oil, Simmondsia Chinensis Seed Oil, Ricinus Communis Seed Oil, Tocopherol{aroma}.',
      usage:
        'Once a day on a dry or damp beard: three drops for a short one, six for a long one. Rub between the palms, work in down to the skin and comb.',
      warnings: cosmeticWarnings,
      audience: 'Adults.',
      terms: {
        aroma: {
          Cedar: ', Cedrus Atlantica Bark Oil, Limonene',
          Oud: ', Parfum, Linalool',
          Citrus: ', Citrus Limon Peel Oil, Limonene, Citral',
          Unscented: '',
        },
      },
    },
  },
  {
    key: 'beard-balm',
    category: 'Beard Care',
    brand: 'Razelio',
    name: 'Beard {form} (Barbe), {scent}',
    familyName: 'Beard Balm, Wax and Wash',
    picture: { shape: 'jar', label: 'Beard Care', detail: 'Beeswax & shea', tint: 'clay' },
    price: 990,
    options: { form: { Balm: 1, Wax: 1.05, Wash: 0.95 }, scent: { Cedar: 1, Citrus: 1 } },
    description:
      'Balm to shape, wax to hold, wash to begin with: a shelf for people who take their beard seriously. Take a fingernail’s worth, melt it between the palms and spread it downwards.',
    features: ['With beeswax and shea', 'Light or firm hold', 'Washes out easily', '60 ml tin or jar'],
    facts: {
      class: 'cosmetic',
      ingredients: '{base}, Tocopherol, {aroma}.',
      usage: '{use}',
      warnings: `${cosmeticWarnings} Do not use it if you are allergic to bee products{wool}.`,
      audience: 'Adults.',
      content: '60 ml',
      terms: {
        base: {
          Balm: 'Butyrospermum Parkii Butter, Argania Spinosa Kernel Oil, Cera Alba, Simmondsia Chinensis Seed Oil',
          Wax: 'Cera Alba, Lanolin, Butyrospermum Parkii Butter, Ricinus Communis Seed Oil',
          Wash: 'Aqua, Coco-Glucoside, Glycerin, Butyrospermum Parkii Butter, Cera Alba, Sodium Benzoate',
        },
        wool: { Balm: '', Wax: ' or wool', Wash: '' },
        aroma: { Cedar: 'Cedrus Atlantica Bark Oil', Citrus: 'Citrus Limon Peel Oil, Limonene' },
        use: {
          Balm: 'Melt a fingernail’s worth between the palms, work it in down to the skin and comb into shape.',
          Wax: 'Warm a little between two fingers and draw it along beard and moustache. It washes out with soap.',
          Wash: 'Foam a hazelnut-sized amount in the wet beard, massage down to the skin and rinse. Two or three times a week.',
        },
      },
    },
  },
  {
    key: 'men-face-cream',
    category: 'Men’s Face & Body',
    brand: 'Razelio',
    name: 'Men’s Face Cream (Crème Visage Homme), {need}, 50 ml',
    picture: { shape: 'tube', label: 'Face Cream', tint: 'graphite', prop: 'smear' },
    price: 1490,
    options: { need: { Hydrating: 1, Matte: 1, 'Anti-Fatigue': 1 } },
    description:
      'Absorbed before the coffee is ready. Hydrating for dry cheeks, matte for a shiny forehead, anti-fatigue with caffeine for short nights. Also soothes after shaving.',
    features: ['Light gel-cream', 'No shine', 'Soothes after shaving', 'Sober scent'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Glycerin, Squalane, {extra}, Panthenol, Allantoin, Carbomer, Tocopherol, Phenoxyethanol, Parfum.',
      usage: 'Every morning, and after shaving, spread a hazelnut-sized amount over clean face and neck.',
      warnings: cosmeticWarnings,
      audience: 'Adults and teenagers from 15 years.',
      content: '50 ml',
      terms: {
        extra: {
          Hydrating: 'Sodium Hyaluronate, Betaine',
          Matte: 'Silica, Zinc PCA, Niacinamide',
          'Anti-Fatigue': 'Caffeine, Paullinia Cupana Seed Extract',
        },
      },
    },
  },
  {
    key: 'men-shower',
    category: 'Men’s Face & Body',
    brand: 'Razelio',
    name: 'Men’s Shower Gel 3 in 1 (Gel Douche Homme), {scent}, {volume}',
    picture: { shape: 'flip bottle', label: '3 in 1 Wash', detail: 'Hair · face · body', tint: 'navy' },
    price: 490,
    options: { scent: { Marine: 1, Woods: 1, Spice: 1 }, volume: { '250 ml': 1, '400 ml': 1.4 } },
    description:
      'Hair, face and body in one bottle for the gym bag. It smells of something, but not until the evening. Rinse well and you are done.',
    features: ['For hair, face and body', 'Does not dry out', 'Cap with a hook', 'Lasting freshness'],
    facts: {
      class: 'hygiene',
      ingredients:
        'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Panthenol, Sodium Chloride, Citric Acid, Sodium Benzoate, Parfum, Limonene.',
      usage: 'Foam on wet hair, face and body, and rinse well. Keep your eyes closed.',
      warnings: cosmeticWarnings,
      audience: 'Adults and teenagers.',
    },
  },
];

import type { ProductLine } from '../product-line.ts';

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
    features: ['Softens and shines', 'Stops the itching', 'Pure plant oils', 'Pipette'],
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
  },
];

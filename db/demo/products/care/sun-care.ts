import type { ProductLine } from '../product-line.ts';

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
    features: [
      'Very high UVA and UVB protection',
      'No white cast',
      'Good under makeup',
      'Resists water and sweat',
    ],
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
      'Very high protection without perfume for school yards and beaches. The mineral cream is for the smallest and for allergic skin; the color of the milk shows where you have been. Babies stay out of the sun altogether.',
    features: ['For children’s skin', 'No perfume, no alcohol', 'Resists water and sand', 'Stings no eyes'],
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
      'Aloe and panthenol cool down skin that has had enough for today. Cold from the refrigerator, it is even better. A real burn with blisters needs a doctor, and children sooner than adults.',
    features: ['Cools and moisturizes', 'With 60 % aloe (gel)', 'Absorbs quickly', 'Keeps the tan longer'],
  },
];

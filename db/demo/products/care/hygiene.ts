import type { ProductLine } from '../product-line.ts';
import { cosmeticWarnings } from '../usual-texts.ts';

export const hygiene: ProductLine[] = [
  {
    key: 'roll-on-deodorant',
    category: 'Deodorants',
    brand: 'Casbaline',
    name: 'Deodorant Roll-On (Déodorant Bille), {scent}',
    picture: { shape: 'roll-on', label: 'Deo 48 h', detail: 'No aluminum', tint: 'blue' },
    price: 380,
    options: {
      scent: { Fresh: 1, Cotton: 1, Jasmine: 1, 'Green Tea': 1, Unscented: 1 },
    },
    offer: 10,
    description:
      'Zinc instead of aluminum salts: it stops the smell and lets the skin sweat. Two strokes on dry, clean skin and a moment before dressing. Leaves no yellow marks on white shirts.',
    features: ['No aluminum salts', 'No alcohol', 'Effective for 48 hours', '50 ml glass bottle'],
    facts: {
      class: 'hygiene',
      ingredients:
        'Aqua, Zinc Ricinoleate, Triethyl Citrate, Glycerin, Propanediol, Hydroxyethylcellulose, Citric Acid{perfume}. No aluminum salts, no alcohol.',
      usage: 'Two strokes on clean, dry underarms. Let it dry for a moment before dressing.',
      warnings: `${cosmeticWarnings} Do not use it right after shaving.`,
      audience: 'Adults and teenagers from 12 years. Suitable in pregnancy.',
      content: '50 ml',
      terms: {
        perfume: {
          Fresh: ', Parfum',
          Cotton: ', Parfum',
          Jasmine: ', Parfum, Benzyl Salicylate',
          'Green Tea': ', Parfum',
          Unscented: '',
        },
      },
    },
  },
  {
    key: 'spray-deodorant',
    category: 'Deodorants',
    brand: 'Casbaline',
    name: 'Deodorant Spray (Déodorant Spray), {scent}, {volume}',
    picture: { shape: 'aerosol', label: 'Deo Spray', detail: '48 hours', tint: 'teal' },
    price: 450,
    options: { scent: { Ocean: 1, Citrus: 1, Powder: 1 }, volume: { '150 ml': 1, '200 ml': 1.25 } },
    description:
      'Dry at once, for the gym bag and hot buses. Shake and spray from a hand’s breadth away. Keep the can out of a car in the sun.',
    features: ['Dries at once', 'No white marks', 'Light scent', 'Valve that locks'],
    facts: {
      class: 'hygiene',
      ingredients:
        'Butane, Isobutane, Propane, Alcohol, Triethyl Citrate, Zinc Ricinoleate, Caprylyl Glycol, Parfum, Linalool.',
      usage: 'Shake. Spray for two seconds on clean, dry underarms from a hand’s breadth away.',
      warnings:
        'Extremely flammable aerosol: keep away from flames, below 50 °C and out of a car in the sun; do not pierce. Do not breathe in the mist. Keep away from eyes, children and broken skin.',
      audience: 'Adults and teenagers from 12 years.',
    },
  },
  {
    key: 'liquid-soap',
    category: 'Hand Hygiene',
    brand: 'Casbaline',
    name: 'Liquid Hand Soap (Savon Liquide), {scent}, {volume}',
    picture: { shape: 'pump', label: 'Hand Soap', detail: 'Gentle', tint: 'leaf', prop: 'drops' },
    price: 320,
    options: {
      scent: { 'Olive Leaf': 1, Lemon: 1, 'Almond Milk': 1 },
      volume: { '300 ml': 1, '500 ml': 1.4, '1 l refill': 2.2 },
    },
    description:
      'A soap for the basin that cleans well and still goes easy on hands washed ten times a day. Thirty seconds, fingertips and thumbs too. The refill fills the small bottle three times.',
    features: ['Mild with frequent washing', 'With glycerin', 'Refill available', 'pH 5.5'],
    facts: {
      class: 'hygiene',
      ingredients:
        'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, {extra}, Sodium Chloride, Citric Acid, Sodium Benzoate, Parfum.',
      usage: 'One stroke on wet hands. Rub for thirty seconds, fingertips and thumbs too, and rinse.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'Adults and children from 3 years.',
      terms: {
        allergy: {
          'Olive Leaf': '',
          Lemon: '',
          'Almond Milk': ' Do not use it if you are allergic to almonds.',
        },
        extra: {
          'Olive Leaf': 'Olea Europaea Leaf Extract',
          Lemon: 'Citrus Limon Fruit Extract',
          'Almond Milk': 'Prunus Amygdalus Dulcis Seed Extract',
        },
      },
    },
  },
  {
    key: 'hand-gel',
    category: 'Hand Hygiene',
    brand: 'Pansoria',
    name: 'Hydroalcoholic Hand Gel (Gel Hydroalcoolique), {volume}',
    picture: { shape: 'flip bottle', label: 'Hand Gel', detail: '70 % alcohol', tint: 'sky' },
    price: 180,
    options: { volume: { '80 ml': 1, '250 ml': 2.2, '500 ml': 3.6, '1 l': 6 } },
    description:
      'Seventy percent alcohol with glycerin, so that hands do not crack. Rub a full palm for thirty seconds, until dry. Flammable: keep it away from flames and small children.',
    features: ['70 % alcohol', 'Dries without sticking', 'With glycerin', 'From pocket to dispenser'],
    facts: {
      class: 'hygiene',
      ingredients:
        'Alcohol denat. (ethanol 70 % by volume), Aqua, Glycerin, Carbomer, Triethanolamine. No perfume.',
      usage:
        'Rub a full palm over clean, dry hands, fingertips and thumbs included, for thirty seconds until dry. Wash visibly dirty hands with soap instead.',
      warnings:
        'Highly flammable: keep away from flames and heat. External use only, not near the eyes or on wounds. Keep away from children; never swallow.',
      audience: 'Adults and children from 3 years under an adult’s eye.',
    },
  },
];

import type { ProductLine } from '../product-line.ts';
import { cosmeticWarnings } from '../usual-texts.ts';

export const shampoos: ProductLine[] = [
  {
    key: 'daily-shampoo',
    category: 'Everyday Shampoos',
    brand: 'Tassilya',
    name: 'Daily Gentle Shampoo (Shampooing Doux), {scent}, {volume}',
    picture: {
      shape: 'flip bottle',
      label: 'Gentle Shampoo',
      detail: '{scent}',
      tint: 'mint',
      prop: 'leaves',
    },
    price: 590,
    options: {
      scent: { Chamomile: 'honey', 'Green Apple': 'leaf', 'Orange Blossom': 'orange' },
      volume: { '250 ml': 1, '400 ml': 1.45, '750 ml': 2.4 },
    },
    featured: true,
    description:
      'For people who wash their hair every day or live where the water is hard. A mild foam that rinses off quickly and leaves the scalp as it was. It suits the whole family.',
    features: ['Mild sugar surfactants', 'No silicones', 'For frequent washing', 'For the whole family'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Sodium Cocoyl Glutamate, Coco-Glucoside, Cocamidopropyl Betaine, Glycerin, {extra}, Guar Hydroxypropyltrimonium Chloride, Citric Acid, Sodium Benzoate, Parfum.',
      usage:
        'Massage a hazelnut-sized amount into wet roots and scalp, and rinse well. Mild enough for every day.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'Adults and children from 3 years. Suitable in pregnancy.',
      terms: {
        allergy: {
          Chamomile: ' Do not use it if you are allergic to chamomile.',
          'Green Apple': '',
          'Orange Blossom': '',
        },
        extra: {
          Chamomile: 'Chamomilla Recutita Flower Extract',
          'Green Apple': 'Pyrus Malus Fruit Extract',
          'Orange Blossom': 'Citrus Aurantium Amara Flower Water',
        },
      },
    },
  },
  {
    key: 'anti-dandruff',
    category: 'Scalp Shampoos',
    brand: 'Hoggaline',
    name: 'Anti-Dandruff Shampoo (Shampooing Antipelliculaire), {kind}, {volume}',
    optionName: 'Flakes and size',
    picture: {
      shape: 'flip bottle',
      label: 'Anti-Dandruff',
      detail: 'Scalp care',
      tint: 'teal',
      prop: 'drops',
    },
    price: 1090,
    options: { kind: { 'Dry Flakes': 1, 'Oily Flakes': 1 }, volume: { '125 ml': 1, '200 ml': 1.4 } },
    offer: 15,
    description:
      'Piroctone and salicylic acid loosen flakes and keep new ones from forming. Leave the foam on for three minutes; twice a week for a month, then once. Alternate with a mild shampoo.',
    features: [
      'Removes visible flakes',
      'Calms the wish to scratch',
      'Leave on for three minutes',
      'No perfume allergens',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Coco-Glucoside, Disodium Laureth Sulfosuccinate, {active}, Piroctone Olamine (1 %), Salicylic Acid (2 %), Glycerin, Sodium Hydroxide, Sodium Benzoate.',
      usage:
        'Massage into the wet scalp, leave the foam on for three minutes and rinse. Twice a week for a month, then once a week.',
      warnings: `${cosmeticWarnings} Do not use it if you are allergic to aspirin. See a doctor if flakes or redness last after a month.`,
      audience: 'Adults and teenagers from 12 years. Pregnant: ask your pharmacist first.',
      terms: { active: { 'Dry Flakes': 'Panthenol', 'Oily Flakes': 'Zinc PCA' } },
    },
  },
  {
    key: 'oily-scalp',
    category: 'Scalp Shampoos',
    brand: 'Tassilya',
    name: 'Clay Shampoo for Oily Roots (Cheveux Gras), {volume}',
    picture: {
      shape: 'flip bottle',
      label: 'Clay Shampoo',
      detail: 'Oily roots',
      tint: 'leaf',
      prop: 'leaves',
    },
    price: 690,
    options: { volume: { '250 ml': 1, '400 ml': 1.45 } },
    description:
      'Green clay and nettle take the oil from the roots and let the lengths be. Hair stays light until the next day, and often one day longer. Rinse well: clay clings to hair.',
    features: [
      'With green clay and nettle',
      'Lightness that lasts',
      'Does not dry the lengths',
      'No silicones',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Sodium Cocoyl Glutamate, Coco-Glucoside, Illite (green clay), Urtica Dioica Leaf Extract, Zinc PCA, Xanthan Gum, Citric Acid, Sodium Benzoate, Parfum.',
      usage:
        'Shake. Massage into wet roots, leave on for two minutes and rinse very well, twice if need be. Use it at most every other day.',
      warnings: cosmeticWarnings,
      audience: 'Adults and teenagers from 12 years. Suitable in pregnancy.',
    },
  },
  {
    key: 'repair-shampoo',
    category: 'Repair Shampoos',
    brand: 'Tassilya',
    name: 'Repair Shampoo (Shampooing Réparateur), {oil}, {volume}',
    optionName: 'Care and size',
    picture: { shape: 'flip bottle', label: 'Repair', detail: 'Dry hair', tint: 'honey', prop: 'drops' },
    price: 750,
    options: {
      oil: { 'Argan Oil': 1, Keratin: 1, 'Castor Oil': 1 },
      volume: { '250 ml': 1, '400 ml': 1.45 },
    },
    description:
      'For lengths that have been bleached, ironed or simply worn for years. Argan smooths, keratin fills, castor strengthens: choose by what the hair lacks. Massage the roots only; the foam does the rest as it runs down.',
    features: [
      'Leaves hair smooth to comb',
      'For dry and colored hair',
      'No sulfates',
      'Soft, lasting scent',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Sodium Cocoyl Isethionate, Coco-Glucoside, Glycerin, {oil2}, Panthenol, Guar Hydroxypropyltrimonium Chloride, Citric Acid, Sodium Benzoate, Parfum.',
      usage:
        'Massage into wet roots, let the foam run through the lengths and rinse. Follow with a conditioner or mask.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'Adults and children from 6 years. Suitable in pregnancy.',
      terms: {
        allergy: {
          'Argan Oil': '',
          Keratin: ' Do not use it if you are allergic to wool.',
          'Castor Oil': '',
        },
        oil2: {
          'Argan Oil': 'Argania Spinosa Kernel Oil',
          Keratin: 'Hydrolyzed Keratin (sheep’s wool)',
          'Castor Oil': 'Ricinus Communis Seed Oil',
        },
      },
    },
  },
];

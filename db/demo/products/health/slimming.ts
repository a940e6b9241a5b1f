import type { ProductLine } from '../product-line.ts';
import { infusionWarnings, supplementWarnings } from '../usual-texts.ts';

export const slimming: ProductLine[] = [
  {
    key: 'slim-infusion',
    category: 'Infusions & Capsules',
    brand: 'Rachikine',
    name: 'Light Infusion (Tisane Légère), {flavor}, {pack}',
    picture: { shape: 'sachets', label: 'Light Infusion', detail: 'Infusion', tint: 'leaf', prop: 'leaves' },
    price: 520,
    options: {
      flavor: { 'Green Tea & Mint': 1, 'Hibiscus & Ginger': 1, 'Fennel & Lemon': 1 },
      pack: { '20 bags': 1, '40 bags': 1.8 },
    },
    description:
      'A light infusion: green tea and mint, hibiscus and ginger, or fennel and lemon. Up to three cups a day, the last before five o’clock if it holds green tea. There is no senna in it.',
    features: ['No senna, no laxatives', 'Unflavored plants', 'Pleasant hot and iced', 'Plastic-free bags'],
    facts: {
      class: 'supplement',
      ingredients: '{plants}. Nothing else. 1.5 g a bag.',
      usage: 'Pour 200 ml of hot water over one bag and wait for five minutes. Up to three cups a day{time}.',
      warnings: infusionWarnings,
      audience: 'Adults. Do not drink it in pregnancy or while breastfeeding.',
      terms: {
        plants: {
          'Green Tea & Mint': 'Green tea 60 %, spearmint 25 %, fennel seed 15 %',
          'Hibiscus & Ginger': 'Hibiscus flowers 65 %, ginger root 20 %, apple pieces 15 %',
          'Fennel & Lemon': 'Fennel seed 60 %, lemon verbena 25 %, lemon peel 15 %',
        },
        time: {
          'Green Tea & Mint': ', the last before five o’clock: it contains caffeine',
          'Hibiscus & Ginger': '',
          'Fennel & Lemon': '',
        },
      },
    },
  },
  {
    key: 'konjac-capsules',
    category: 'Infusions & Capsules',
    brand: 'Rachikine',
    name: 'Konjac Glucomannan Capsules, {pack}',
    picture: { shape: 'pill bottle', label: 'Konjac', detail: 'Glucomannan', tint: 'leaf', prop: 'capsules' },
    price: 1490,
    options: { pack: { '60 capsules': 1, '120 capsules': 1.8, '180 capsules': 2.5 } },
    offer: 20,
    description:
      'Konjac root fiber, which swells with water. Two capsules with two large glasses of water, half an hour before eating, three times a day. Never take them dry, or with difficulty in swallowing.',
    features: [
      'Contributes to weight loss as part of an energy-restricted diet (3 g a day)',
      '500 mg of glucomannan a capsule',
      'Vegetable capsule',
      'No stimulants',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per six capsules: konjac glucomannan (Amorphophallus konjac) 3 g. Capsule shell hydroxypropyl methylcellulose, anti-caking agent magnesium salts of fatty acids.',
      usage:
        'Two capsules with two large glasses of water half an hour before each main meal, three times a day, together with an energy-restricted diet.',
      warnings: `Take it with plenty of water, so that it reaches the stomach: it can cause choking. Do not take it if you have difficulty in swallowing. If you have diabetes, ask your doctor first. ${supplementWarnings}`,
      audience: 'Adults. Do not take it in pregnancy or while breastfeeding.',
    },
  },
  {
    key: 'meal-shake',
    category: 'Meal Replacements',
    brand: 'Rachikine',
    name: 'Meal Replacement Shake (Substitut de Repas), {flavor}, {pack}',
    picture: { shape: 'tub', label: 'Meal Shake', detail: '240 kcal', tint: 'rose' },
    price: 2900,
    options: {
      flavor: { Vanilla: 1, Chocolate: 1, Strawberry: 1 },
      pack: { '10 meals': 1, '20 meals': 1.8 },
    },
    description:
      'A counted meal of 240 kcal with protein, fiber and a third of the daily vitamins. Replace one meal a day to hold your weight and two to lose some, together with vegetables and movement. Shake with 300 ml of skimmed milk.',
    features: [
      '240 kcal a meal',
      '22 vitamins and minerals',
      'Rich in protein, source of fiber',
      'Ready in a minute',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Skimmed milk powder, milk protein, inulin, oat flour, sunflower oil powder, {taste}, xanthan gum, 22 vitamins and minerals. Per meal with 300 ml of skimmed milk: 240 kcal, protein 24 g, fat 5.5 g, fiber 6 g. Contains milk and gluten.',
      usage:
        'Shake one measure (55 g) with 300 ml of skimmed milk. Replace one meal a day to keep your weight, two to lose some. Drink enough water.',
      warnings:
        'Only useful as part of an energy-restricted diet with other foods. It is not a sole source of nutrition. Do not use it if you are allergic to milk or gluten. For more than three weeks, ask a doctor or pharmacist.',
      audience: 'Adults. Do not use it in pregnancy or while breastfeeding. With diabetes, ask your doctor.',
      terms: {
        taste: {
          Vanilla: 'natural vanilla flavoring',
          Chocolate: 'cocoa powder 7 %',
          Strawberry: 'strawberry powder 2 %, beetroot red',
        },
      },
    },
  },
];

import type { ProductLine } from '../product-line.ts';
import { supplementWarnings } from '../usual-texts.ts';

export const minerals: ProductLine[] = [
  {
    key: 'magnesium-bisglycinate',
    category: 'Magnesium',
    brand: 'Zibanea',
    name: 'Magnesium Bisglycinate {strength}, {pack}',
    picture: {
      shape: 'pill bottle',
      label: 'Magnesium',
      detail: 'Bisglycinate',
      tint: 'teal',
      prop: 'capsules',
    },
    price: 1390,
    options: {
      strength: { '100 mg': 1, '150 mg': 1.2 },
      pack: { '60 capsules': 1, '90 capsules': 1.4, '120 capsules': 1.8 },
    },
    featured: true,
    description:
      'Magnesium bound to the amino acid glycine, in a vegetable capsule. Two capsules a day, in the evening, with or without food. The strength of each capsule is on the box.',
    features: [
      'Contributes to normal muscle function',
      'Contributes to the reduction of tiredness and fatigue',
      'Bound to glycine',
      'Vegetable capsule',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per two capsules: magnesium {dose}, as magnesium bisglycinate. Capsule shell hydroxypropyl methylcellulose, bulking agent rice flour. Vegan, free of gluten and lactose.',
      usage: 'Two capsules in the evening with a glass of water, with or without food.',
      warnings: `${supplementWarnings} Do not take it if you have a kidney disease. Too much is laxative.`,
      audience: 'Adults. Pregnant or breastfeeding: ask your doctor or pharmacist first.',
      terms: {
        dose: {
          '100 mg': '200 mg (53 % of the reference intake)',
          '150 mg': '300 mg (80 % of the reference intake)',
        },
      },
    },
  },
  {
    key: 'magnesium-ampoules',
    category: 'Magnesium',
    brand: 'Herbazir',
    name: 'Marine Magnesium with Vitamin B6 (Ampoules Magnésium), {pack}',
    picture: { shape: 'ampoules', label: 'Marine Magnesium', detail: 'with B6', tint: 'sky' },
    price: 990,
    options: { pack: { '10 ampoules': 1, '20 ampoules': 1.8, '30 ampoules': 2.5 } },
    description:
      'Drinkable ampoules with magnesium from sea water and vitamin B6, in a pear flavor. Break both tips, pour the content into a glass of water and drink it in the morning. A course usually lasts for twenty days.',
    features: [
      'Magnesium of marine origin',
      'Contributes to normal psychological function',
      'Pear flavor',
      'No preservatives',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per ampoule (10 ml): magnesium 300 mg (80 % of the reference intake) from sea water, vitamin B6 1.4 mg (100 %). Water, pear juice concentrate, acidity regulator citric acid, natural pear flavoring.',
      usage:
        'One ampoule a day in the morning: break both tips over a glass of water and drink. A course of twenty days can be repeated.',
      warnings: `${supplementWarnings} Do not take it if you have a kidney disease. Too much is laxative. Broken glass cuts.`,
      audience: 'Adults. Pregnant or breastfeeding: ask your doctor or pharmacist first.',
    },
  },
  {
    key: 'magnesium-sticks',
    category: 'Magnesium',
    brand: 'Riyadine',
    name: 'Magnesium Direct Sticks, {flavor}, {pack}',
    picture: { shape: 'sachets', label: 'Magnesium Direct', detail: '300 mg', tint: 'sun' },
    price: 890,
    options: { flavor: { Lemon: 1, Orange: 1, Berry: 1 }, pack: { '14 sticks': 1, '30 sticks': 1.9 } },
    description:
      'Fine granules that melt on the tongue without water, for the sports bag and the desk drawer. One stick holds 300 mg of magnesium. Take it after training, or at any other hour.',
    features: [
      '300 mg of magnesium a stick',
      'No water needed',
      'Contributes to electrolyte balance',
      'Sweetened with xylitol',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per stick: magnesium 300 mg (80 % of the reference intake), as magnesium citrate and oxide. Sweetener xylitol, acidity regulator citric acid, natural {flavor:small} flavoring, anti-caking agent silicon dioxide.',
      usage: 'One stick a day. Pour the granules onto the tongue and let them melt; no water is needed.',
      warnings: `${supplementWarnings} Do not take it if you have a kidney disease. Too much is laxative.`,
      audience: 'Adults and teenagers from 15 years. Pregnant or breastfeeding: ask your pharmacist first.',
    },
  },
  {
    key: 'iron-vitamin-c',
    category: 'Iron',
    brand: 'Zibanea',
    name: 'Iron with Vitamin C {strength} (Fer), {pack}',
    picture: { shape: 'blister', label: 'Iron & C', detail: 'Tablets', tint: 'plum' },
    price: 760,
    options: {
      strength: { '14 mg': 1, '28 mg': 1.25 },
      pack: { '30 tablets': 1, '60 tablets': 1.75, '90 tablets': 2.5 },
    },
    description:
      'Iron bisglycinate with vitamin C, which increases the absorption of iron. Take it between meals and keep tea and coffee an hour away. Made for people with a low intake, such as women with heavy periods; have your level checked before a long course.',
    features: [
      'Contributes to normal formation of hemoglobin',
      'Vitamin C increases iron absorption',
      'As iron bisglycinate',
      'Small coated tablets',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per tablet: iron {strength} ({share} of the reference intake), as iron bisglycinate; vitamin C 60 mg (75 %). Bulking agent cellulose, film coating hydroxypropyl methylcellulose.',
      usage:
        'One tablet a day with water or orange juice, an hour before a meal. With a sensitive stomach, take it with food. Keep an hour away from tea, coffee and milk.',
      warnings:
        'Do not exceed the daily dose: an overdose of iron is dangerous for small children. Keep out of their reach. This is not a substitute for a varied diet. If you take medicines, ask your pharmacist first, and keep two hours away from them. Do not take it if you have iron overload.',
      audience: 'Adults with a low intake. {who} Have your iron checked first.',
      terms: {
        share: { '14 mg': '100 %', '28 mg': '200 %' },
        who: {
          '14 mg': 'Pregnant: ask your doctor.',
          '28 mg': 'Take this strength only on a doctor’s advice.',
        },
      },
    },
  },
  {
    key: 'iron-syrup',
    category: 'Iron',
    brand: 'Herbazir',
    name: 'Liquid Iron with Beetroot (Sirop de Fer), {volume}',
    picture: { shape: 'syrup', label: 'Liquid Iron', detail: 'Beetroot', tint: 'red', prop: 'berries' },
    price: 1150,
    options: { volume: { '250 ml': 1, '500 ml': 1.75 } },
    description:
      'A fruity tonic of iron, beetroot and grape juice for those who would rather drink than swallow a tablet. One spoonful before lunch for adults; for children from 6 years, only on a doctor’s advice. Rinse the spoon at once: beetroot stains.',
    features: [
      'Contributes to normal oxygen transport in the body',
      'With beetroot and grape juice',
      'For adults; for children on a doctor’s advice',
      'No alcohol',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per 15 ml: iron 14 mg (100 % of the reference intake), as iron gluconate; vitamin C 40 mg (50 %). Beetroot juice 35 %, grape juice concentrate 20 %, water, acidity regulator citric acid. No alcohol.',
      usage:
        'Adults: one tablespoon (15 ml) before lunch. Children from 6 years: half, if a doctor advises it. Shake, rinse the spoon at once, and keep in the refrigerator once opened.',
      warnings:
        'Do not exceed the daily dose: an overdose of iron is dangerous for small children. Keep out of their reach. This is not a substitute for a varied diet. If you take medicines, ask your pharmacist first, and keep two hours away from them. Do not take it if you have iron overload.',
      audience:
        'Adults. Children from 6 years, only on a doctor’s advice. Pregnant or breastfeeding: ask your doctor.',
    },
  },
  {
    key: 'zinc',
    category: 'Zinc & Calcium',
    brand: 'Vitanoor',
    name: 'Zinc {strength} with Selenium, {pack}',
    picture: {
      shape: 'pill bottle',
      label: 'Zinc',
      detail: 'with Selenium',
      tint: 'graphite',
      prop: 'tablets',
    },
    price: 640,
    options: {
      strength: { '10 mg': 1, '15 mg': 1.15, '25 mg': 1.35 },
      pack: { '60 tablets': 1, '120 tablets': 1.8 },
    },
    description:
      'Zinc gluconate and selenium for skin, hair and nails. Take one tablet with food, because zinc on an empty stomach can cause nausea. Count the zinc of other supplements too.',
    features: [
      'Contributes to the maintenance of normal skin',
      'Contributes to the normal function of the immune system',
      'As zinc gluconate',
      'No gluten, no lactose',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per tablet: zinc {strength} ({share} of the reference intake), as zinc gluconate; selenium 55 µg (100 %). Bulking agent cellulose, anti-caking agent magnesium salts of fatty acids. Free of gluten and lactose.',
      usage: 'One tablet a day during a meal. Keep two hours away from iron and from antibiotics. {course}',
      warnings: `${supplementWarnings} Do not combine it with other products that contain zinc.`,
      audience: '{who} Pregnant or breastfeeding: ask your doctor first.',
      terms: {
        share: { '10 mg': '100 %', '15 mg': '150 %', '25 mg': '250 %' },
        course: {
          '10 mg': 'Suited to daily use.',
          '15 mg': 'Suited to courses of three months.',
          '25 mg': 'For at most one month; only for adults.',
        },
        who: {
          '10 mg': 'Adults and children from 12 years.',
          '15 mg': 'Adults and teenagers from 15 years.',
          '25 mg': 'Adults, on a doctor’s or pharmacist’s advice.',
        },
      },
    },
  },
  {
    key: 'calcium-d3-chewable',
    category: 'Zinc & Calcium',
    brand: 'Vitanoor',
    name: 'Calcium with Vitamin D3 Chewable, {flavor}, {pack}',
    picture: { shape: 'pill bottle', label: 'Calcium D3', detail: 'Chewable', tint: 'sky', prop: 'tablets' },
    price: 820,
    options: { flavor: { Orange: 1, Vanilla: 1, Mint: 1 }, pack: { '30 tablets': 1, '60 tablets': 1.75 } },
    offer: 10,
    description:
      'Chewable tablets with 500 mg of calcium and 400 IU of vitamin D3. They crumble softly and do not stick to the teeth. One or two a day, after a meal.',
    features: [
      'Calcium is needed for the maintenance of normal bones',
      'With vitamin D3',
      'Soft to chew',
      'Three flavors to choose from',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per tablet: calcium 500 mg (63 % of the reference intake), as calcium carbonate; vitamin D3 10 µg, 400 IU (200 %). Sweeteners xylitol and sorbitol, natural {flavor:small} flavoring, magnesium salts of fatty acids.',
      usage:
        'Chew one tablet once or twice a day after a meal. Keep two hours away from iron and from thyroid medicines.',
      warnings: `${supplementWarnings} Do not take it if you have too much calcium in the blood or kidney stones. Do not add other vitamin D without advice. Too much is laxative.`,
      audience: 'Adults, older people in particular. Pregnant or breastfeeding: ask your doctor first.',
    },
  },
];

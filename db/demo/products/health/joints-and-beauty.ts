import type { ProductLine } from '../product-line.ts';
import { supplementWarnings } from '../usual-texts.ts';

export const jointsAndBeauty: ProductLine[] = [
  {
    key: 'glucosamine',
    category: 'Joint Comfort',
    brand: 'Orthassil',
    name: 'Glucosamine Chondroitin with Turmeric, {pack}',
    picture: {
      shape: 'pill bottle',
      label: 'Joint Complex',
      detail: 'Turmeric',
      tint: 'honey',
      prop: 'tablets',
    },
    price: 1980,
    options: { pack: { '60 tablets': 1, '90 tablets': 1.4, '180 tablets': 2.6 } },
    description:
      'Glucosamine and chondroitin with turmeric, black pepper and vitamin C, for people who walk, garden or train. Take two tablets with food over at least two months. Do not take it with blood thinners or if you are allergic to shellfish.',
    features: [
      'Vitamin C contributes to normal collagen formation for the normal function of cartilage',
      'With turmeric and black pepper',
      'Two tablets a day',
      'Course of {pack}',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per two tablets: glucosamine sulfate 1200 mg (shellfish), chondroitin sulfate 400 mg (bovine, halal), turmeric extract 100 mg, black pepper extract 3 mg, vitamin C 24 mg (30 % of the reference intake). Cellulose, magnesium salts of fatty acids.',
      usage: 'Two tablets a day with food, for at least two months.',
      warnings: `${supplementWarnings} Do not take it if you are allergic to shellfish, take blood thinners or have gallstones. With asthma or diabetes, ask your doctor first.`,
      audience: 'Adults. Do not take it in pregnancy or while breastfeeding.',
    },
  },
  {
    key: 'marine-collagen',
    category: 'Joint Comfort',
    brand: 'Zibanea',
    name: 'Marine Collagen Powder (Collagène Marin), {flavor}, {pack}',
    picture: { shape: 'tub', label: 'Marine Collagen', detail: 'Peptides', tint: 'sky', prop: 'drops' },
    price: 3200,
    options: {
      flavor: { Neutral: 1, Lemon: 1, 'Red Berries': 1 },
      pack: { '200 g': 1, '400 g': 1.8 },
    },
    offer: 15,
    description:
      'Hydrolyzed fish collagen that dissolves in coffee, yogurt or cold water. One level scoop is 10 g. The neutral version has hardly any taste; the fruity ones are sweetened with stevia. Comes from wild fish with scales.',
    features: [
      '9 g of collagen peptides a scoop',
      'Vitamin C contributes to normal collagen formation for the normal function of skin',
      'Dissolves cold and hot',
      'Halal, from fish with scales',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per scoop (10 g): hydrolyzed fish collagen {amount}, vitamin C 80 mg (100 % of the reference intake){rest}. Contains fish.',
      usage: 'One level scoop a day, stirred into water, coffee or yogurt. Keep the tub dry and closed.',
      warnings: `${supplementWarnings} Do not take it if you are allergic to fish.`,
      audience: 'Adults. Pregnant or breastfeeding: ask your pharmacist first.',
      terms: {
        amount: { Neutral: '9.9 g', Lemon: '9.5 g', 'Red Berries': '9.4 g' },
        rest: {
          Neutral: '',
          Lemon: ', lemon juice powder, sweetener steviol glycosides',
          'Red Berries': ', raspberry and blackcurrant powder, sweetener steviol glycosides',
        },
      },
    },
  },
  {
    key: 'hair-nails',
    category: 'Hair, Skin & Nails',
    brand: 'Zahrelle',
    name: 'Hair & Nails Biotin Complex (Cheveux et Ongles), {pack}',
    picture: {
      shape: 'box',
      label: 'Hair & Nails',
      detail: 'Biotin complex',
      tint: 'blush',
      prop: 'softgels',
    },
    price: 1750,
    options: { pack: { '30 capsules': 1, '60 capsules': 1.8, '120 capsules': 3.4 } },
    description:
      'Biotin, zinc and horsetail with silica for hair and nails. Hair grows about one centimeter a month, so give it three. Take one capsule a day with breakfast.',
    features: [
      'Biotin contributes to the maintenance of normal hair',
      'Zinc contributes to the maintenance of normal nails',
      'With horsetail silica',
      'Recommended for three months',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per capsule: biotin 150 µg (300 % of the reference intake), zinc 10 mg (100 %), copper 1 mg (100 %), horsetail extract 200 mg with 14 mg of silica, L-cystine 100 mg. Capsule shell hydroxypropyl methylcellulose.',
      usage:
        'One capsule a day with breakfast, for three months. Stop biotin two days before a blood test, because it can disturb the result.',
      warnings: `${supplementWarnings} Do not take it if you have a heart or kidney disease. Do not combine it with other products that contain zinc.`,
      audience: 'Adults. Do not take it in pregnancy or while breastfeeding, because of the horsetail.',
    },
  },
  {
    key: 'brewers-yeast',
    category: 'Hair, Skin & Nails',
    brand: 'Herbazir',
    name: 'Brewer’s Yeast (Levure de Bière), {pack}',
    picture: { shape: 'pill bottle', label: "Brewer's Yeast", tint: 'honey', prop: 'tablets' },
    price: 540,
    options: { pack: { '60 tablets': 1, '150 tablets': 2.1, '300 tablets': 3.7 } },
    description:
      'A classic of the medicine cabinet: inactive yeast with its own B vitamins. Six small tablets a day, spread over the meals. It is debittered, free of alcohol and inactive, so it does not ferment.',
    features: [
      'Natural source of vitamins B1 and B2',
      'Debittered and inactive',
      'Free of alcohol',
      'A simple daily basic',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Inactive dried brewer’s yeast (Saccharomyces cerevisiae) 100 %, debittered, 500 mg a tablet. Per six tablets: vitamin B1 1.1 mg (100 % of the reference intake), B2 0.4 mg (29 %), protein 1.4 g. May contain gluten.',
      usage:
        'Six tablets a day, spread over the meals, with water. Courses of two to three months are usual.',
      warnings: `${supplementWarnings} Do not take it if you have gout or weak immunity, or are allergic to yeast or gluten.`,
      audience: 'Adults and children from 6 years, who take half. Suitable in pregnancy on advice.',
    },
  },
  {
    key: 'ginseng-royal-jelly',
    category: 'Energy & Focus',
    brand: 'Nahlune',
    name: 'Ginseng and Royal Jelly (Gelée Royale), {pack}',
    picture: { shape: 'ampoules', label: 'Ginseng & Royal Jelly', tint: 'honey' },
    price: 1450,
    options: { pack: { '10 ampoules': 1, '20 ampoules': 1.8, '30 ampoules': 2.6 } },
    offer: 10,
    description:
      'Red ginseng and 1000 mg of royal jelly in a honeyed ampoule for exam weeks and long shifts. Drink one in the morning, pure or in juice, and not in the evening. It is not for people who are allergic to bee products.',
    features: [
      '1000 mg of royal jelly an ampoule',
      'Vitamin C contributes to the reduction of tiredness and fatigue',
      'Honey flavor',
      'For adults',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per ampoule (10 ml): royal jelly 1000 mg, red ginseng extract 100 mg, vitamin C 40 mg (50 % of the reference intake). Water, honey 20 %, acidity regulator citric acid.',
      usage:
        'One ampoule a day in the morning, pure or in juice, for twenty days. Do not take it in the evening.',
      warnings: `${supplementWarnings} Do not take it if you are allergic to bee products or have asthma or high blood pressure. With diabetes or blood thinners, ask your doctor first.`,
      audience: 'Adults. Do not take it in pregnancy or while breastfeeding.',
    },
  },
  {
    key: 'spirulina',
    category: 'Energy & Focus',
    brand: 'Herbazir',
    name: 'Spirulina (Spiruline) {form}, {pack}',
    picture: { shape: 'pill bottle', label: 'Spirulina', tint: 'emerald', prop: 'leaves' },
    price: 1290,
    options: { form: { Tablets: 1, Powder: 1.1 }, pack: { '100 g': 1, '250 g': 2.2 } },
    description:
      'Spirulina from ponds under the southern sun, dried at low temperature. The tablets suit those who dislike its taste; the powder goes into smoothies and salads. Begin with one gram a day and work up to five.',
    features: [
      'Two thirds plant protein',
      'Natural source of iron',
      'Nothing added',
      'Dried at low temperature',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Dried spirulina (Arthrospira platensis) 100 %{form2}. Per 5 g: protein 3.2 g, iron 3 mg (21 % of the reference intake), phycocyanin 600 mg. Each batch is tested for heavy metals.',
      usage: '{dose} Begin with 1 g a day and work up to 5 g over two weeks, with plenty of water.',
      warnings: `${supplementWarnings} Do not take it if you have phenylketonuria or iron overload.`,
      audience: 'Adults and teenagers from 12 years. Pregnant or breastfeeding: ask your doctor first.',
      terms: {
        form2: { Tablets: ', pressed without binder, 500 mg a tablet', Powder: '' },
        dose: {
          Tablets: 'Two to ten tablets a day.',
          Powder: 'Half a teaspoon to two teaspoons a day in juice, soup or salad.',
        },
      },
    },
  },
];

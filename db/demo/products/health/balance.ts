import type { ProductLine } from '../product-line.ts';

export const balance: ProductLine[] = [
  {
    key: 'melatonin',
    category: 'Sleep & Calm',
    brand: 'Herbazir',
    name: 'Melatonin {strength} with Passion Flower, {pack}',
    picture: {
      shape: 'pill bottle',
      label: 'Melatonin',
      detail: 'Passion flower',
      tint: 'violet',
      prop: 'capsules',
    },
    price: 1190,
    options: {
      strength: { '1 mg': 1, '1.9 mg': 1.25 },
      pack: { '30 capsules': 1, '60 capsules': 1.75, '90 capsules': 2.4 },
    },
    featured: true,
    description:
      'Melatonin for people who lie awake or who have just crossed time zones, rounded off with passion flower. One capsule half an hour before going to bed. Do not drive afterwards, and do not combine it with alcohol.',
    features: [
      'Contributes to the reduction of time taken to fall asleep (1 mg)',
      'With passion flower extract',
      'No habit-forming substances',
      'Vegetable capsule',
    ],
  },
  {
    key: 'night-infusion',
    category: 'Sleep & Calm',
    brand: 'Herbazir',
    name: 'Quiet Night Infusion (Tisane Nuit Calme), {plant}, {pack}',
    picture: { shape: 'sachets', label: 'Quiet Night', detail: 'Infusion', tint: 'violet', prop: 'leaves' },
    price: 450,
    options: {
      plant: {
        'Verbena & Linden': 1,
        'Chamomile & Orange Blossom': 1,
        'Lavender & Lemon Balm': 1,
      },
      pack: { '20 bags': 1, '40 bags': 1.8 },
    },
    description:
      'Evening herbs cut coarsely, so that the scent stays in the bag until the water meets it. Pour on hot water, cover the cup and wait for seven minutes. There is no theine in it and nothing artificial.',
    features: [
      'Plants from the Blida plain and the Aurès',
      'Free of theine',
      'Unbleached bags without staples',
      'Pleasant without sugar',
    ],
  },
  {
    key: 'probiotics',
    category: 'Digestion & Transit',
    brand: 'Zibanea',
    name: 'Probiotic {strength}, {pack}',
    picture: { shape: 'blister', label: 'Probiotic', detail: 'Live cultures', tint: 'leaf' },
    price: 1690,
    options: {
      strength: { '5 strains': 1, '10 strains': 1.3 },
      pack: { '15 capsules': 1, '30 capsules': 1.8, '60 capsules': 3.3 },
    },
    description:
      'Live cultures in a capsule that resists stomach acid, for travel and after a change of diet. Take one in the morning before eating. It keeps at room temperature up to 25 °C, so it can go into the suitcase.',
    features: [
      'Ten billion live cultures a capsule',
      'Acid-resistant capsule',
      'With chicory fiber',
      'Needs no refrigerator',
    ],
  },
  {
    key: 'charcoal',
    category: 'Digestion & Transit',
    brand: 'Herbazir',
    name: 'Activated Charcoal with Fennel (Charbon Végétal), {pack}',
    picture: { shape: 'pill bottle', label: 'Charcoal & Fennel', tint: 'graphite', prop: 'capsules' },
    price: 620,
    options: { pack: { '30 capsules': 1, '60 capsules': 1.75, '100 capsules': 2.7 } },
    description:
      'Coconut charcoal with fennel seed for the heavy hour after a feast. Two capsules before and two after the meal, with a large glass of water. Keep two hours between charcoal and any medicine, because it also binds those.',
    features: [
      'Contributes to reducing excessive gas after eating',
      'Charcoal from coconut shells',
      'With fennel seed',
      'For occasional use',
    ],
  },
  {
    key: 'psyllium-fiber',
    category: 'Digestion & Transit',
    brand: 'Rachikine',
    name: 'Psyllium Fiber (Psyllium Blond), {flavor}, {pack}',
    picture: {
      shape: 'pouch',
      label: 'Psyllium Fiber',
      detail: 'Natural fiber',
      tint: 'sand',
      prop: 'leaves',
    },
    price: 780,
    options: { flavor: { Natural: 1, Orange: 1 }, pack: { '200 g': 1, '400 g': 1.8 } },
    description:
      'Pure blond psyllium husk, ground fine so that it mixes without lumps. Stir one teaspoon into a large glass of water, drink it at once and drink another glass after it. Start with little and give the body a week to get used to it.',
    features: [
      'Natural fiber of plant origin',
      'Mixes without lumps',
      'Can be baked into bread',
      'No sugar added',
    ],
  },
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
      'Glucosamine and chondroitin with turmeric, black pepper and vitamin C, for people who walk, garden or train in spite of stiff mornings. Take two tablets with food over at least two months. Contains shellfish; do not take it with anticoagulants.',
    features: [
      'Vitamin C contributes to normal collagen formation for cartilage',
      'With turmeric and black pepper',
      'Two tablets a day',
      'Course of {pack}',
    ],
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
      '10 g of collagen peptides a scoop',
      'With vitamin C for normal collagen formation',
      'Dissolves cold and hot',
      'Halal, from fish with scales',
    ],
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
      'Biotin, zinc and horsetail with silica for hair that thins and nails that split. Hair grows about one centimeter a month, so give it three. Take one capsule a day with breakfast.',
    features: [
      'Biotin contributes to the maintenance of normal hair',
      'Zinc contributes to normal nails',
      'With horsetail silica',
      'Recommended for three months',
    ],
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
      'A classic of the bathroom shelf: inactive yeast, naturally rich in B vitamins and trace elements. Six small tablets a day, spread over the meals. It is debittered, free of alcohol and inactive, so it does not ferment.',
    features: [
      'Natural source of B vitamins',
      'Debittered and inactive',
      'Free of alcohol',
      'A simple daily basic',
    ],
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
      'Red ginseng and 1000 mg of royal jelly in a honeyed ampoule for exam weeks and long shifts. Drink one in the morning, pure or in juice, and not in the evening. Not for people who are allergic to bee products.',
    features: [
      '1000 mg of royal jelly an ampoule',
      'With vitamin C, which helps to reduce fatigue',
      'Honey flavor',
      'For adults',
    ],
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
  },
];

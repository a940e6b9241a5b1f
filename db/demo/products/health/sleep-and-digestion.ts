import type { ProductLine } from '../product-line.ts';
import { infusionWarnings, supplementWarnings } from '../usual-texts.ts';

export const sleepAndDigestion: ProductLine[] = [
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
      'Melatonin with an extract of passion flower. One capsule half an hour before going to bed. Do not drive afterwards, and do not combine it with alcohol.',
    features: [
      'Contributes to the reduction of time taken to fall asleep (1 mg)',
      'With passion flower extract',
      'One capsule a day',
      'Vegetable capsule',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per capsule: melatonin {strength}, passion flower extract (Passiflora incarnata) 150 mg. Bulking agent rice flour, capsule shell hydroxypropyl methylcellulose. Vegan.',
      usage:
        'One capsule with water half an hour before bed. For jet lag: on arrival and for a few days after. Ask a pharmacist if you need it for longer than four weeks.',
      warnings: `${supplementWarnings} Do not drive after taking it or combine it with alcohol. Ask a doctor first if you have epilepsy, asthma, an autoimmune disease or depression, or take sedatives or blood thinners.`,
      audience: 'Adults. Do not take it in pregnancy or while breastfeeding, or give it to children.',
    },
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
    facts: {
      class: 'supplement',
      ingredients: '{plants}. Nothing else. 1.5 g a bag.',
      usage:
        'Pour 200 ml of boiling water over one bag, cover, and wait for seven minutes. One or two cups in the evening.',
      warnings: `${infusionWarnings}{allergy}`,
      audience: 'Adults and children from 6 years. Pregnant or breastfeeding: ask your pharmacist first.',
      terms: {
        allergy: {
          'Verbena & Linden': '',
          'Chamomile & Orange Blossom': ' Do not drink it if you are allergic to chamomile.',
          'Lavender & Lemon Balm': '',
        },
        plants: {
          'Verbena & Linden': 'Lemon verbena leaves 60 %, linden flowers 40 %',
          'Chamomile & Orange Blossom': 'Chamomile flowers 70 %, bitter orange blossom 30 %',
          'Lavender & Lemon Balm': 'Lemon balm leaves 75 %, lavender flowers 25 %',
        },
      },
    },
  },
  {
    key: 'probiotics',
    category: 'Digestion & Transit',
    brand: 'Zibanea',
    name: 'Probiotic {strength}, {pack}',
    optionName: 'Strains and pack',
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
    facts: {
      class: 'supplement',
      ingredients:
        'Per capsule: ten billion live cultures of {strength}: {list}. Chicory inulin, acid-resistant vegetable capsule (hydroxypropyl methylcellulose, gellan gum).',
      usage:
        'One capsule a day before breakfast with cool water, for two to four weeks. Keep two hours apart from antibiotics. Store below 25 °C.',
      warnings: `${supplementWarnings} If you have weak immunity, ask a doctor first.`,
      audience: 'Adults and teenagers from 12 years. Pregnant or breastfeeding: ask your pharmacist first.',
      terms: {
        list: {
          '5 strains':
            'Lactobacillus acidophilus, L. rhamnosus, L. plantarum, Bifidobacterium lactis, B. longum',
          '10 strains': 'six of Lactobacillus, three of Bifidobacterium and Streptococcus thermophilus',
        },
      },
    },
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
      'Coconut charcoal with fennel seed, 500 mg of charcoal a capsule. Two capsules at least half an hour before the meal and two after it, with a large glass of water. Keep two hours between charcoal and any medicine, because it also binds those.',
    features: [
      'Contributes to reducing excessive gas after eating (1 g before and 1 g after)',
      'Charcoal from coconut shells',
      'With fennel seed',
      'For occasional use',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per four capsules: activated charcoal from coconut shells 2 g, fennel seed powder 200 mg. Capsule shell hydroxypropyl methylcellulose.',
      usage:
        'Two capsules at least half an hour before and two shortly after the meal, with a large glass of water. For a few days at a time. Stools turn dark.',
      warnings: `${supplementWarnings} Keep two hours away from any medicine, the pill too. Do not take it if you are constipated.`,
      audience: 'Adults. Pregnant or breastfeeding: ask your pharmacist first.',
    },
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
      'Pure blond psyllium husk, ground fine so that it mixes without lumps. Stir one teaspoon into a large glass of water, drink it at once and drink another glass after it. Start with little and take more from week to week.',
    features: [
      'Natural fiber of plant origin',
      'Mixes without lumps',
      'Can be baked into bread',
      'Without sweeteners',
    ],
    facts: {
      class: 'supplement',
      ingredients: '{formula} Per teaspoon (5 g): about 4.2 g of fiber.',
      usage:
        'Stir one teaspoon into a large glass of water, drink at once, and drink a second glass. Start with half a spoon; at most three spoons a day.',
      warnings: `${supplementWarnings} Always take it with plenty of water: it swells. Keep two hours away from medicines. Do not take it if you have difficulty in swallowing or a narrowed bowel.`,
      audience: 'Adults and teenagers from 12 years. Pregnant or breastfeeding: ask your pharmacist first.',
      terms: {
        formula: {
          Natural: 'Blond psyllium husk (Plantago ovata) 100 %.',
          Orange: 'Blond psyllium husk (Plantago ovata) 94 %, orange powder, natural orange flavoring.',
        },
      },
    },
  },
];

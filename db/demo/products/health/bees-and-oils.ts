import type { ProductLine } from '../product-line.ts';
import { supplementWarnings } from '../usual-texts.ts';

export const beesAndOils: ProductLine[] = [
  {
    key: 'propolis-throat-spray',
    category: 'Honey & Propolis',
    brand: 'Nahlune',
    name: 'Propolis Throat Spray (Spray Gorge), {flavor}, {volume}',
    picture: {
      shape: 'nozzle spray',
      label: 'Throat Spray',
      detail: 'Propolis',
      tint: 'honey',
      prop: 'leaves',
    },
    price: 850,
    options: {
      flavor: { 'Honey & Thyme': 1, 'Mint & Eucalyptus': 1 },
      volume: { '20 ml': 1, '30 ml': 1.35 },
    },
    featured: true,
    description:
      'A long nozzle carries propolis, thyme honey and mallow to the back of the throat. Two strokes up to four times a day, best after speaking for long. Without alcohol; from 6 years; not for people who are allergic to bee products.',
    features: ['Pleasant for a dry throat', 'Long swiveling nozzle', 'No alcohol', 'From 6 years'],
    facts: {
      class: 'supplement',
      ingredients:
        'Per four strokes: propolis extract 80 mg, thyme honey 200 mg, mallow flower extract 40 mg. Water, humectant glycerol, {flavor:small} flavoring, acidity regulator citric acid, preservative potassium sorbate. No alcohol.',
      usage:
        'Turn the nozzle forward and spray twice towards the back of the throat, up to four times a day. Rinse the nozzle with warm water now and then.',
      warnings: `${supplementWarnings} Do not use it if you are allergic to bee products or have asthma.{epilepsy}`,
      audience: 'Adults and children from 6 years. Pregnant or breastfeeding: ask your pharmacist first.',
      terms: {
        epilepsy: {
          'Honey & Thyme': '',
          'Mint & Eucalyptus': ' With epilepsy, ask your doctor first.',
        },
      },
    },
  },
  {
    key: 'honey-thyme-syrup',
    category: 'Honey & Propolis',
    brand: 'Nahlune',
    name: 'Honey and Thyme Syrup (Sirop Miel Thym), {person}, {volume}',
    optionName: 'Age and size',
    picture: { shape: 'syrup', label: 'Honey & Thyme', detail: 'Syrup', tint: 'honey', prop: 'leaves' },
    price: 690,
    options: { person: { Adults: 1, Children: 1 }, volume: { '125 ml': 1, '200 ml': 1.4 } },
    description:
      'Thyme, mallow and marshmallow root in mountain honey, pleasant for a dry throat. Take a spoonful slowly and let it run. There is a stronger version for adults and a milder one for children.',
    features: ['With 40 % honey', 'Thyme, mallow and marshmallow', 'Spoon included', 'No preservatives'],
    facts: {
      class: 'supplement',
      ingredients:
        'Per 10 ml: mountain honey 4 g, extracts of thyme {thyme}, mallow 50 mg and marshmallow root {root}. Water, cane sugar syrup, lemon juice concentrate. No alcohol, no preservatives.',
      usage:
        '{dose} Let it run slowly over the throat. Keep in the refrigerator once opened and use within four weeks.',
      warnings: `${supplementWarnings} Do not take it if you are allergic to bee products. Never give honey to a child under 1 year. It contains sugars.`,
      audience: '{who} Pregnant or breastfeeding: ask your pharmacist first.',
      terms: {
        thyme: { Adults: '200 mg', Children: '100 mg' },
        root: { Adults: '30 mg', Children: '15 mg' },
        dose: {
          Adults: '10 ml up to three times a day.',
          Children: '5 ml up to three times a day, from 6 years 10 ml.',
        },
        who: { Adults: 'Adults and teenagers from 12 years.', Children: 'Children from 2 years.' },
      },
    },
  },
  {
    key: 'throat-lozenges',
    category: 'Honey & Propolis',
    brand: 'Nahlune',
    name: 'Throat Lozenges (Pastilles), {flavor}, {pack}',
    picture: { shape: 'box', label: 'Lozenges', detail: 'Sugar-free', tint: 'honey' },
    price: 320,
    options: {
      flavor: { 'Honey & Lemon': 'honey', Licorice: 'emerald', Eucalyptus: 'emerald', Orange: 'honey' },
      pack: { '24 lozenges': 1, '48 lozenges': 1.8 },
    },
    description:
      'Slow-melting lozenges for teachers, singers and everyone who talks all day. They are wrapped one by one and do not stick in the pocket. They are not for children under 6 years.',
    features: ['Melt slowly', 'Vitamin C in every lozenge', 'Wrapped one by one', 'Sugar-free'],
    facts: {
      class: 'supplement',
      ingredients:
        'Per lozenge: vitamin C 10 mg (12 % of the reference intake). Sweeteners isomalt and steviol glycosides, water, natural {flavor:small} flavoring, menthol, color {color}.',
      usage: 'Let one lozenge melt slowly in the mouth every two hours, up to eight a day.',
      warnings: `${supplementWarnings} Too many can have a laxative effect. Younger children could choke. They contain menthol: with epilepsy, ask your doctor first.{caution}`,
      audience: 'Adults and children from 6 years.',
      terms: {
        color: {
          'Honey & Lemon': 'turmeric extract',
          Licorice: 'vegetable carbon',
          Eucalyptus: 'copper chlorophyllin',
          Orange: 'beta-carotene',
        },
        caution: {
          'Honey & Lemon': ' Do not take them if you are allergic to bee products.',
          Licorice: ' They contain licorice: do not take them if you have high blood pressure.',
          Eucalyptus: '',
          Orange: '',
        },
      },
    },
  },
  {
    key: 'propolis-drops',
    category: 'Honey & Propolis',
    brand: 'Nahlune',
    name: 'Propolis Drops {strength}, {volume}',
    picture: { shape: 'dropper', label: 'Propolis', detail: 'Pure extract', tint: 'honey', prop: 'drops' },
    price: 980,
    options: { strength: { '10 %': 1, '20 %': 1.3 }, volume: { '20 ml': 1, '50 ml': 2.1 } },
    description:
      'Concentrated propolis, extracted without alcohol and filtered twice. Put ten drops on a spoon of honey or into warm water. The resin may color the glass, which is harmless and comes off with oil.',
    features: [
      'Extracted without alcohol',
      'Standardized content',
      'Amber glass against light',
      'With measuring dropper',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Propolis extract {strength} in propylene glycol and water, without alcohol. Ten drops contain {dose} of propolis.',
      usage:
        'Ten drops once or twice a day on a spoon of honey or in half a glass of warm water. Shake before use. A resin ring on the glass comes off with oil.',
      warnings: `${supplementWarnings} Do not take them if you are allergic to bee products or have asthma.`,
      audience: 'Adults and teenagers from 12 years. Pregnant or breastfeeding: ask your pharmacist first.',
      terms: { dose: { '10 %': '40 mg', '20 %': '80 mg' } },
    },
  },
  {
    key: 'omega-3',
    category: 'Omega-3 & Oils',
    brand: 'Zibanea',
    name: 'Omega-3 Fish Oil {strength}, {pack}',
    picture: { shape: 'pill bottle', label: 'Omega-3', detail: 'EPA & DHA', tint: 'blue', prop: 'softgels' },
    price: 1690,
    options: {
      strength: { '500 mg': 1, '1000 mg': 1.4 },
      pack: { '60 softgels': 1, '90 softgels': 1.4, '120 softgels': 1.75 },
    },
    offer: 20,
    featured: true,
    description:
      'Oil of small sardines and anchovies, cleaned by molecular distillation. Two softgels a day give more than 250 mg of EPA and DHA. Keep the bottle cool and take it with the largest meal to avoid fishy burps.',
    features: [
      'EPA and DHA contribute to the normal function of the heart (250 mg a day)',
      'From small wild fish',
      'Tested for heavy metals',
      'Softgels of fish gelatin',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per two softgels: {formula}. Shell: fish gelatin, humectant glycerol, water. Antioxidant: natural tocopherols (vitamin E). Contains fish.',
      usage: 'Two softgels a day with the largest meal, swallowed whole with water. Store below 25 °C.',
      warnings: `${supplementWarnings} Do not take it if you are allergic to fish. If you take blood thinners, ask your doctor first.`,
      audience: 'Adults. Pregnant or breastfeeding: ask your doctor first.',
      terms: {
        formula: {
          '500 mg': 'fish oil 1000 mg, of which EPA 180 mg and DHA 120 mg',
          '1000 mg': 'fish oil 2000 mg, of which EPA 360 mg and DHA 240 mg',
        },
      },
    },
  },
  {
    key: 'cod-liver-oil',
    category: 'Omega-3 & Oils',
    brand: 'Zibanea',
    name: 'Cod Liver Oil (Huile de Foie de Morue), {flavor}, {volume}',
    picture: { shape: 'clear bottle', label: 'Cod Liver Oil', detail: 'Vitamins A & D', tint: 'honey' },
    price: 1490,
    options: { flavor: { Lemon: 1, Natural: 1 }, volume: { '150 ml': 1, '250 ml': 1.5 } },
    description:
      'The spoonful of our grandparents, purified so that it hardly smells. It brings omega-3 together with vitamins A and D. A spoonful a day for adults, half of it for children from 3 years; do not add other vitamin A or D.',
    features: [
      'Natural vitamins A and D',
      'DHA contributes to the maintenance of normal vision (250 mg a day)',
      'Purified, with hardly any smell',
      'Keep in the refrigerator',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per 5 ml: purified cod liver oil 4.6 g with EPA 370 mg, DHA 500 mg, vitamin A 250 µg (31 % of the reference intake) and vitamin D 10 µg (200 %). {flavoring} Antioxidant: mixed tocopherols. Contains fish.',
      usage:
        'Adults: 5 ml a day with a meal. Children from 3 years: 2.5 ml. Keep in the refrigerator and use within three months of opening.',
      warnings: `${supplementWarnings} Do not take it if you are allergic to fish. Do not add other vitamin A or vitamin D. If you take blood thinners, ask your doctor first.`,
      audience:
        'Adults and children from 3 years. Do not take it in pregnancy, because it contains vitamin A.',
      terms: { flavoring: { Lemon: 'Natural lemon flavoring.', Natural: 'No flavoring.' } },
    },
  },
  {
    key: 'black-seed-oil',
    category: 'Omega-3 & Oils',
    brand: 'Herbazir',
    name: 'Black Seed Oil (Huile de Nigelle), {pack}',
    picture: {
      shape: 'dropper',
      label: 'Black Seed Oil',
      detail: 'Cold pressed',
      tint: 'cocoa',
      prop: 'leaves',
    },
    price: 1100,
    options: { pack: { '50 ml': 1, '100 ml': 1.75, '250 ml': 3.6 } },
    description:
      'Nigella sativa from the high plateaus, pressed cold once and left unfiltered. A peppery teaspoon in the morning, pure or with honey; outwardly it nourishes skin and scalp. A natural sediment is a sign of quality.',
    features: [
      'First cold pressing',
      'Unfiltered and undiluted',
      'For the kitchen, skin and hair',
      'Amber glass bottle',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        '100 % Nigella sativa seed oil, first cold pressing, unfiltered. Per teaspoon (5 ml): about 2.6 g of linoleic acid and 1.1 g of oleic acid.',
      usage:
        'One teaspoon a day, pure or with honey, before breakfast. On skin or hair ends: a few drops, massaged in. Close well and use within six months.',
      warnings: `${supplementWarnings} Stop one week before surgery. If you take blood thinners, ask your doctor first.`,
      audience: 'Adults. In pregnancy, only in the amounts used in cooking.',
    },
  },
];

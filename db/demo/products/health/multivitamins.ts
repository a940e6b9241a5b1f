import type { ProductLine } from '../product-line.ts';
import { supplementWarnings } from '../usual-texts.ts';

export const multivitamins: ProductLine[] = [
  {
    key: 'multivitamin-adults',
    category: 'Multivitamins',
    brand: 'Vitanoor',
    name: 'Multivitamin {person} (Multivitamines), {pack}',
    picture: { shape: 'box', label: 'Multi {person}', detail: '24 nutrients', tint: 'emerald' },
    price: 1490,
    options: {
      person: { Women: 'rose', Men: 'blue', '50 Plus': 'emerald' },
      pack: { '30 tablets': 1, '60 tablets': 1.8, '90 tablets': 2.5 },
    },
    offer: 20,
    featured: true,
    description:
      'Twelve vitamins and twelve minerals, chosen for the person on the box: more iron for women, more zinc for men, more vitamin D and B12 from the age of fifty. One tablet a day with the main meal. It completes a varied diet and does not replace it.',
    features: [
      '24 vitamins and minerals',
      'Contributes to normal energy-yielding metabolism',
      'Amounts chosen by sex and age',
      'Coated tablet without aftertaste',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per tablet: 12 vitamins and 12 minerals, among them {formula}. Vitamins C, E, K and the B group at 100 % of the reference intake; iodine 150 µg, selenium 55 µg, magnesium 100 mg.',
      usage:
        'One tablet a day with the main meal and a glass of water. Do not take it together with coffee or tea.',
      warnings: `${supplementWarnings} Do not combine it with other multivitamins. It contains iodine and vitamin K: ask your doctor first if you have a thyroid disease or take blood thinners.{iron}`,
      audience: '{who} Pregnant or breastfeeding: choose a product made for pregnancy.',
      terms: {
        formula: {
          Women: 'iron 14 mg (100 %), folic acid 400 µg (200 %), vitamin D 10 µg (200 %), zinc 8 mg (80 %)',
          Men: 'zinc 15 mg (150 %), vitamin D 10 µg (200 %), lycopene 2 mg and no iron',
          '50 Plus': 'vitamin D 20 µg (400 %), vitamin B12 25 µg (1000 %), calcium 200 mg (25 %) and no iron',
        },
        iron: {
          Women: ' It contains iron: an overdose is dangerous for small children.',
          Men: '',
          '50 Plus': '',
        },
        who: {
          Women: 'Women from 18 to 50 years.',
          Men: 'Men from 18 to 50 years.',
          '50 Plus': 'Women and men from 50 years.',
        },
      },
    },
  },
  {
    key: 'kids-gummies',
    category: 'Multivitamins',
    brand: 'Vitanoor',
    name: 'Kids Multivitamin Gummies (Vitamines Enfants), {flavor}, {pack}',
    picture: {
      shape: 'gummy jar',
      label: 'Kids Gummies',
      detail: '{flavor}',
      tint: 'coral',
      prop: 'berries',
    },
    price: 1190,
    options: {
      flavor: { Strawberry: 'coral', Orange: 'orange', Apple: 'leaf' },
      pack: { '30 gummies': 1, '60 gummies': 1.8 },
    },
    description:
      'Soft bears with nine vitamins for children from 4 years who refuse tablets. They are made with fruit pectin, so there is no gelatin in them. One gummy a day up to 10 years, two from then on; keep the jar out of reach, because they taste like sweets.',
    features: [
      'Nine vitamins for growing children',
      'Halal: fruit pectin, no gelatin',
      'Colored with plants',
      'From 4 years',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per gummy: vitamin A 200 µg, C 20 mg, vitamin D 5 µg, E 3 mg, B3 4 mg, B6 0.5 mg, folic acid 60 µg, biotin 15 µg, B12 0.6 µg (25 to 100 % of the reference intake). Glucose syrup, sugar, water, pectin, citric acid, {color}, natural {flavor:small} flavoring. 1.9 g of sugars.',
      usage: 'Chew one gummy a day from 4 to 10 years, two from 11 years. Brush teeth as usual afterwards.',
      warnings: `${supplementWarnings} They are not sweets: an adult should hand them out. Do not give them with other vitamin D without advice. Younger children could choke.`,
      audience: 'Children from 4 years.',
      terms: {
        color: {
          Strawberry: 'black carrot juice',
          Orange: 'carrot and paprika extract',
          Apple: 'spirulina and safflower extract',
        },
      },
    },
  },
  {
    key: 'kids-syrup',
    category: 'Multivitamins',
    brand: 'Petinoor',
    name: 'Kids Vitamin Syrup (Sirop Vitaminé), {flavor}, {volume}',
    picture: { shape: 'syrup', label: 'Vitamin Syrup', detail: 'From 1 year', tint: 'orange' },
    price: 890,
    options: { flavor: { Apricot: 1, Raspberry: 1 }, volume: { '125 ml': 1, '200 ml': 1.45 } },
    description:
      'A mild syrup with vitamins A, C, D and the B group for children from 1 year. The cap is also the measuring cup, with lines for 2.5, 5 and 10 ml. Shake before use and keep the open bottle in the refrigerator for at most six weeks.',
    features: [
      'From 1 year',
      'Vitamin D is needed for normal growth and development of bone in children',
      'No alcohol, no colorings',
      'Measuring cup included',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per 5 ml: vitamin A 200 µg, C 20 mg, vitamin D 5 µg (100 % of the reference intake), B1 0.4 mg, B2 0.5 mg, B3 5 mg, B6 0.5 mg. Water, fructose, {flavor:small} juice concentrate 10 %, xanthan gum, citric acid, potassium sorbate. No alcohol.',
      usage:
        'Shake well. From 1 to 3 years 2.5 ml a day, from 4 years 5 ml, from 11 years 10 ml, after breakfast. Rinse the cup. Keep in the refrigerator once opened and use within six weeks.',
      warnings: `${supplementWarnings} Do not give it with other vitamin D without advice. If the child has had vitamin D from an ampoule at the health center, ask the doctor first.`,
      audience: 'Children from 1 year. Younger children only on a doctor’s advice.',
    },
  },
];

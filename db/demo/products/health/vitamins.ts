import type { ProductLine } from '../product-line.ts';
import { supplementWarnings } from '../usual-texts.ts';

export const vitamins: ProductLine[] = [
  {
    key: 'vitamin-c-tablets',
    category: 'Vitamin C',
    brand: 'Vitanoor',
    name: 'Vitamin C {strength} (Vitamine C), {pack}',
    picture: {
      shape: 'pill bottle',
      label: 'Vitamin C',
      detail: '{strength}',
      tint: 'orange',
      prop: 'citrus',
    },
    price: 690,
    options: {
      strength: { '500 mg': 1, '1000 mg': 1.35 },
      pack: { '30 tablets': 1, '60 tablets': 1.7, '120 tablets': 3 },
    },
    offer: 15,
    featured: true,
    description:
      'Vitamin C pressed with rosehip, so that each tablet also carries the fruit’s own plant compounds. Take one a day with breakfast; the tablet is scored for those who prefer two halves. Suited to adults and to teenagers from 12 years. The bottle holds {pack} of {strength}.',
    features: [
      'Contributes to the normal function of the immune system',
      'Contributes to the reduction of tiredness and fatigue',
      'With rosehip powder',
      'No sugar, no gluten',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per tablet: vitamin C {strength} ({share} of the reference intake), as ascorbic acid; rosehip fruit powder 20 mg. Bulking agent cellulose, anti-caking agents silicon dioxide and magnesium salts of fatty acids.',
      usage: 'One tablet a day with a glass of water, at breakfast. {dose}',
      warnings: `${supplementWarnings} Do not take it if you have kidney stones or iron overload.`,
      audience: 'Adults and teenagers from 12 years. Pregnant or breastfeeding: ask your pharmacist first.',
      terms: {
        share: { '500 mg': '625 %', '1000 mg': '1250 %' },
        dose: {
          '500 mg': 'The tablet can be halved along its line.',
          '1000 mg': 'Halve it along its line if you want to start with less.',
        },
      },
    },
  },
  {
    key: 'vitamin-c-effervescent',
    category: 'Vitamin C',
    brand: 'Vitanoor',
    name: 'Effervescent Vitamin C 1000 mg, {flavor}, {pack}',
    picture: {
      shape: 'effervescent tube',
      label: 'Vitamin C',
      detail: '{flavor}',
      tint: 'orange',
      prop: 'citrus',
    },
    price: 420,
    options: {
      flavor: { Orange: 'orange', Lemon: 'sun', 'Red Berries': 'red' },
      pack: { '10 tablets': 1, '20 tablets': 1.7, '3 x 20 tablets': 4.6 },
    },
    description:
      'A fizzy glass of vitamin C for slow mornings (comprimés effervescents). Drop one tablet into 200 ml of water, wait a minute and drink. The stopper holds a drying capsule: close the tube at once after use.',
    features: [
      '1000 mg of vitamin C a day',
      'Contributes to normal energy-yielding metabolism',
      'Sweetened without sugar',
      'Resealable dry tube',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per tablet: vitamin C 1000 mg (1250 % of the reference intake). Citric acid, sodium hydrogen carbonate, sorbitol, natural {flavor:small} flavoring, color {color}, sweetener steviol glycosides. Sodium 280 mg.',
      usage:
        'Dissolve one tablet a day in 200 ml of water and drink it once it stops fizzing, best in the morning. Close the tube at once.',
      warnings: `${supplementWarnings} Do not take it if you have kidney stones. It contains sodium: ask a doctor first if you have high blood pressure.`,
      audience: 'Adults and teenagers from 15 years. Pregnant or breastfeeding: ask your pharmacist first.',
      terms: { color: { Orange: 'beta-carotene', Lemon: 'riboflavin', 'Red Berries': 'beetroot red' } },
    },
  },
  {
    key: 'vitamin-d3-drops',
    category: 'Vitamin D',
    brand: 'Petinoor',
    name: 'Vitamin D3 Drops {strength} (Vitamine D en gouttes), {pack}',
    picture: {
      shape: 'dropper',
      label: 'Vitamin D3',
      detail: 'in sunflower oil',
      tint: 'sun',
      prop: 'drops',
    },
    price: 850,
    options: { strength: { '200 IU a drop': 1, '400 IU a drop': 1.2 }, pack: { '10 ml': 1, '20 ml': 1.75 } },
    featured: true,
    description:
      'Vitamin D3 dissolved in plain sunflower oil and nothing else. The dropper gives one even drop at a time, straight onto a spoon. Ask your doctor or pharmacist for the right daily amount for a newborn or an infant; adults can use it as well.',
    features: [
      'Contributes to the maintenance of normal bones and teeth',
      'Only two ingredients',
      'No flavor, no color',
      'Glass bottle of {pack}',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Refined sunflower oil, cholecalciferol (vitamin D3). One drop contains vitamin D3 {amount}, {share} of the reference intake.',
      usage:
        'Infants: {infants}, on a spoon or the nipple, never straight from the dropper into the mouth. Adults: {adults} with a meal. Count the drops aloud.',
      warnings:
        'Do not exceed the advised dose: too much vitamin D is harmful. Give only one product with vitamin D. If a baby has had vitamin D from an ampoule at the health center, ask the doctor first. This is not a substitute for a varied diet. Keep out of reach of children. Use within 4 months of opening.',
      audience: 'Newborns and infants on a doctor’s advice, children and adults. Pregnant: ask your doctor.',
      terms: {
        amount: { '200 IU a drop': '5 µg (200 IU)', '400 IU a drop': '10 µg (400 IU)' },
        share: { '200 IU a drop': '100 %', '400 IU a drop': '200 %' },
        infants: { '200 IU a drop': 'usually two drops a day', '400 IU a drop': 'usually one drop a day' },
        adults: { '200 IU a drop': 'up to five drops a day', '400 IU a drop': 'up to two drops a day' },
      },
    },
  },
  {
    key: 'vitamin-d3-softgels',
    category: 'Vitamin D',
    brand: 'Zibanea',
    name: 'Vitamin D3 {strength} Softgels, {pack}',
    picture: {
      shape: 'pill bottle',
      label: 'Vitamin D3',
      detail: 'Softgels',
      tint: 'honey',
      prop: 'softgels',
    },
    price: 980,
    options: {
      strength: { '1000 IU': 1, '2000 IU': 1.25 },
      pack: { '60 softgels': 1, '120 softgels': 1.8, '180 softgels': 2.5 },
    },
    description:
      'Small softgels of vitamin D3 in olive oil, which the body absorbs along with a meal. One a day is enough for adults who spend most of their hours indoors. They are easy to swallow and leave no taste.',
    features: [
      'Contributes to the maintenance of normal muscle function',
      'In cold-pressed olive oil',
      'One small softgel a day',
      'Supply of {pack}',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per softgel: vitamin D3 {strength} ({amount}, {share} of the reference intake) in extra virgin olive oil. Shell: halal bovine gelatin, humectant glycerol, water.',
      usage: 'One softgel a day with the largest meal. Swallow it whole with water.',
      warnings: `${supplementWarnings} Do not add other vitamin D without advice. Do not take it if you have too much calcium in the blood or kidney stones.`,
      audience: '{who} Pregnant or breastfeeding: ask your doctor first.',
      terms: {
        amount: { '1000 IU': '25 µg', '2000 IU': '50 µg' },
        share: { '1000 IU': '500 %', '2000 IU': '1000 %' },
        who: { '1000 IU': 'Adults.', '2000 IU': 'Adults, on a doctor’s or pharmacist’s advice.' },
      },
    },
  },
  {
    key: 'vitamin-b-complex',
    category: 'B Vitamins',
    brand: 'Vitanoor',
    name: 'Vitamin B Complex (Vitamines B), {pack}',
    picture: { shape: 'blister', label: 'B Complex', detail: '8 vitamins', tint: 'coral' },
    price: 780,
    options: { pack: { '30 tablets': 1, '60 tablets': 1.75, '90 tablets': 2.45 } },
    description:
      'All eight B vitamins in one coated tablet, each at the full daily reference amount. The B group is soluble in water and is not stored for long, so it is taken every day. Swallow one tablet in the morning with plenty of water.',
    features: [
      'Contributes to normal functioning of the nervous system',
      'Contributes to the reduction of tiredness and fatigue',
      'Eight vitamins in one tablet',
      'Suitable for vegetarians',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per tablet, each 100 % of the reference intake: vitamin B1 1.1 mg, B2 1.4 mg, niacin (B3) 16 mg, pantothenic acid (B5) 6 mg, B6 1.4 mg, biotin (B8) 50 µg, folic acid (B9) 200 µg, B12 2.5 µg. Cellulose, calcium phosphate, film coating hydroxypropyl methylcellulose.',
      usage:
        'One tablet a day in the morning, swallowed with a large glass of water. Vitamin B2 colors the urine yellow; this is harmless.',
      warnings: supplementWarnings,
      audience: 'Adults and teenagers from 15 years. Pregnant: choose a product made for pregnancy.',
    },
  },
  {
    key: 'vitamin-b12',
    category: 'B Vitamins',
    brand: 'Zibanea',
    name: 'Vitamin B12 {strength} Sublingual Spray, {flavor}',
    picture: {
      shape: 'nozzle spray',
      label: 'Vitamin B12',
      detail: '{flavor}',
      tint: 'red',
      prop: 'berries',
    },
    price: 1350,
    options: { strength: { '500 µg': 1, '1000 µg': 1.25 }, flavor: { Cherry: 'red', Mint: 'mint' } },
    description:
      'Methylcobalamin in a fine spray for under the tongue, made for people who eat little or no meat. Two strokes a day, kept in the mouth for half a minute before swallowing. The bottle lasts for about two months.',
    features: [
      'Contributes to normal red blood cell formation',
      'Active form of vitamin B12',
      'Suitable for vegans',
      'No tablet to swallow',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per two strokes: vitamin B12 {strength} ({share} of the reference intake), as methylcobalamin. Water, humectant glycerol, acidity regulator citric acid, natural {flavor:small} flavoring, preservative potassium sorbate.',
      usage:
        'Two strokes a day under the tongue. Wait half a minute, then swallow. Press a few times before the first use, until it sprays.',
      warnings: supplementWarnings,
      audience:
        'Adults, vegans and vegetarians in particular. Pregnant or breastfeeding: ask your doctor first.',
      content: '20 ml',
      terms: { share: { '500 µg': '20,000 %', '1000 µg': '40,000 %' } },
    },
  },
  {
    key: 'folic-acid',
    category: 'B Vitamins',
    brand: 'Vitanoor',
    name: 'Folic Acid {strength} (Acide Folique), {pack}',
    picture: { shape: 'blister', label: 'Folic Acid', detail: 'Vitamin B9', tint: 'rose' },
    price: 520,
    options: { strength: { '400 µg': 1, '800 µg': 1.2 }, pack: { '30 tablets': 1, '90 tablets': 2.6 } },
    description:
      'Vitamin B9 for women who plan a child and for the first months of pregnancy. The tablets are very small and can be taken at any hour, with or without food. Talk to your doctor about how long to continue.',
    features: [
      'Contributes to maternal tissue growth during pregnancy',
      'Very small tablets',
      'One a day',
      'No lactose',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per tablet: folic acid {strength} ({share} of the reference intake). Bulking agents cellulose and calcium phosphate, anti-caking agent magnesium salts of fatty acids. Free of lactose and gluten.',
      usage:
        'One tablet a day, at any hour, with or without food. Start a month or more before pregnancy and continue through the first three months.',
      warnings: supplementWarnings,
      audience: 'Women planning a pregnancy or in early pregnancy. {who}',
      terms: {
        share: { '400 µg': '200 %', '800 µg': '400 %' },
        who: {
          '400 µg': 'Tell your doctor that you take it.',
          '800 µg': 'Take this strength only on a doctor’s advice.',
        },
      },
    },
  },
];

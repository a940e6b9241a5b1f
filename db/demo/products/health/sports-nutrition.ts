import type { ProductLine } from '../product-line.ts';
import { sportWarnings, supplementWarnings } from '../usual-texts.ts';

export const sportsNutrition: ProductLine[] = [
  {
    key: 'whey-protein',
    category: 'Protein & Bars',
    brand: 'Riyadine',
    name: 'Whey Protein (Protéine de Lait), {flavor}, {pack}',
    picture: { shape: 'tub', label: 'Whey Protein', detail: '{flavor}', tint: 'cocoa' },
    price: 4900,
    options: {
      flavor: { Chocolate: 'cocoa', Vanilla: 'honey', Strawberry: 'rose', 'Date & Cinnamon': 'clay' },
      pack: { '500 g': 1, '1 kg': 1.75, '2 kg': 3.2 },
    },
    offer: 15,
    featured: true,
    description:
      'Whey concentrate from halal-certified dairies, with 23 g of protein in a scoop. Shake it with 250 ml of cold water or milk after training. It mixes without foam and is sweetened only lightly.',
    features: [
      '23 g of protein a scoop',
      'Protein contributes to a growth in muscle mass',
      'Halal-certified',
      'Scoop inside',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Whey protein concentrate (milk) {share}, {flavoring}, thickener xanthan gum, emulsifier sunflower lecithin, sweetener sucralose. Per scoop (30 g): 120 kcal, protein 23 g, carbohydrates 2.6 g, fat 1.8 g.',
      usage:
        'Shake one scoop (30 g) with 250 ml of cold water or milk, once or twice a day, for instance after training.',
      warnings: `${sportWarnings} Do not take it if you are allergic to milk or have a kidney disease.`,
      audience: 'Adults who train. Pregnant: ask your doctor first.',
      terms: {
        share: { Chocolate: '88 %', Vanilla: '93 %', Strawberry: '92 %', 'Date & Cinnamon': '90 %' },
        flavoring: {
          Chocolate: 'cocoa powder 8 %',
          Vanilla: 'natural vanilla flavoring',
          Strawberry: 'strawberry powder, beetroot red, natural flavoring',
          'Date & Cinnamon': 'date powder 5 %, cinnamon 1 %, natural flavoring',
        },
      },
    },
  },
  {
    key: 'plant-protein',
    category: 'Protein & Bars',
    brand: 'Riyadine',
    name: 'Plant Protein, {flavor}, {pack}',
    picture: { shape: 'pouch', label: 'Plant Protein', detail: 'Pea · rice', tint: 'leaf', prop: 'leaves' },
    price: 3900,
    options: { flavor: { Hazelnut: 1, Vanilla: 1, Natural: 1 }, pack: { '450 g': 1, '900 g': 1.8 } },
    description:
      'Pea, rice and pumpkin seed complete one another’s amino acids. No milk, no soy and no grit between the teeth. Good in porridge, too, where the natural version does not compete with fruit.',
    features: ['21 g of protein a portion', 'Three plant sources', 'No lactose, no soy', 'Resealable pouch'],
    facts: {
      class: 'supplement',
      ingredients:
        'Pea protein 60 %, rice protein 22 %, pumpkin seed protein {share}{flavoring}. Per portion (30 g): 115 kcal, protein 21 g, carbohydrates 1.8 g, fat 2.2 g. Vegan.',
      usage:
        'Shake 30 g with 250 ml of water or a plant drink, or stir it into porridge. Once or twice a day.',
      warnings: `${sportWarnings}{allergy}`,
      audience: 'Adults who train. With kidney disease or in pregnancy, ask your doctor first.',
      terms: {
        allergy: {
          Hazelnut: ' Do not take it if you are allergic to nuts.',
          Vanilla: '',
          Natural: '',
        },
        share: { Hazelnut: '12 %', Vanilla: '16 %', Natural: '18 %' },
        flavoring: {
          Hazelnut: ', defatted hazelnut 5 %, natural flavoring, steviol glycosides. Contains nuts',
          Vanilla: ', natural vanilla flavoring, steviol glycosides',
          Natural: ', nothing else',
        },
      },
    },
  },
  {
    key: 'protein-bar',
    category: 'Protein & Bars',
    brand: 'Riyadine',
    name: 'Protein Bar (Barre Protéinée), {flavor}, {pack}',
    picture: { shape: 'bar', label: 'Protein Bar', detail: '15 g of protein', tint: 'cocoa' },
    price: 250,
    options: {
      flavor: { 'Dark Chocolate': 'cocoa', Peanut: 'cocoa', Coconut: 'rose', 'Red Fruit': 'rose' },
      pack: { '1 bar': 1, '12 bars': 10.5 },
    },
    description:
      'Fifteen grams of protein under a thin coating, chewy rather than floury. Keeps in the bag, even in summer, as far as a bar with chocolate can. One after exercise or between two meals.',
    features: ['15 g of protein', 'Less than 3 g of sugar', 'Source of fiber', 'Halal'],
    facts: {
      class: 'supplement',
      ingredients:
        'Milk protein, chicory fiber, {taste}, humectant glycerol, cocoa butter, sweetener maltitol, sunflower lecithin. Per bar (60 g): 210 kcal, protein 15 g, fat 8 g, sugars 2.6 g, fiber 9 g. May contain {traces}nuts, soy and sesame.',
      usage: 'One bar after exercise or between two meals. Drink a glass of water with it.',
      warnings:
        'Do not eat it if you are allergic to milk, peanuts, nuts, soy or sesame. Too much can have a laxative effect. Store below 22 °C. This is not a substitute for a varied, balanced diet.',
      audience: 'Adults and teenagers from 15 years.',
      content: '{grams}',
      terms: {
        traces: { 'Dark Chocolate': 'peanuts, ', Peanut: '', Coconut: 'peanuts, ', 'Red Fruit': 'peanuts, ' },
        taste: {
          'Dark Chocolate': 'dark chocolate with maltitol 18 %',
          Peanut: 'roasted peanuts 15 %',
          Coconut: 'desiccated coconut 14 %',
          'Red Fruit': 'freeze-dried raspberries 3 %',
        },
        grams: { '1 bar': '60 g', '12 bars': '12 x 60 g' },
      },
    },
  },
  {
    key: 'date-energy-bar',
    category: 'Protein & Bars',
    brand: 'Riyadine',
    name: 'Date Energy Bar (Barre aux Dattes), {flavor}, {pack}',
    picture: { shape: 'bar', label: 'Date Bar', detail: 'Deglet Nour', tint: 'clay' },
    price: 160,
    options: { flavor: { Almond: 1, Sesame: 1, 'Orange Peel': 1 }, pack: { '1 bar': 1, '16 bars': 13.5 } },
    description:
      'Deglet Nour dates from Biskra, pressed with almonds, sesame or orange peel and a pinch of salt. Quick energy on the trail, at the end of a fast or at ten o’clock at school. May contain a stone fragment: chew with care.',
    features: ['Four ingredients at most', 'No sugar added', 'From Algerian dates', 'Vegan'],
    facts: {
      class: 'supplement',
      ingredients:
        'Deglet Nour dates {share}, {taste}, a pinch of salt. No sugar added. Per bar (40 g): {energy}, fiber 3 g. May contain nuts, sesame and fragments of date stones.',
      usage: 'One bar before or during exercise, at the end of a fast, or as a snack.',
      warnings:
        'Do not eat it if you are allergic to nuts or sesame. It contains natural sugars. Chew with care. Keep dry and below 25 °C. This is not a substitute for a varied, balanced diet.',
      audience: 'Everyone from 4 years. With diabetes, count {carbohydrates} of carbohydrates a bar.',
      content: '{grams}',
      terms: {
        share: { Almond: '74 %', Sesame: '80 %', 'Orange Peel': '88 %' },
        taste: {
          Almond: 'roasted almonds 25 %',
          Sesame: 'toasted sesame 19 %',
          'Orange Peel': 'dried orange peel 11 %',
        },
        energy: {
          Almond: '145 kcal, carbohydrates 23 g of which sugars 20 g',
          Sesame: '135 kcal, carbohydrates 25 g of which sugars 21 g',
          'Orange Peel': '120 kcal, carbohydrates 29 g of which sugars 25 g',
        },
        carbohydrates: { Almond: '23 g', Sesame: '25 g', 'Orange Peel': '29 g' },
        grams: { '1 bar': '40 g', '16 bars': '16 x 40 g' },
      },
    },
  },
  {
    key: 'creatine',
    category: 'Amino Acids & Hydration',
    brand: 'Riyadine',
    name: 'Creatine Monohydrate (Créatine), {flavor}, {pack}',
    picture: { shape: 'tub', label: 'Creatine', detail: 'Monohydrate', tint: 'blue' },
    price: 3400,
    options: { flavor: { Neutral: 1, Lemon: 1 }, pack: { '300 g': 1, '500 g': 1.5 } },
    description:
      'Micronized monohydrate, neutral or with lemon. Three grams of creatine a day in a glass of water, also on rest days; loading is not needed. Drink enough. It is not for people under 18 years.',
    features: [
      'Increases performance in successive bursts of short, intense exercise (3 g a day)',
      'Micronized: dissolves clear',
      '3 g of creatine a scoop',
      'Scoop inside',
    ],
    facts: {
      class: 'supplement',
      ingredients: '{formula}. Per scoop ({scoop}): creatine monohydrate 3 g.',
      usage:
        'One level scoop ({scoop}) a day in a glass of water, on rest days too. Drink at least two liters of water through the day.',
      warnings: `${sportWarnings} Do not take it if you have a kidney disease or are under 18 years.`,
      audience: 'Adults who train. Do not take it in pregnancy or while breastfeeding.',
      terms: {
        formula: {
          Neutral: 'Micronized creatine monohydrate 100 %',
          Lemon:
            'Micronized creatine monohydrate 94 %, citric acid, natural lemon flavoring, sweetener steviol glycosides',
        },
        scoop: { Neutral: '3 g', Lemon: '3.2 g' },
      },
    },
  },
  {
    key: 'bcaa',
    category: 'Amino Acids & Hydration',
    brand: 'Riyadine',
    name: 'BCAA 2:1:1, {flavor}, {pack}',
    picture: { shape: 'tub', label: 'BCAA 2:1:1', detail: 'Amino acids', tint: 'coral' },
    price: 3600,
    options: {
      flavor: { Watermelon: 1, 'Green Apple': 1, Grape: 1 },
      pack: { '300 g': 1, '500 g': 1.5 },
    },
    description:
      'Leucine, isoleucine and valine in the classic ratio, for drinking during long sessions. Fermented from plants rather than made from feathers. Sip a scoop in half a liter of cold water.',
    features: ['5 g of amino acids a scoop', 'Of plant origin', 'No sugar', 'Fresh, not too sweet'],
    facts: {
      class: 'supplement',
      ingredients:
        'Per scoop (7 g): L-leucine 2.5 g, L-isoleucine 1.25 g, L-valine 1.25 g, from fermented plants. Citric acid, natural {flavor:small} flavoring, sunflower lecithin, sweetener steviol glycosides, color {color}.',
      usage:
        'Stir one scoop (7 g) into 500 ml of cold water and sip it during training. At most two scoops a day.',
      warnings: `${sportWarnings} Do not take it if you have a kidney or liver disease.`,
      audience: 'Adults who train. Do not take it in pregnancy or while breastfeeding.',
      terms: {
        color: { Watermelon: 'beetroot red', 'Green Apple': 'copper chlorophyllin', Grape: 'anthocyanins' },
      },
    },
  },
  {
    key: 'electrolytes',
    category: 'Amino Acids & Hydration',
    brand: 'Riyadine',
    name: 'Electrolyte Tablets (Électrolytes), {flavor}, {pack}',
    picture: { shape: 'effervescent tube', label: 'Electrolytes', detail: '5 minerals', tint: 'sky' },
    price: 690,
    options: { flavor: { Citrus: 1, Peach: 1, 'Iced Tea': 1 }, pack: { '1 tube': 1, '3 tubes': 2.7 } },
    description:
      'Sodium, potassium and magnesium as a fizzing tablet for the bottle, for hot days and hard rides. One in half a liter of water. The taste is slightly salty, as it should be.',
    features: ['Five minerals', 'No sugar, 8 kcal', 'Twelve drinks a tube', 'Fits every bottle neck'],
    facts: {
      class: 'supplement',
      ingredients:
        'Per tablet: sodium 300 mg, potassium 150 mg (8 % of the reference intake), magnesium 56 mg (15 %), calcium 60 mg (8 %), chloride 150 mg (19 %). Citric acid, sodium hydrogen carbonate, natural {flavor:small} flavoring, sweetener steviol glycosides.',
      usage:
        'Dissolve one tablet in 500 ml of water and sip it during exercise or in hot weather. At most four a day.',
      warnings: `${supplementWarnings} It contains sodium: ask a doctor first if you have high blood pressure or a heart or kidney disease.`,
      audience: 'Adults and teenagers from 12 years. For babies and children with diarrhea, see a doctor.',
      content: '{count}',
      terms: { count: { '1 tube': '12 tablets', '3 tubes': '3 x 12 tablets' } },
    },
  },
];

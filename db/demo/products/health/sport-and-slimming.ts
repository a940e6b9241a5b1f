import type { ProductLine } from '../product-line.ts';

export const sportAndSlimming: ProductLine[] = [
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
      'Contributes to a growth in muscle mass',
      'Halal-certified',
      'Scoop inside',
    ],
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
      'Fifteen grams of protein under a thin coating, chewy rather than floury. Keeps in the bag, even in summer, as far as a bar with chocolate can. One after effort or between two meals.',
    features: ['15 g of protein', 'Less than 3 g of sugar', 'Source of fiber', 'Halal'],
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
      'Deglet Nour dates from Biskra, pressed with nuts or seeds and nothing more. Quick energy on the trail, at the end of a fast or at ten o’clock at school. May contain a stone fragment: chew with care.',
    features: ['Four ingredients at most', 'No sugar added', 'From Algerian dates', 'Vegan'],
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
      'Pure, micronized monohydrate, the most studied of sports supplements. Three grams a day in a glass of water, also on rest days; loading is not needed. Drink enough. Not for people under 18.',
    features: [
      'Increases performance in short, intense exercise (3 g a day)',
      'Micronized: dissolves clear',
      'Nothing added',
      'Scoop of 3 g',
    ],
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
  },
  {
    key: 'slim-infusion',
    category: 'Infusions & Capsules',
    brand: 'Rachikine',
    name: 'Light Figure Infusion (Tisane Minceur), {flavor}, {pack}',
    picture: { shape: 'sachets', label: 'Light Figure', detail: 'Infusion', tint: 'leaf', prop: 'leaves' },
    price: 520,
    options: {
      flavor: { 'Green Tea & Mint': 1, 'Hibiscus & Ginger': 1, 'Fennel & Lemon': 1 },
      pack: { '20 bags': 1, '40 bags': 1.8 },
    },
    description:
      'A warm cup instead of a snack: green tea, fennel or hibiscus with herbs that many families know for this purpose. Three cups a day, the last before five o’clock if it holds green tea. There is no senna in it.',
    features: ['No senna, no laxatives', 'Unflavored plants', 'Pleasant hot and iced', 'Plastic-free bags'],
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
      'Konjac root fiber swells with water and fills before the meal does. Two capsules with two large glasses of water, half an hour before eating, three times a day. Never take them dry, and not with swallowing difficulties.',
    features: [
      'Contributes to weight loss as part of an energy-restricted diet',
      '3 g of glucomannan a day',
      'Vegetable capsule',
      'No stimulants',
    ],
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
      'Rich in protein and fiber',
      'Keeps you full for hours',
    ],
  },
];

import type { ProductLine } from '../product-line.ts';
import { babyWarnings, padWarnings } from '../usual-texts.ts';

export const babyCare: ProductLine[] = [
  {
    key: 'baby-wash',
    category: 'Baby Skin Care',
    brand: 'Petinoor',
    name: 'Baby Wash for Hair and Body (Gel Lavant Bébé), {volume}',
    picture: { shape: 'pump', label: 'Baby Wash', detail: 'Hair & body', tint: 'sky', prop: 'drops' },
    price: 890,
    options: { volume: { '250 ml': 1, '500 ml': 1.6, '1 l': 2.6 } },
    featured: true,
    description:
      'One wash from head to toe that does not sting the eyes. With calendula, and no perfume to hide the scent of a newborn. One stroke of the pump for a small bath.',
    features: ['Tear-free', 'From birth', 'Biodegradable base', 'No perfume'],
    facts: {
      class: 'baby',
      ingredients:
        'Aqua, Coco-Glucoside, Glycerin, Disodium Cocoyl Glutamate, Calendula Officinalis Flower Extract, Panthenol, Citric Acid, Xanthan Gum, Sodium Benzoate. No perfume.',
      usage:
        'Put one stroke of the pump into the bath or on a wet hand, wash the baby from head to toe and rinse.',
      warnings: babyWarnings,
      audience: 'Babies from birth, children, and adults with sensitive skin.',
    },
  },
  {
    key: 'baby-milk',
    category: 'Baby Skin Care',
    brand: 'Petinoor',
    name: 'Baby Body Milk (Lait Bébé), {kind}, {volume}',
    picture: { shape: 'pump', label: 'Baby Milk', detail: 'Almond oil', tint: 'sun' },
    price: 820,
    options: {
      kind: { 'Cleansing Milk': 1, 'Moisturizing Milk': 1 },
      volume: { '250 ml': 1, '500 ml': 1.6 },
    },
    description:
      'The cleansing milk needs no water and is for changes and faces; the moisturizing milk goes on after the bath. Both are made with almond oil and are thin enough for quick hands.',
    features: ['With sweet almond oil', 'From birth', 'No phenoxyethanol', 'Absorbs quickly'],
    facts: {
      class: 'baby',
      ingredients:
        'Aqua, Prunus Amygdalus Dulcis Oil, Glycerin, {base}, Calendula Officinalis Flower Extract, Xanthan Gum, Citric Acid, Sodium Benzoate. No phenoxyethanol.',
      usage: '{use}',
      warnings: `${babyWarnings} Do not use it on a child who is allergic to almonds.`,
      audience: 'Babies from birth and children.',
      terms: {
        base: {
          'Cleansing Milk': 'Cetearyl Alcohol, Coco-Glucoside',
          'Moisturizing Milk': 'Butyrospermum Parkii Butter, Glyceryl Stearate',
        },
        use: {
          'Cleansing Milk':
            'Put it on a cotton square and wipe face or bottom, without water. Repeat until the cotton stays clean.',
          'Moisturizing Milk': 'Once a day after the bath, warm a little in the hands and massage it in.',
        },
      },
    },
  },
  {
    key: 'diaper-cream',
    category: 'Baby Skin Care',
    brand: 'Petinoor',
    name: 'Diaper Cream (Crème Change), {volume}',
    picture: { shape: 'tube', label: 'Diaper Cream', detail: 'Zinc oxide', tint: 'coral', prop: 'smear' },
    price: 690,
    options: { volume: { '50 ml': 1, '100 ml': 1.6 } },
    description:
      'A white barrier of zinc oxide and cold-pressed olive oil between skin and wet. Pat dry, spread a thin layer, and do not wash off every trace at the next change. Ask for advice if redness lasts longer than three days.',
    features: ['With 20 % zinc oxide', 'Protects at each change', 'No perfume', 'Spreads easily'],
    facts: {
      class: 'baby',
      ingredients:
        'Zinc Oxide (20 %), Aqua, Olea Europaea Fruit Oil, Cera Alba, Glycerin, Butyrospermum Parkii Butter, Panthenol, Magnesium Sulfate, Tocopherol. No perfume.',
      usage:
        'At each change, clean and pat the skin dry, and spread a thin white layer. Do not rub off all of it at the next change.',
      warnings: `${babyWarnings} Do not use it with an allergy to bee products. Ask for advice if redness lasts longer than three days.`,
      audience: 'Babies from birth; also older people who wear protection.',
    },
  },
  {
    key: 'liniment',
    category: 'Baby Skin Care',
    brand: 'Petinoor',
    name: 'Oleo-Calcareous Liniment (Liniment Oléo-Calcaire), {volume}',
    picture: { shape: 'pump', label: 'Liniment', detail: 'Olive oil', tint: 'leaf', prop: 'leaves' },
    price: 720,
    options: { volume: { '250 ml': 1, '500 ml': 1.6, '1 l': 2.7 } },
    description:
      'Olive oil and lime water, as pharmacists have always mixed it: it cleans and protects in one step and is not rinsed off. It may separate when it stands, so shake it well.',
    features: ['Two natural ingredients', 'Cleans and protects', 'No rinsing', 'From birth'],
    facts: {
      class: 'baby',
      ingredients: 'Olea Europaea Fruit Oil (50 %), Calcium Hydroxide in water (lime water, 50 %).',
      usage:
        'Shake well. Put a generous amount on a cotton square and clean the bottom at each change. Do not rinse: the film protects.',
      warnings: `${babyWarnings} Do not use it on the face or on broken skin.`,
      audience: 'Babies from birth.',
    },
  },
  {
    key: 'diapers',
    category: 'Diapers & Wipes',
    brand: 'Bahdjoun',
    name: 'Baby Diapers (Couches) Size {size}, {pack}',
    familyName: 'Baby Diapers',
    picture: { shape: 'soft pack', label: 'Diapers', detail: 'Soft and dry', tint: 'mint' },
    price: 690,
    options: {
      size: {
        '1 Newborn 2-5 kg': 'sun',
        '2 Mini 3-6 kg': 'sun',
        '3 Midi 4-9 kg': 'mint',
        '4 Maxi 7-18 kg': 'mint',
        '5 Junior 11-25 kg': 'sky',
        '6 XL 16 kg and more': 'sky',
      },
      pack: { '24 pieces': 1, '48 pieces': 1.85, '96 pieces': 3.5 },
    },
    offer: 15,
    featured: true,
    description:
      'A soft inside that stays dry through the night and elastic sides that follow a crawling child. A line turns blue when it is time to change. Choose by weight, and go one size up when the tabs barely meet.',
    features: ['Dry for up to twelve hours', 'Wetness line', 'No perfume, no lotion', 'Soft elastic sides'],
    facts: {
      class: 'baby',
      ingredients:
        'Surface and back sheet of polypropylene and polyethylene, core of cellulose pulp and sodium polyacrylate, elastic polyurethane threads. No perfume, lotion, latex or chlorine bleach.',
      usage:
        'Open, lay the baby on the half with the tabs, close the tabs evenly and pull the leg cuffs outwards. Change when the line turns blue, and at least every four hours by day.',
      warnings: padWarnings,
      audience: 'Children of {weight}. Go one size up when the tabs barely meet.',
      terms: {
        weight: {
          '1 Newborn 2-5 kg': '2 to 5 kg',
          '2 Mini 3-6 kg': '3 to 6 kg',
          '3 Midi 4-9 kg': '4 to 9 kg',
          '4 Maxi 7-18 kg': '7 to 18 kg',
          '5 Junior 11-25 kg': '11 to 25 kg',
          '6 XL 16 kg and more': '16 kg and more',
        },
      },
    },
  },
  {
    key: 'training-pants',
    category: 'Diapers & Wipes',
    brand: 'Bahdjoun',
    name: 'Training Pants (Culottes d’Apprentissage) Size {size}',
    familyName: 'Training Pants',
    picture: { shape: 'soft pack', label: 'Pants', tint: 'sky' },
    price: 1250,
    options: { size: { '4, 8-15 kg': 1, '5, 12-18 kg': 1, '6, 15 kg and more': 1 } },
    description:
      'They pull up and down like real underwear and tear open at the sides after an accident. For children who are learning, and for nights. Thirty pieces a pack.',
    features: ['On and off like underwear', 'Sides that tear open', 'Absorbs quickly', '30 pieces'],
    facts: {
      class: 'baby',
      ingredients:
        'Surface and back sheet of polypropylene and polyethylene, core of cellulose pulp and sodium polyacrylate, elastic waist of polyurethane threads. No perfume, lotion or latex.',
      usage:
        'Pull up like underwear. To take them off, tear the sides open, roll the pants up and close them with the strip.',
      warnings: padWarnings,
      audience: 'Children who are learning to use the toilet: size {size}.',
      content: '30 pieces',
    },
  },
  {
    key: 'water-wipes',
    category: 'Diapers & Wipes',
    brand: 'Bahdjoun',
    name: 'Water Wipes (Lingettes Bébé), {pack}',
    picture: { shape: 'wipes', label: 'Water Wipes', detail: '99 % water', tint: 'sky' },
    price: 260,
    options: { pack: { '60 wipes': 1, '3 x 60 wipes': 2.7, '12 x 60 wipes': 9.8 } },
    description:
      'Thick wipes of plant fiber with 99 percent water and a drop of fruit extract. For bottoms, sticky hands and spoons that have fallen. Close the lid: they dry out otherwise.',
    features: ['99 % water', 'No perfume, no alcohol', 'Thick plant fiber', 'Lid that seals'],
    facts: {
      class: 'baby',
      ingredients:
        'Aqua (99 %), Citrus Grandis Fruit Extract, Citric Acid, Sodium Benzoate. Cloth of viscose from wood. No perfume, no alcohol.',
      usage:
        'Wipe from front to back, and let the skin dry before closing the diaper. Press the lid shut after use. Use within four weeks of opening.',
      warnings: `${babyWarnings} Put wipes into the bin, never into the toilet.`,
      audience: 'Babies from birth, children and adults.',
    },
  },
  {
    key: 'baby-cotton',
    category: 'Diapers & Wipes',
    brand: 'Bahdjoun',
    name: 'Large Cotton Squares (Carrés de Coton), {pack}',
    picture: { shape: 'soft pack', label: 'Cotton Squares', tint: 'sun' },
    price: 320,
    options: { pack: { '80 squares': 1, '200 squares': 2.2 } },
    description:
      'Squares of 8 by 10 centimeters with two different sides: smooth for the face, ribbed for the change. They do not tear when wet. Use them with liniment or with plain water.',
    features: ['Two different sides', 'Pure cotton', 'Extra large', 'No chlorine'],
    facts: {
      class: 'baby',
      ingredients: '100 % cotton, bleached without chlorine, 8 x 10 cm. No optical brighteners, no binder.',
      usage:
        'Use the smooth side for the face and the ribbed side for the change, dry, with water or with liniment.',
      warnings:
        'Single use. Keep the bag dry and out of reach of babies: bags can suffocate. Bin used cotton; do not flush it.',
      audience: 'Babies from birth, and adults for makeup.',
    },
  },
];

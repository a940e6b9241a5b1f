import type { ProductLine } from '../product-line.ts';

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
      'One wash from head to toe that does not sting the eyes. Calendula grows in it, but no perfume that could hide the scent of a newborn. One stroke of the pump for a small bath.',
    features: ['Tear-free', 'From birth', 'Biodegradable base', 'No perfume'],
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
      'A soft inside that stays dry through the night and elastic sides that follow a crawling child. A line turns blue when it is time to change. Choose by weight, and go one size up when the tabs hardly meet.',
    features: ['Dry for up to twelve hours', 'Wetness line', 'No perfume, no lotion', 'Soft elastic sides'],
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
      'They pull up and down like real underwear and tear open at the sides when the worst has happened. For children who are learning, and for nights. Thirty pieces a pack.',
    features: ['On and off like underwear', 'Sides that tear open', 'Absorbs quickly', '30 pieces'],
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
  },
];

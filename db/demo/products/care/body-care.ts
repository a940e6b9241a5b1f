import type { ProductLine } from '../product-line.ts';

export const bodyCare: ProductLine[] = [
  {
    key: 'shower-gel',
    category: 'Shower Gels & Oils',
    brand: 'Casbaline',
    name: 'Shower Gel (Gel Douche), {scent}, {volume}',
    picture: { shape: 'flip bottle', label: 'Shower Gel', detail: '{scent}', tint: 'sky', prop: 'drops' },
    price: 420,
    options: {
      scent: {
        'Sea Breeze': 'sky',
        'Orange Blossom': 'orange',
        'Fig Leaf': 'leaf',
        Jasmine: 'sun',
        Rose: 'rose',
      },
      volume: { '250 ml': 1, '500 ml': 1.65, '1 l': 2.7 },
    },
    featured: true,
    description:
      'Scents of a house with a courtyard, in a gel that foams generously even in hard water. Glycerin keeps the skin from feeling dry. The liter bottle comes with a pump for the whole family.',
    features: ['pH like the skin’s', 'Foams in hard water', 'With glycerin', 'Rinses off easily'],
  },
  {
    key: 'shower-oil',
    category: 'Shower Gels & Oils',
    brand: 'Hoggaline',
    name: 'Lipid Shower Oil (Huile Lavante), {volume}',
    picture: { shape: 'pump', label: 'Shower Oil', detail: 'Very dry skin', tint: 'honey', prop: 'drops' },
    price: 1350,
    options: { volume: { '200 ml': 1, '500 ml': 1.8, '1 l': 3 } },
    offer: 15,
    description:
      'An oil that turns to milk on wet skin and leaves a fine film, so that many need no cream afterwards. Made for very dry and itching skin of all ages. Take care in the tub: oil makes it slippery.',
    features: ['For very dry skin', 'No soap, no perfume', 'From birth', 'Calms the feeling of itching'],
  },
  {
    key: 'olive-soap',
    category: 'Soaps',
    brand: 'Casbaline',
    name: 'Olive Oil Soap (Savon), {scent}, {pack}',
    picture: { shape: 'soap', label: 'Olive Soap', detail: '72 % olive oil', tint: 'olive' },
    price: 220,
    options: {
      scent: { Laurel: 'olive', 'Black Seed': 'olive', Honey: 'honey', Lavender: 'violet' },
      pack: { '1 bar': 1, '3 bars': 2.7, '6 bars': 5 },
    },
    description:
      'Olive oil from Kabylia, saponified cold and left to dry for six weeks, which makes the bar hard and mild. Keep it on a dish that drains. It also washes delicate cloth.',
    features: ['72 % olive oil', 'Six weeks of drying', 'No palm oil, no dyes', '125 g a bar'],
  },
  {
    key: 'surgras-soap',
    category: 'Soaps',
    brand: 'Hoggaline',
    name: 'Superfatted Bar (Pain Surgras), {pack}',
    picture: { shape: 'soap', label: 'Superfatted Bar', detail: 'No soap', tint: 'sky' },
    price: 390,
    options: { pack: { '100 g': 1, '150 g': 1.35, '2 x 150 g': 2.5 } },
    description:
      'It looks like soap and is none: a bar with cold cream for face and body that soap irritates. The foam is soft and dense. A good first choice for sensitive skin and small budgets.',
    features: ['Soap-free', 'With cold cream', 'For face and body', 'No perfume'],
  },
  {
    key: 'black-soap',
    category: 'Exfoliants',
    brand: 'Casbaline',
    name: 'Black Soap (Savon Noir), {scent}, {volume}',
    picture: { shape: 'jar', label: 'Black Soap', detail: 'Hammam', tint: 'graphite' },
    price: 620,
    options: { scent: { Eucalyptus: 1, Rose: 1, Natural: 1 }, volume: { '200 g': 1, '500 g': 2.1 } },
    description:
      'The olive paste of the hammam. Spread it on warm, damp skin, wait for five minutes, rinse, and then rub with the kessa mitt. Once a week; not on freshly shaved legs.',
    features: [
      'Made of olives',
      'Prepares for the kessa',
      'No perfume in the natural one',
      'Jar with a wide lid',
    ],
  },
  {
    key: 'sugar-exfoliant',
    category: 'Exfoliants',
    brand: 'Rosablida',
    name: 'Sugar Exfoliant (Gommage au Sucre), {scent}, {volume}',
    picture: { shape: 'jar', label: 'Sugar Polish', detail: 'Body', tint: 'blush' },
    price: 890,
    options: {
      scent: { 'Rose & Almond': 1, 'Coffee & Cocoa': 1, 'Lemon & Ginger': 1 },
      volume: { '200 g': 1, '400 g': 1.7 },
    },
    description:
      'Sugar grains in plant oil that melt while you rub, so they cannot scratch for long. Leaves knees and elbows soft and the bath fragrant. Close the lid well: water makes it set.',
    features: ['Melts as it works', 'With sweet almond oil', 'No plastic grains', 'Leaves a light oil film'],
  },
  {
    key: 'body-milk',
    category: 'Body Milks & Creams',
    brand: 'Rosablida',
    name: 'Body Milk (Lait Corporel), {scent}, {volume}',
    picture: { shape: 'pump', label: 'Body Milk', detail: '24 hours', tint: 'blush', prop: 'petals' },
    price: 790,
    options: {
      scent: { Rose: 'blush', Almond: 'blush', 'Aloe Vera': 'mint', Unscented: 'mint' },
      volume: { '250 ml': 1, '400 ml': 1.45 },
    },
    featured: true,
    description:
      'A light milk that is dry before you are dressed. Urea and shea bind water, so that shins no longer show white lines. The unscented one suits sensitive skin and men who dislike roses.',
    features: ['Absorbs quickly', 'With 5 % urea', '24 hours of moisture', 'Pump for one hand'],
  },
  {
    key: 'shea-balm',
    category: 'Body Milks & Creams',
    brand: 'Hoggaline',
    name: 'Repairing Body Balm (Baume Corps), {volume}',
    picture: { shape: 'jar', label: 'Repair Balm', detail: 'Ceramides', tint: 'sky' },
    price: 1690,
    options: { volume: { '200 ml': 1, '400 ml': 1.75 } },
    description:
      'A thick balm with shea, ceramides and colloidal oat for skin that cracks and itches in the dry season. After the bath, on damp skin, every day. Can be used from birth, on the face as well.',
    features: ['For very dry, itch-prone skin', 'With ceramides and oat', 'From birth', 'No perfume'],
  },
  {
    key: 'hand-cream',
    category: 'Hand & Foot Creams',
    brand: 'Rosablida',
    name: 'Hand Cream (Crème Mains), {scent}, {volume}',
    picture: { shape: 'tube', label: 'Hand Cream', detail: 'Glycerin', tint: 'rose', prop: 'smear' },
    price: 390,
    options: {
      scent: { Rose: 1, 'Honey & Milk': 1, Lemon: 1, Unscented: 1 },
      volume: { '50 ml': 1, '75 ml': 1.35 },
    },
    description:
      'For hands that disinfect, wash up and carry shopping home. Twenty percent glycerin, yet no greasy prints on the phone. The small tube fits the pocket of a white coat.',
    features: ['With 20 % glycerin', 'Absorbs in a minute', 'Protects in cold and wind', 'Also for cuticles'],
  },
  {
    key: 'foot-cream',
    category: 'Hand & Foot Creams',
    brand: 'Hoggaline',
    name: 'Foot Cream with Urea {strength} (Crème Pieds), {volume}',
    picture: { shape: 'tube', label: 'Foot Cream', detail: 'Urea', tint: 'mint', prop: 'smear' },
    price: 690,
    options: { strength: { '10 %': 1, '25 %': 1.2, '40 %': 1.35 }, volume: { '75 ml': 1, '100 ml': 1.25 } },
    description:
      'Urea softens what heels have grown: 10 percent for every day, 25 for cracks, 40 for small spots of hard skin. Rub it in every evening and put on cotton socks. Not on open cracks.',
    features: ['Softens hard skin', 'With panthenol', 'Does not grease', 'No perfume'],
  },
];

import type { ProductLine } from '../product-line.ts';
import { cosmeticWarnings } from '../usual-texts.ts';

export const showerAndSoap: ProductLine[] = [
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Sodium Chloride, Coco-Glucoside, Citric Acid, Sodium Benzoate, Parfum{allergens}.',
      usage: 'Foam a hazelnut-sized amount on wet skin or a sponge and rinse.',
      warnings: cosmeticWarnings,
      audience: 'Adults and children from 3 years. Suitable in pregnancy.',
      terms: {
        allergens: {
          'Sea Breeze': '',
          'Orange Blossom': ', Linalool, Limonene',
          'Fig Leaf': ', Linalool',
          Jasmine: ', Benzyl Salicylate',
          Rose: ', Geraniol, Citronellol',
        },
      },
    },
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Glycine Soja Oil, Prunus Amygdalus Dulcis Oil, Laureth-4, MIPA-Laureth Sulfate, Caprylic/Capric Triglyceride, Tocopherol, Propylene Glycol. No perfume, no soap.',
      usage: 'Spread on wet skin, where it turns to milk, and rinse briefly. Pat dry without rubbing.',
      warnings: `${cosmeticWarnings} Do not use it if you are allergic to almonds or soy. Oil makes tubs and showers slippery.`,
      audience: 'Babies from birth, children and adults with very dry skin. Suitable in pregnancy.',
    },
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Sodium Olivate (72 % olive oil), Sodium Cocoate, Aqua, Glycerin, {scent2}. 125 g a bar. No palm oil, no dyes.',
      usage: 'Foam between wet hands, wash and rinse. Let the bar dry on a dish that drains.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'Adults and children from 3 years. Suitable in pregnancy.',
      content: '{grams}',
      terms: {
        allergy: {
          Laurel: '',
          'Black Seed': '',
          Honey: ' Do not use it if you are allergic to bee products.',
          Lavender: '',
        },
        scent2: {
          Laurel: 'Sodium Laurelate (laurel oil 10 %)',
          'Black Seed': 'Nigella Sativa Seed Oil',
          Honey: 'Mel, Cera Alba',
          Lavender: 'Lavandula Angustifolia Oil, Linalool',
        },
        grams: { '1 bar': '125 g', '3 bars': '3 x 125 g', '6 bars': '6 x 125 g' },
      },
    },
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Sodium Cocoyl Isethionate, Stearic Acid, Aqua, Paraffinum Liquidum, Cera Alba, Glycerin, Cetearyl Alcohol, Titanium Dioxide. No soap, no perfume.',
      usage: 'Foam between wet hands, wash face or body and rinse. Keep the bar dry between uses.',
      warnings: `${cosmeticWarnings} Do not use it if you are allergic to bee products.`,
      audience: 'Adults and children from 3 years with dry or sensitive skin. Suitable in pregnancy.',
    },
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
      'The olive paste of the hammam. Spread it on warm, damp skin, wait for five minutes, rinse, and then rub with the kessa mitt. Once a week; leave out freshly shaved legs.',
    features: [
      'Made of olives',
      'Prepares for the kessa',
      'No perfume in the natural one',
      'Jar with a wide lid',
    ],
    facts: {
      class: 'hygiene',
      ingredients: 'Potassium Olivate, Aqua, Olea Europaea Fruit Oil, Potassium Hydroxide{scent2}.',
      usage:
        'Once a week on warm, damp skin: spread, wait five minutes, rinse, and rub with the kessa mitt. Finish with a cream.',
      warnings: `${cosmeticWarnings} Do not use it on the face or on shaved or irritated skin.{epilepsy} The floor gets slippery.`,
      audience: 'Adults and teenagers from 12 years.{pregnant}',
      terms: {
        scent2: {
          Eucalyptus: ', Eucalyptus Globulus Leaf Oil, Limonene',
          Rose: ', Parfum, Geraniol',
          Natural: '',
        },
        epilepsy: { Eucalyptus: ' With epilepsy or asthma, ask your doctor first.', Rose: '', Natural: '' },
        pregnant: {
          Eucalyptus: ' Do not use it in pregnancy, because of the eucalyptus oil.',
          Rose: ' Suitable in pregnancy.',
          Natural: ' Suitable in pregnancy.',
        },
      },
    },
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
    facts: {
      class: 'cosmetic',
      ingredients:
        'Sucrose, Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Cera Alba, Glyceryl Stearate, {extra}, Tocopherol, Parfum.',
      usage:
        'Once or twice a week, massage a handful over damp skin in circles, rinse with warm water and pat dry.',
      warnings: `${cosmeticWarnings} Do not use it on the face or on irritated skin, or if you are allergic to almonds or bee products. The floor gets slippery.`,
      audience: 'Adults and teenagers from 12 years. Suitable in pregnancy.',
      terms: {
        extra: {
          'Rose & Almond': 'Rosa Damascena Flower Powder',
          'Coffee & Cocoa': 'Coffea Arabica Seed Powder, Theobroma Cacao Butter',
          'Lemon & Ginger': 'Citrus Limon Peel Powder, Zingiber Officinale Root Extract',
        },
      },
    },
  },
];

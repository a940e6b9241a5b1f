import type { ProductLine } from '../product-line.ts';

export const toothbrushesAndPastes: ProductLine[] = [
  {
    key: 'manual-toothbrush',
    category: 'Toothbrushes',
    brand: 'Sinnelia',
    name: 'Toothbrush {bristle} (Brosse à Dents), {pack}',
    picture: { shape: 'toothbrush', label: 'Toothbrush', tint: 'teal' },
    price: 190,
    options: {
      bristle: { Soft: 1, Medium: 1, 'Ultra Soft': 1, Surgical: 1 },
      pack: { '1 brush': 1, '2 brushes': 1.8, '4 brushes': 3.3 },
    },
    featured: true,
    description:
      'A small head that reaches behind the last molar and rounded bristles that spare the gums. Dentists usually advise soft; the surgical one is for the weeks after an operation. Change it every three months.',
    features: ['Compact head', 'Rounded bristle ends', 'Handle that does not slip', 'Cap for traveling'],
    facts: {
      class: 'hygiene',
      ingredients:
        'Handle of polypropylene and soft rubber, nylon bristles with rounded ends, {width}; travel cap.',
      usage: 'Brush for two minutes, morning and evening, in small circles from the gum to the tooth. {use}',
      warnings:
        'Replace it after three months and after an infection of the mouth. Bleeding that lasts for a week: see a dentist.',
      audience: '{who}',
      terms: {
        width: { Soft: '0.15 mm', Medium: '0.18 mm', 'Ultra Soft': '0.10 mm', Surgical: '0.07 mm' },
        use: {
          Soft: 'Do not press.',
          Medium: 'Do not press.',
          'Ultra Soft': 'Do not press: the bristles bend easily.',
          Surgical: 'After an operation, start on your dentist’s word.',
        },
        who: {
          Soft: 'Adults and children from 10 years.',
          Medium: 'Adults with healthy gums.',
          'Ultra Soft': 'Adults with sensitive teeth or gums.',
          Surgical: 'Adults in the weeks after an operation in the mouth.',
        },
      },
    },
  },
  {
    key: 'kids-toothbrush',
    category: 'Toothbrushes',
    brand: 'Sinnelia',
    name: 'Kids Toothbrush (Brosse à Dents Enfant), {age}',
    picture: { shape: 'toothbrush', label: 'Kids Brush', tint: 'coral' },
    price: 210,
    options: { age: { '0-2 Years': 1, '3-5 Years': 1, '6-9 Years': 1 } },
    description:
      'The handle is thick for small fists, and the bristles show how much paste is right: a grain of rice for the youngest, a pea for the others. Brush along until about seven years of age.',
    features: ['Extra soft bristles', 'Dosing mark', 'Stands on a suction foot', 'Free of BPA'],
    facts: {
      class: 'hygiene',
      ingredients:
        'Handle of polypropylene and soft rubber with a suction foot, extra soft nylon bristles of 0.12 mm with rounded ends. Free of BPA and phthalates.',
      usage: '{use} Brush twice a day for two minutes; an adult helps until about seven years of age.',
      warnings:
        'It is not a toy: let a child brush only while sitting and in sight. Replace it after three months, or once the bristles are chewed.',
      audience: 'Children: {age:small}.',
      terms: {
        use: {
          '0-2 Years': 'Paste: a smear like a grain of rice.',
          '3-5 Years': 'Paste: a pea.',
          '6-9 Years': 'Paste: a pea.',
        },
      },
    },
  },
  {
    key: 'electric-toothbrush',
    category: 'Toothbrushes',
    brand: 'Sinnelia',
    name: 'Sonic Electric Toothbrush (Brosse à Dents Électrique), {color}',
    picture: { shape: 'electric toothbrush', label: 'Sonic', tint: 'blue' },
    price: 5900,
    options: { color: { Blue: 'blue', Rose: 'rose', Graphite: 'graphite' } },
    offer: 25,
    featured: true,
    description:
      'Thirty-one thousand strokes a minute and a pause every thirty seconds that says: next quarter. A light warns when you press too hard. One charge lasts for three weeks; two heads are in the box.',
    features: ['Three modes', 'Pressure warning', 'Two-minute timer', 'Three weeks on one charge'],
    facts: {
      class: 'hygiene',
      ingredients:
        'Handle of ABS with a lithium battery, two heads with nylon bristles, charging base, USB cable, travel case.',
      usage:
        'Put paste on the head, switch it on in the mouth, and stay half a minute on each quarter. Three modes: clean, gentle, gums. Change the head every three months.',
      warnings:
        'Charge only with the base supplied, away from bath and shower. Keep batteries away from children. After an operation in the mouth, ask your dentist first.',
      audience: 'Adults and children from 8 years. With a pacemaker, ask your doctor first.',
    },
  },
  {
    key: 'toothpaste',
    category: 'Toothpastes',
    brand: 'Sinnelia',
    name: 'Toothpaste {kind} (Dentifrice), {volume}',
    picture: { shape: 'tube', label: 'Toothpaste', detail: 'with Fluoride', tint: 'teal' },
    price: 340,
    options: {
      kind: {
        'Sensitive Teeth': 'sky',
        'Gum Care': 'coral',
        'Gentle White': 'sky',
        'Daily Mint': 'mint',
        'Miswak & Clove': 'mint',
      },
      volume: { '75 ml': 1, '100 ml': 1.25, '2 x 75 ml': 1.8 },
    },
    description:
      'One base, five characters, all with 1450 ppm of fluoride. Spit out, but do not rinse: that way the fluoride stays. The white one polishes gently and is safe for daily use.',
    features: ['With fluoride', 'Low abrasion', 'No titanium dioxide', 'Fresh for hours'],
    facts: {
      class: 'hygiene',
      ingredients:
        'Aqua, Hydrated Silica, Sorbitol, Glycerin, {extra}, Cocamidopropyl Betaine, Xanthan Gum, Aroma, Sodium Saccharin, Sodium Fluoride (1450 ppm of fluoride).',
      usage: 'Brush for two minutes, morning and evening. Spit out, but do not rinse.',
      warnings:
        'Do not swallow. Under 7 years only a pea-sized amount, with an adult, because of the fluoride. With fluoride from other sources, ask a dentist.',
      audience: 'Adults and children from 7 years. Suitable in pregnancy.',
      terms: {
        extra: {
          'Sensitive Teeth': 'Potassium Nitrate (5 %)',
          'Gum Care': 'Zinc Citrate, Panthenol',
          'Gentle White': 'Perlite, Tetrasodium Pyrophosphate',
          'Daily Mint': 'Mentha Piperita Oil',
          'Miswak & Clove': 'Salvadora Persica Stem Powder, Eugenia Caryophyllus Flower Oil',
        },
      },
    },
  },
  {
    key: 'kids-toothpaste',
    category: 'Toothpastes',
    brand: 'Sinnelia',
    name: 'Kids Toothpaste (Dentifrice Enfant), {flavor}, {age}',
    picture: { shape: 'tube', label: 'Kids Paste', detail: '{flavor}', tint: 'rose', prop: 'berries' },
    price: 320,
    options: {
      flavor: { Strawberry: 'rose', Mango: 'orange' },
      age: { '0-3 Years': 1, '3-6 Years': 1, '7-12 Years': 1.1 },
    },
    description:
      'Little foam and a mild taste of fruit, so that two minutes are possible. The fluoride follows the age on the tube: 500, 1000 or 1450 ppm. Use only the amount shown on the back.',
    features: ['Fluoride by age', 'No SLS, no sugar', 'Tastes of fruit', '50 ml'],
    facts: {
      class: 'hygiene',
      ingredients:
        'Aqua, Hydrated Silica, Glycerin, Xylitol, Cellulose Gum, Cocamidopropyl Betaine, {flavor:small} aroma, Sodium Fluoride ({ppm} of fluoride). No sugar, no SLS.',
      usage: 'Brush twice a day with {amount}. Spit out, but do not rinse.',
      warnings:
        'Do not swallow. An adult puts the paste on the brush. Keep out of reach of children. With fluoride tablets, ask a dentist first.',
      audience: 'Children: {age:small}.',
      content: '50 ml',
      terms: {
        ppm: { '0-3 Years': '500 ppm', '3-6 Years': '1000 ppm', '7-12 Years': '1450 ppm' },
        amount: {
          '0-3 Years': 'a smear like a grain of rice',
          '3-6 Years': 'a pea',
          '7-12 Years': 'a strip of one centimeter',
        },
      },
    },
  },
];

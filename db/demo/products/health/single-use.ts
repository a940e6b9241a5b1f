import type { ProductLine } from '../product-line.ts';

export const singleUse: ProductLine[] = [
  {
    key: 'examination-gloves',
    category: 'Single-Use Protection',
    brand: 'Mizarel',
    name: '{material} Gloves (Gants d’Examen), size {size}, 100 pieces',
    familyName: 'Examination Gloves',
    picture: { shape: 'wide box', label: '{material} Gloves', detail: '100 pieces', tint: 'blue' },
    price: 950,
    options: {
      material: { Nitrile: 'blue', Latex: 'sand', Vinyl: 'pearl' },
      size: { S: 1, M: 1, L: 1, XL: 1 },
    },
    description:
      'Powder-free gloves with a rolled edge. Nitrile resists punctures and suits latex allergies; latex is the most supple; vinyl is for short, light tasks. Change gloves between two people and wash the hands afterwards.',
    features: ['Powder-free', 'Rough fingertips for wet instruments', 'Not sterile', 'Fits either hand'],
    facts: {
      class: 'device',
      ingredients: '{formula}, without powder. Not sterile.',
      usage:
        'Dry your hands, pull a glove on by its cuff and check it for holes. Change between two people and after thirty minutes. Wash your hands afterwards.',
      warnings: 'Single use. {caution} Store away from sun and heat.',
      audience: 'Hand width across the palm: {width}.',
      content: '100 pieces',
      terms: {
        formula: {
          Nitrile: 'Nitrile rubber, free of latex',
          Latex: 'Natural rubber latex',
          Vinyl: 'Polyvinyl chloride, free of latex',
        },
        caution: {
          Nitrile: 'Suits latex allergies.',
          Latex:
            'It contains latex, which can cause severe allergy: do not use them if you are allergic to latex.',
          Vinyl: 'For short, light tasks only: it tears easily.',
        },
        width: { S: '7 to 8 cm', M: '8 to 9 cm', L: '9 to 10 cm', XL: '10 to 11 cm' },
      },
    },
  },
  {
    key: 'surgical-masks',
    category: 'Single-Use Protection',
    brand: 'Mizarel',
    name: 'Surgical Masks (Masques Chirurgicaux), {color}, {pack}',
    picture: { shape: 'wide box', label: 'Face Masks', detail: 'Three layers', tint: 'sky' },
    price: 380,
    options: {
      color: { Blue: 'sky', Black: 'graphite' },
      pack: { '50 masks': 1, '100 masks': 1.85 },
    },
    description:
      'Three layers, soft ear loops and a nose clip that can be bent. The colored side faces out. Replace a mask after four hours or as soon as it is damp.',
    features: ['Filters 98 % of bacteria', 'Nose clip', 'Soft ear loops', 'Free of glass fiber'],
    facts: {
      class: 'device',
      ingredients:
        'Three layers of polypropylene, ear loops of polyamide and elastane, nose clip of coated wire. Free of latex and glass fiber. Type IIR, filters 98 % of bacteria.',
      usage:
        'Wash your hands, put the mask on with the colored side out, press the clip and pull it below the chin. Change it after four hours, or once it is damp.',
      warnings:
        'Single use. It protects others more than you and is no respirator. Do not put it on small children or on people who cannot take it off by themselves.',
      audience: 'Adults and children from 10 years.',
    },
  },
  {
    key: 'ffp2-masks',
    category: 'Single-Use Protection',
    brand: 'Mizarel',
    name: 'FFP2 Respirators (Masques FFP2), {pack}',
    picture: { shape: 'wide box', label: 'FFP2', detail: 'Respirators', tint: 'graphite' },
    price: 690,
    options: { pack: { '10 masks': 1, '20 masks': 1.85, '50 masks': 4.2 } },
    description:
      'Folding respirators of five layers that seal around nose and chin. Press the clip with both hands and check that no air escapes. For dust, aerosols and close contact with patients.',
    features: ['Five layers', 'Wrapped one by one', 'Fits under glasses', 'No valve'],
    facts: {
      class: 'device',
      ingredients:
        'Five layers of polypropylene, straps of polyester and elastane, nose clip of aluminum. No valve. Free of latex.',
      usage:
        'Unfold, pull the straps over the ears, press the clip with both hands and breathe out: no air should escape at the edge. Change it after eight hours, or once it is damp.',
      warnings:
        'Single use. It does not protect against gases or lack of oxygen. A beard keeps it from sealing. Stop if you feel dizzy.',
      audience: 'Adults. With heart or lung disease, ask your doctor first.',
    },
  },
  {
    key: 'surgical-cap',
    category: 'Single-Use Protection',
    brand: 'Mizarel',
    name: 'Reusable Surgical Cap (Calot), {color}',
    picture: { shape: 'cap', label: 'Surgical Cap', detail: '{color}', tint: 'teal' },
    price: 650,
    options: { color: { Teal: 'teal', Plum: 'plum' } },
    description:
      'A cotton cap with a sweatband and ties, for short hair and long. Washable, so one cap replaces hundreds of paper ones. One size that adjusts at the back.',
    features: ['Sweatband inside', 'Ties at the back', 'Washable at 60 °C', 'One size'],
    facts: {
      class: 'wear',
      ingredients: 'Cotton 100 %, 120 g per square meter, sweatband of terry cotton.',
      usage:
        'Wash before the first wear, at 60 °C. Tie it at the back so that all hair is covered. Iron at three dots.',
      warnings: 'It is not sterile. Change it at least once a day.',
      audience: 'Adults, one size, for short and long hair.',
    },
  },
];

import type { ProductLine } from '../product-line.ts';

export const footComfort: ProductLine[] = [
  {
    key: 'compression-stockings',
    category: 'Compression Hosiery',
    brand: 'Orthassil',
    name: 'Compression Stockings {compression} (Bas de Contention), {color}, size {size}',
    picture: { shape: 'stocking', label: 'Stockings', detail: 'Compression', tint: 'clay' },
    price: 3400,
    options: {
      compression: { 'Class 1': 1, 'Class 2': 1.2 },
      color: { Beige: 'sand', Black: 'graphite' },
      size: { S: 1, M: 1, L: 1, XL: 1 },
    },
    description:
      'Knee-high stockings that press most at the ankle and less upwards, for legs that stand, sit or fly for hours. Put them on in the morning, before the legs swell. The classes are the French ones: class 1 is 10 to 15 mmHg, class 2 is 15 to 20 mmHg and is worn on medical advice.',
    features: [
      'Graduated pressure',
      'Reinforced heel and toe',
      'Wide soft top band',
      'Can be washed every day',
    ],
    facts: {
      class: 'device',
      ingredients:
        'Polyamide 68 %, elastane 32 %; heel and toe reinforced. {pressure}. Knee-high, one pair. Free of latex.',
      usage:
        'Ankle: S 19 to 22, M 22 to 25, L 25 to 28, XL 28 to 31 cm, measured in the morning. Put them on before getting up, take them off at night. Wash daily at 40 °C, without softener.',
      warnings:
        'Do not wear them with poor circulation in the arteries, weeping skin or heart failure unless a doctor advises it. Take them off and ask a doctor if toes turn blue, numb or painful.',
      audience: '{who} In pregnancy, ask your doctor or midwife.',
      terms: {
        pressure: {
          'Class 1': 'French class 1: 10 to 15 mmHg at the ankle',
          'Class 2': 'French class 2: 15 to 20 mmHg at the ankle',
        },
        who: {
          'Class 1': 'Adults who stand, sit or travel for hours.',
          'Class 2': 'Adults, on medical advice.',
        },
      },
    },
  },
  {
    key: 'gel-insoles',
    category: 'Foot Comfort',
    brand: 'Khatwane',
    name: 'Gel Insoles (Semelles en Gel), {person}, {use}',
    picture: { shape: 'insoles', label: 'Gel Insoles', tint: 'sky' },
    price: 1250,
    options: { person: { Women: 1, Men: 1.05 }, use: { Everyday: 1, Work: 1, Sport: 1 } },
    description:
      'Gel under heel and ball takes the hardness out of concrete floors. The lines at the toe show where to cut for each shoe size. Take them out at night, so that they can air.',
    features: [
      'Cushions heel and ball',
      'Cut to size with scissors',
      'Washable',
      'Does not slip in the shoe',
    ],
    facts: {
      class: 'wear',
      ingredients: 'Gel of polyurethane, cover of {cover}. One pair, for {person:small}: sizes {sizes}.',
      usage:
        'Take out the old insole, cut the new one along the line of your shoe size and lay it in with the cloth up. Hand wash and let it dry in the air.',
      warnings:
        'Get used to them over some days. Pain, pressure marks or numb feet: stop and ask a doctor. With diabetes, ask before the first use.',
      audience: 'Adults.',
      terms: {
        cover: { Everyday: 'polyester', Work: 'abrasion-proof polyester', Sport: 'airy polyester mesh' },
        sizes: { Women: '35 to 41, cut to size', Men: '40 to 46, cut to size' },
      },
    },
  },
  {
    key: 'heel-cups',
    category: 'Foot Comfort',
    brand: 'Khatwane',
    name: 'Silicone {part}, size {size}',
    familyName: 'Silicone Foot Protection',
    picture: { shape: 'wide box', label: 'Foot Comfort', detail: 'Silicone', tint: 'mint' },
    price: 780,
    options: {
      part: { 'Heel Cups': 1, 'Toe Separators': 0.7, 'Bunion Guards': 0.9 },
      size: { S: 1, M: 1, L: 1 },
    },
    description:
      'Clear medical silicone that yields where the shoe does not, as heel cups (talonnettes), between toes or over a bunion. Wear it directly on the skin or over a thin sock. Wash with soap, let it dry, and dust it with a little talc: it will last for months.',
    features: ['Medical silicone', 'Washable and durable', 'Hardly visible', 'Sold by the pair'],
    facts: {
      class: 'device',
      ingredients: 'Medical silicone, free of latex. One pair. {sizes}',
      usage:
        'Put it on clean, dry skin or over a thin sock. Wash with soap, let it dry, and dust it with a little talc.',
      warnings:
        'Do not wear it on open or infected skin. Take it off if it presses, rubs or numbs. With diabetes or poor circulation, ask a doctor first.',
      audience: 'Adults.',
      terms: { sizes: { S: 'Shoe sizes 35 to 38.', M: 'Shoe sizes 39 to 42.', L: 'Shoe sizes 43 to 46.' } },
    },
  },
];

import type { ProductLine } from '../product-line.ts';
import { bottleWarnings, outerUse } from '../usual-texts.ts';

export const feedingAndNursing: ProductLine[] = [
  {
    key: 'baby-bottle',
    category: 'Bottles & Pacifiers',
    brand: 'Petinoor',
    name: 'Anti-Colic Bottle (Biberon), {volume}, {color}',
    picture: { shape: 'baby bottle', label: 'Anti-Colic', tint: 'coral' },
    price: 950,
    options: {
      volume: { '120 ml': 0.85, '240 ml': 1, '330 ml': 1.15 },
      color: { Coral: 'coral', Mint: 'mint' },
    },
    featured: true,
    description:
      'A valve lets air in behind the milk, so that the baby swallows less of it. The teat is wide and soft like the breast. Boil all parts before the first use, and replace the teat every two months.',
    features: ['Anti-colic valve', 'Wide silicone teat', 'Free of BPA', 'Clear milliliter marks'],
    facts: {
      class: 'baby',
      ingredients:
        'Bottle of polypropylene, teat of silicone, ring and cap of polypropylene, anti-colic valve of silicone. Free of BPA. Holds {volume}.',
      usage:
        'Boil all parts for five minutes before the first use. Wash with hot water after each feed. {teat} Test the warmth on your wrist.',
      warnings: bottleWarnings,
      audience: 'Babies {who}.',
      content: 'none',
      terms: {
        teat: { '120 ml': 'Slow teat.', '240 ml': 'Medium teat.', '330 ml': 'Fast teat.' },
        who: { '120 ml': 'from birth', '240 ml': 'from 3 months', '330 ml': 'from 6 months' },
      },
    },
  },
  {
    key: 'glass-bottle',
    category: 'Bottles & Pacifiers',
    brand: 'Petinoor',
    name: 'Glass Bottle (Biberon en Verre), {volume}',
    picture: { shape: 'baby bottle', label: 'Glass', tint: 'teal' },
    price: 1450,
    options: { volume: { '120 ml': 0.85, '240 ml': 1 } },
    description:
      'Borosilicate glass goes from the refrigerator into hot water without cracking, and it never takes on smells or clouds over. Heavier than plastic: for hands of grown-ups. Fits all Petinoor teats.',
    features: ['Heat-resistant glass', 'Does not cloud', 'Anti-colic teat included', 'Easy to clean'],
    facts: {
      class: 'baby',
      ingredients:
        'Bottle of borosilicate glass, teat of silicone, ring and cap of polypropylene. Free of BPA. Holds {volume}.',
      usage:
        'Boil all parts for five minutes before the first use. Wash with hot water after each feed. Test the warmth on your wrist. Do not pour cold water into a hot bottle.',
      warnings: `${bottleWarnings} Glass breaks: do not leave it to a child.`,
      audience: 'Babies from birth.',
      content: 'none',
    },
  },
  {
    key: 'teats',
    category: 'Bottles & Pacifiers',
    brand: 'Petinoor',
    name: 'Silicone Teats (Tétines), {flow}, 2 pieces',
    picture: { shape: 'box', label: 'Teats', tint: 'coral' },
    price: 480,
    options: { flow: { 'Slow 0 Months': 1, 'Medium 3 Months': 1, 'Fast 6 Months': 1, 'Thick Feed': 1.05 } },
    description:
      'The right flow takes a meal of about fifteen minutes: a faster one makes a baby choke, a slower one tires it. Look through the teat against the light before each use, and throw it away at the first crack.',
    features: ['Soft silicone', 'Anti-colic valve', 'Fits all Petinoor bottles', 'Can be sterilized'],
    facts: {
      class: 'baby',
      ingredients: 'Silicone, with an anti-colic valve. Free of BPA and latex. Flow: {flow:small}.',
      usage:
        'Boil for five minutes before the first use. Pull each teat in all directions and look through it against the light before each feed. Replace after two months.',
      warnings: bottleWarnings,
      audience: 'Babies: {who}.',
      content: '2 pieces',
      terms: {
        who: {
          'Slow 0 Months': 'from birth',
          'Medium 3 Months': 'from 3 months',
          'Fast 6 Months': 'from 6 months',
          'Thick Feed': 'from 6 months, for thickened milk and cereals',
        },
      },
    },
  },
  {
    key: 'pacifier',
    category: 'Bottles & Pacifiers',
    brand: 'Petinoor',
    name: 'Orthodontic Pacifier (Sucette), {age}, {color}',
    picture: { shape: 'pacifier', label: 'Pacifier', tint: 'coral' },
    price: 420,
    options: {
      age: { '0-6 Months': 1, '6-18 Months': 1 },
      color: { Coral: 'coral', Mint: 'mint' },
    },
    description:
      'Flat below and rounded above, as a palate is. The shield has holes for air and curves away from the nose. Never dip it in honey or sugar.',
    features: ['Orthodontic shape', 'Shield with air holes', 'Silicone in one piece', 'With cap'],
    facts: {
      class: 'baby',
      ingredients:
        'Nipple and shield of silicone in one piece, ring of polypropylene; cap. Free of BPA and latex.',
      usage:
        'Boil for five minutes before the first use and let it cool. Wash it every day. Replace it after two months, or at the first tear.',
      warnings:
        'Pull it in all directions before each use and discard it at the first sign of damage. Never tie it around the neck. Never dip it in honey, sugar or medicine.',
      audience: 'Babies of {age:small}. Best given up by the age of 2.',
    },
  },
  {
    key: 'nursing-pads',
    category: 'Breastfeeding',
    brand: 'Nissaline',
    name: 'Nursing Pads (Coussinets d’Allaitement), {kind}',
    picture: { shape: 'box', label: 'Nursing Pads', tint: 'blush' },
    price: 590,
    options: {
      kind: { 'Disposable, 30 pieces': 1, 'Disposable, 60 pieces': 1.8, 'Washable, 8 pieces': 1.9 },
    },
    description:
      'Curved pads that take up milk and do not show under a blouse. The disposable ones have a strip that holds them; the washable ones are of bamboo and come with a laundry net.',
    features: ['Curved, thin fit', 'Dry on the skin', 'Holds in place', 'Wrapped in pairs or washable'],
    facts: {
      class: 'baby',
      ingredients: '{material}',
      usage: '{use}',
      warnings:
        'Change wet pads soon, so that the skin stays dry. Painful, hot or red breasts, or fever: see a doctor or midwife. Keep wrappings away from babies.',
      audience: 'Women in late pregnancy and while breastfeeding.',
      content: '{kind}',
      terms: {
        material: {
          'Disposable, 30 pieces':
            'Surface of polypropylene, core of cellulose pulp and sodium polyacrylate, breathing back sheet, adhesive strip.',
          'Disposable, 60 pieces':
            'Surface of polypropylene, core of cellulose pulp and sodium polyacrylate, breathing back sheet, adhesive strip.',
          'Washable, 8 pieces':
            'Surface of bamboo viscose, core of polyester microfiber, waterproof back of polyurethane laminate. With a laundry net.',
        },
        use: {
          'Disposable, 30 pieces':
            'Peel off the strip and stick the pad into the bra. Change it at each feed or when damp.',
          'Disposable, 60 pieces':
            'Peel off the strip and stick the pad into the bra. Change it at each feed or when damp.',
          'Washable, 8 pieces':
            'Lay the soft side on the breast. Wash at 60 °C in the net, without softener.',
        },
      },
    },
  },
  {
    key: 'nipple-balm',
    category: 'Breastfeeding',
    brand: 'Nissaline',
    name: 'Lanolin Nipple Balm (Crème Allaitement), {volume}',
    picture: { shape: 'tube', label: 'Lanolin Balm', tint: 'honey' },
    price: 990,
    options: { volume: { '10 ml': 0.5, '30 ml': 1 } },
    description:
      'Pure, washed lanolin and nothing else. A pea, warmed between the fingers, after each feed; it need not be wiped off before the next. Also good for chapped lips of tired mothers.',
    features: ['One ingredient', 'No need to wipe off', 'No scent, no taste', 'Highly purified'],
    facts: {
      class: 'cosmetic',
      ingredients: 'Lanolin, highly purified, 100 %.',
      usage:
        'After each feed, warm a pea-sized amount between the fingers and dab it on. It need not be wiped off before the next feed.',
      warnings: `${outerUse} Do not use it if you are allergic to wool. Pain that lasts: ask your midwife.`,
      audience: 'Women while breastfeeding and in late pregnancy. Safe for the baby.',
    },
  },
  {
    key: 'breast-pump',
    category: 'Breastfeeding',
    brand: 'Petinoor',
    name: '{kind} Breast Pump (Tire-Lait)',
    picture: { shape: 'box', label: 'Breast Pump', tint: 'coral' },
    price: 3900,
    options: { kind: { Manual: 1, 'Single Electric': 2.2, 'Double Electric': 3.6 } },
    description:
      'Manual for now and then, electric for going back to work. A soft funnel, few parts and a motor that does not wake the baby. Milk keeps for 48 hours at 4 °C and for 4 months at minus 18 °C.',
    features: ['Soft silicone funnel', 'Nine levels (electric)', 'Few parts to wash', 'Bottle included'],
    facts: {
      class: 'baby',
      ingredients:
        'Funnel of silicone, bottle of polypropylene, {motor}. All parts that touch milk are free of BPA.',
      usage:
        'Wash your hands and boil all parts before the first use. Start at the lowest level, ten to fifteen minutes a breast. Cool the milk at once: 48 hours at 4 °C, 4 months at minus 18 °C.',
      warnings:
        'Pumping must not hurt: lower the level or ask your midwife. For one woman only. Wash the parts after each use; do not boil the motor. Discard milk that got warm in a power cut.',
      audience: 'Women while breastfeeding. Do not use it in pregnancy.',
      terms: {
        motor: {
          Manual: 'handle of polypropylene',
          'Single Electric': 'motor with nine levels and a lithium battery',
          'Double Electric': 'motor with nine levels and a lithium battery, two funnels and bottles',
        },
      },
    },
  },
];

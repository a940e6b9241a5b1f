import type { ProductLine } from '../product-line.ts';

export const feedingAndPregnancy: ProductLine[] = [
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
      'The right flow takes a meal of about fifteen minutes: faster chokes, slower tires. Look through the teat against the light before each use, and throw it away at the first crack.',
    features: ['Soft silicone', 'Anti-colic valve', 'Fits all Petinoor bottles', 'Can be sterilized'],
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
      'Manual for now and then, electric for going back to work. A soft funnel, few parts and a motor that does not wake the baby. Milk keeps for four days in the refrigerator and six months in the freezer.',
    features: ['Soft silicone funnel', 'Nine levels (electric)', 'Few parts to wash', 'Bottle included'],
  },
  {
    key: 'nasal-care',
    category: 'Baby Comfort',
    brand: 'Petinoor',
    name: 'Saline for Nose and Eyes (Sérum Physiologique), {pack}',
    picture: { shape: 'wide box', label: 'Saline', detail: 'Single doses', tint: 'sky' },
    price: 350,
    options: { pack: { '20 vials': 1, '40 vials': 1.85, '100 vials': 4.2 } },
    description:
      'Single doses of sterile salt water for small blocked noses and sticky eyes. Lay the child on the side and let the drops run in above. Throw away what is left of an open vial.',
    features: ['Sterile single doses', 'Rounded tip', 'From birth', 'For nose, eyes and lenses'],
  },
  {
    key: 'teething-gel',
    category: 'Baby Comfort',
    brand: 'Petinoor',
    name: 'Teething Gel with Chamomile (Gel Dentition), {volume}',
    picture: { shape: 'tube', label: 'Teething Gel', detail: 'Chamomile', tint: 'honey' },
    price: 720,
    options: { volume: { '15 ml': 1, '20 ml': 1.25 } },
    description:
      'A cooling film for gums through which a tooth is coming. Wash your hands, put on a drop and massage gently, up to six times a day. From 3 months; without sugar, alcohol or numbing agents.',
    features: [
      'From 3 months',
      'With chamomile',
      'No sugar, no anesthetic',
      'Keeps cool in the refrigerator',
    ],
  },
  {
    key: 'prenatal',
    category: 'Pregnancy',
    brand: 'Nissaline',
    name: 'Prenatal Vitamins with {extra} (Grossesse), {pack}',
    familyName: 'Prenatal Vitamins',
    picture: { shape: 'box', label: 'Prenatal', detail: '14 nutrients', tint: 'rose', prop: 'softgels' },
    price: 1690,
    options: {
      extra: { 'Folic Acid & Iodine': 1, DHA: 1.3 },
      pack: { '30 capsules': 1, '60 capsules': 1.8 },
    },
    offer: 10,
    description:
      'From the wish for a child to the end of nursing: folic acid, iodine, iron and vitamin D in amounts meant for two. Take one a day with food. Show the box to your doctor, who knows your own values.',
    features: [
      'Folic acid contributes to maternal tissue growth',
      '14 vitamins and minerals',
      'No vitamin A (retinol)',
      'Small capsules',
    ],
  },
  {
    key: 'stretch-mark-oil',
    category: 'Pregnancy',
    brand: 'Nissaline',
    name: 'Body Oil for Pregnancy (Huile Vergetures), {volume}',
    picture: { shape: 'pump', label: 'Belly Oil', tint: 'blush', prop: 'petals' },
    price: 1490,
    options: { volume: { '100 ml': 1, '200 ml': 1.7 } },
    description:
      'Almond, rosehip and wheat germ for skin that is asked to stretch. Massage belly, hips and breasts twice a day, from the fourth month on. Very mild in scent, because noses are sensitive now.',
    features: ['Keeps skin supple', 'No essential oils', 'Absorbs well', 'Also after the birth'],
  },
];

import type { ProductLine } from '../product-line.ts';

export const intimateCare: ProductLine[] = [
  {
    key: 'intimate-wash',
    category: 'Intimate Hygiene',
    brand: 'Nissaline',
    name: 'Intimate Wash (Gel Intime), {need}, {volume}',
    picture: { shape: 'pump', label: 'Intimate Wash', detail: 'Mild care', tint: 'plum', prop: 'petals' },
    price: 790,
    options: {
      need: { 'Every Day': 1, Soothing: 1, 'Alkaline pH 8': 1 },
      volume: { '200 ml': 1, '400 ml': 1.7 },
    },
    description:
      'A mild wash for the outer intimate area, once a day and not more. The daily one keeps the natural acid balance; the alkaline one is for times of irritation, on advice. Use the hand, not a glove.',
    features: ['Respects the natural balance', 'Soap-free', 'With lactic acid', 'No perfume'],
  },
  {
    key: 'intimate-wipes',
    category: 'Intimate Hygiene',
    brand: 'Nissaline',
    name: 'Intimate Wipes (Lingettes Intimes), {pack}',
    picture: { shape: 'wipes', label: 'Intimate Wipes', tint: 'rose' },
    price: 290,
    options: { pack: { '15 wipes': 1, '3 x 15 wipes': 2.7 } },
    description:
      'For traveling and for the days that are longer than planned. Soft, unscented and small enough for a clutch. Wipe from front to back; the bin is the place for them, not the toilet.',
    features: ['pH-friendly', 'No alcohol', 'Pocket pack', 'Plant fiber'],
  },
  {
    key: 'sanitary-pads',
    category: 'Period Protection',
    brand: 'Nissaline',
    name: 'Sanitary Pads {flow} (Serviettes Hygiéniques), {pack}',
    optionName: 'Absorbency and pack',
    picture: { shape: 'soft pack', label: 'Pads', detail: 'Cotton', tint: 'violet' },
    price: 220,
    options: {
      flow: { Normal: 1, Super: 1, Night: 1, 'Post-Birth': 1 },
      pack: { '10 pieces': 1, '20 pieces': 1.85, '40 pieces': 3.5 },
    },
    featured: true,
    description:
      'A cotton surface on the skin and a thin core that keeps wet and smell inside. Wings hold the pad where it belongs. Each one is wrapped in a pouch that takes the used one, too.',
    features: ['Cotton surface', 'No perfume, no chlorine', 'Thin and absorbent', 'Wrapped one by one'],
  },
  {
    key: 'panty-liners',
    category: 'Period Protection',
    brand: 'Nissaline',
    name: 'Panty Liners (Protège-Slips), {kind}, {pack}',
    picture: { shape: 'soft pack', label: 'Liners', tint: 'mint' },
    price: 190,
    options: { kind: { Flexible: 1, Long: 1, Cotton: 1 }, pack: { '30 pieces': 1, '60 pieces': 1.8 } },
    description:
      'Hardly thicker than paper, for the first and the last days and for those in between. They let air through. Change them as often as you like.',
    features: ['Breathing back sheet', 'Follows every movement', 'No perfume', 'Folded for the handbag'],
  },
  {
    key: 'menstrual-cup',
    category: 'Period Protection',
    brand: 'Nissaline',
    name: 'Menstrual Cup (Coupe Menstruelle), size {size}, {color}',
    picture: { shape: 'box', label: 'Cup', tint: 'rose' },
    price: 2400,
    options: { size: { S: 1, M: 1, L: 1 }, color: { Rose: 'rose', Violet: 'violet' } },
    offer: 15,
    description:
      'Medical silicone, reusable for years: one cup instead of thousands of pads. S before a birth, M afterwards, L for a heavy flow. Boil it for five minutes between cycles and empty it at least every eight hours.',
    features: ['Medical silicone', 'Up to eight hours', 'Cotton pouch included', 'With folding guide'],
  },
  {
    key: 'comfort-gel',
    category: 'Comfort & Bladder Care',
    brand: 'Nissaline',
    name: 'Intimate Moisturizing Gel (Gel Hydratant Intime), {kind}',
    picture: { shape: 'tube', label: 'Comfort Gel', detail: 'Hyaluronic', tint: 'sky' },
    price: 1290,
    options: { kind: { 'Tube 50 ml': 1, 'Tube 100 ml': 1.6, '8 Applicators': 1.5 } },
    description:
      'Hyaluronic acid against dryness, whether from the menopause, nursing or medicines. Water-based, so it is safe with condoms and leaves no stains. As needed, or every three days.',
    features: ['With hyaluronic acid', 'Water-based', 'No hormones', 'No perfume'],
  },
  {
    key: 'incontinence-pads',
    category: 'Comfort & Bladder Care',
    brand: 'Nissaline',
    name: 'Bladder Protection {strength} (Protections Urinaires), {pack}',
    optionName: 'Absorbency and pack',
    picture: { shape: 'soft pack', label: 'Discreet', tint: 'teal' },
    price: 590,
    options: { strength: { Light: 1, Normal: 1, Maxi: 1 }, pack: { '12 pieces': 1, '24 pieces': 1.85 } },
    description:
      'Made for urine, which is thinner and quicker than blood: the core locks it in and neutralizes the smell. Anatomically cut, with edges that stand up. Many women need them at some time, and few speak of it.',
    features: ['Locks in quickly', 'Neutralizes odor', 'Discreet under clothes', 'Dry surface'],
  },
  {
    key: 'adult-diapers',
    category: 'Comfort & Bladder Care',
    brand: 'Nissaline',
    name: 'Adult Pants (Couches Adultes), size {size}, {pack}',
    picture: { shape: 'soft pack', label: 'Adult Pants', tint: 'blue' },
    price: 1350,
    options: { size: { M: 1, L: 1, XL: 1 }, pack: { '10 pieces': 1, '30 pieces': 2.8 } },
    offer: 10,
    description:
      'They pull on like underwear, sit close and do not rustle. Day and night protection for people who move and for those who care for them. Measure around the hips: M from 80, L from 100, XL from 120 cm.',
    features: ['Pull on like underwear', 'Up to eight hours', 'Breathing sides', 'Wetness mark'],
  },
];

import type { ProductLine } from '../product-line.ts';
import { intimateWarnings, padWarnings } from '../usual-texts.ts';

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
    features: ['Respects the natural balance', 'Soap-free', 'Rinses off easily', 'No perfume'],
    facts: {
      class: 'hygiene',
      ingredients:
        'Aqua, Coco-Glucoside, Cocamidopropyl Betaine, Glycerin, {formula}, Xanthan Gum, Sodium Benzoate. No soap, no perfume.',
      usage:
        'Once a day, wash the outer intimate area with a hazelnut-sized amount in the hand and rinse with clear water.',
      warnings: `${intimateWarnings} {caution}`,
      audience: '{who}',
      terms: {
        formula: {
          'Every Day': 'Lactic Acid (pH 5)',
          Soothing: 'Lactic Acid (pH 5.5), Bisabolol, Calendula Officinalis Flower Extract',
          'Alkaline pH 8': 'Sodium Bicarbonate (pH 8), Thymus Vulgaris Flower Extract',
        },
        caution: {
          'Every Day': 'Do not use it inside the body.',
          Soothing: 'Do not use it inside the body.',
          'Alkaline pH 8': 'Use it for at most one week, on advice.',
        },
        who: {
          'Every Day': 'Women and girls from 10 years. Suitable in pregnancy.',
          Soothing: 'Women and girls from 10 years. Suitable in pregnancy.',
          'Alkaline pH 8': 'Women. Pregnant: ask your doctor or pharmacist first.',
        },
      },
    },
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Aqua, Glycerin, Lactic Acid, Aloe Barbadensis Leaf Juice, Caprylyl Glycol, Sodium Benzoate. Cloth of viscose from wood. No perfume, no alcohol.',
      usage:
        'Wipe the outer intimate area from front to back. Close the pack at once. Put wipes into the bin.',
      warnings: intimateWarnings,
      audience: 'Women and girls from 10 years. Suitable in pregnancy.',
    },
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Surface of cotton, core of cellulose pulp and sodium polyacrylate, back sheet of breathing polyethylene, adhesive. No perfume, no chlorine bleach.',
      usage:
        'Peel off the strip, stick the pad into the briefs and fold the wings down. Change every four to six hours{night}. Wrap the used one in its pouch and put it into the bin.',
      warnings: padWarnings,
      audience: 'Women and girls, {who}',
      terms: {
        night: { Normal: '', Super: '', Night: ', overnight after eight at most', 'Post-Birth': '' },
        who: {
          Normal: 'for light to medium days.',
          Super: 'for heavy days.',
          Night: 'for nights and very heavy days.',
          'Post-Birth': 'for the weeks after a birth.',
        },
      },
    },
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Surface of {surface}, core of cellulose pulp, breathing back sheet, adhesive. No perfume.',
      usage: 'Peel off the strip and press the liner into the briefs. Change it several times a day.',
      warnings: padWarnings,
      audience: 'Women and girls.',
      terms: { surface: { Flexible: 'polypropylene', Long: 'polypropylene', Cotton: 'pure cotton' } },
    },
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Medical silicone, colored with pigments approved for contact with food. In the box: one cup, a cotton pouch and a folding guide. No latex, no BPA.',
      usage:
        'Wash your hands, fold the cup and insert it. Empty and rinse it at least every eight hours. Boil it for five minutes between two periods.',
      warnings:
        'Do not wear it longer than eight hours. With sudden fever, rash or dizziness, take it out and see a doctor at once (toxic shock). With a coil, ask your doctor first.',
      audience: 'Women and teenagers: {who}. Do not use it in the weeks after a birth.',
      terms: {
        who: {
          S: 'before a birth or up to 25 years',
          M: 'after a birth or from 25 years',
          L: 'for a heavy flow',
        },
      },
    },
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
    facts: {
      class: 'device',
      ingredients:
        'Aqua, Glycerin, Sodium Hyaluronate (0.5 %), Hydroxyethylcellulose, Lactic Acid, Sodium Lactate, Sodium Benzoate. No hormones, no perfume.',
      usage: '{use} Every three days, or as needed.',
      warnings: `${intimateWarnings} See a doctor in case of bleeding, pain or itching that lasts.`,
      audience: 'Adult women. Pregnant or breastfeeding: ask your doctor or midwife first.',
      content: '{kind}',
      terms: {
        use: {
          'Tube 50 ml': 'Spread a small amount on and just inside the intimate area.',
          'Tube 100 ml': 'Spread a small amount on and just inside the intimate area.',
          '8 Applicators': 'Insert one applicator of 5 ml, press it empty and throw it away.',
        },
      },
    },
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Surface of polypropylene, core of cellulose pulp and sodium polyacrylate, back sheet of polyethylene, adhesive. No latex, no perfume.',
      usage:
        'Fold lengthwise, let it open, peel off the strip and stick it into close-fitting briefs, the wider end at the back. Change when it feels heavy, at least every six hours.',
      warnings: padWarnings,
      audience: 'Adults with {who} leaks. A doctor or physiotherapist can help too: ask.',
      terms: { who: { Light: 'light', Normal: 'medium', Maxi: 'heavy' } },
    },
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
    facts: {
      class: 'hygiene',
      ingredients:
        'Surface and back sheet of polypropylene and breathing polyethylene, core of cellulose pulp and sodium polyacrylate, elastic waist. No latex, no perfume.',
      usage:
        'Pull on like underwear, the line at the back. Tear the sides to take them off. Change when the mark fades, at least every eight hours; clean and dry the skin each time.',
      warnings: padWarnings,
      audience: 'Adults with hips from {hips}.',
      terms: { hips: { M: '80 to 110 cm', L: '100 to 130 cm', XL: '120 to 160 cm' } },
    },
  },
];

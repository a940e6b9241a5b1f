import type { ProductLine } from '../product-line.ts';
import { outerUse, supplementWarnings } from '../usual-texts.ts';

export const babyComfortAndPregnancy: ProductLine[] = [
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
    features: [
      'Sterile single doses',
      'Rounded tip',
      'From birth',
      'For nose and eyes; rinses lenses, does not disinfect them',
    ],
    facts: {
      class: 'device',
      ingredients: 'Sodium chloride 0.9 %, purified water. Sterile, without preservatives. 5 ml a vial.',
      usage:
        'Nose: lay the child on the side and let half a vial run in above; turn and repeat. Eyes: wipe outwards with a wet compress. Lenses: only rinse them. Wash your hands first.',
      warnings:
        'Single dose: throw away an open vial after use. Do not inject it or store lenses in it. Keep the twisted-off tip away from children. Fever or trouble with breathing: see a doctor.',
      audience: 'Babies from birth, children and adults. Suitable in pregnancy.',
    },
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
    facts: {
      class: 'baby',
      ingredients:
        'Aqua, Glycerin, Cellulose Gum, Chamomilla Recutita Flower Extract, Althaea Officinalis Root Extract, Xylitol, Potassium Sorbate. No sugar, alcohol or anesthetic.',
      usage:
        'With clean hands, massage a drop gently into the gum, up to six times a day. Keep it in the refrigerator for more coolness.',
      warnings:
        'Do not use it if your baby is allergic to chamomile. Fever and diarrhea do not come from teething: see a doctor. Keep out of reach of children.',
      audience: 'Babies from 3 months.',
    },
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
      'From the wish for a child to the end of nursing: folic acid, iodine, iron and vitamin D in amounts suited to pregnancy. Take one a day with food. Show the box to your doctor, who knows your own values.',
    features: [
      'Folic acid contributes to maternal tissue growth during pregnancy',
      '14 vitamins and minerals',
      'No vitamin A (retinol)',
      'Small capsules',
    ],
    facts: {
      class: 'supplement',
      ingredients:
        'Per capsule: folic acid 400 µg (200 % of the reference intake), iodine 150 µg (100 %), iron 14 mg (100 %), vitamin D 10 µg (200 %), B12 2.5 µg (100 %) and nine more vitamins and minerals{extra2}. No vitamin A as retinol. Shell: halal bovine gelatin.',
      usage: 'One capsule a day with food and a glass of water. Keep an hour away from tea and coffee.',
      warnings: `${supplementWarnings} It contains iron: an overdose is dangerous for small children. Do not add other vitamin D or multivitamins.{fish}`,
      audience: 'Women who plan a pregnancy, are pregnant or breastfeed. Thyroid problems: ask your doctor.',
      terms: {
        fish: { 'Folic Acid & Iodine': '', DHA: ' Do not take it if you are allergic to fish.' },
        extra2: { 'Folic Acid & Iodine': '', DHA: ', DHA 200 mg from fish oil' },
      },
    },
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
    facts: {
      class: 'cosmetic',
      ingredients:
        'Prunus Amygdalus Dulcis Oil, Rosa Canina Seed Oil, Triticum Vulgare Germ Oil, Helianthus Annuus Seed Oil, Tocopherol. No essential oils.',
      usage:
        'Twice a day from the fourth month, massage a few drops into belly, hips and breasts until they are absorbed. Leave out the nipples while breastfeeding.',
      warnings: `${outerUse} Stop if your skin reacts. Do not use it if you are allergic to almonds or wheat.`,
      audience: 'Women in pregnancy and after the birth; anyone whose skin stretches.',
    },
  },
];

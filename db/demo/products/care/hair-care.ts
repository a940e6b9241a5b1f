import type { ProductLine } from '../product-line.ts';
import { cosmeticWarnings, outerUse } from '../usual-texts.ts';

export const hairCare: ProductLine[] = [
  {
    key: 'conditioner',
    category: 'Conditioners & Masks',
    brand: 'Tassilya',
    name: 'Detangling Conditioner (Après-Shampooing), {scent}, {volume}',
    picture: { shape: 'tube', label: 'Conditioner', detail: 'Detangling', tint: 'blush', prop: 'smear' },
    price: 690,
    options: { scent: { Almond: 1, Coconut: 1, Fig: 1 }, volume: { '200 ml': 1, '350 ml': 1.5 } },
    description:
      'Two minutes in the lengths, and the comb goes through. Light enough for fine hair when it is used from the ears down. Rinse until the hair no longer feels slippery.',
    features: ['Easy to comb', 'Weighs nothing down', 'No silicones', 'Two minutes'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Glycerin, {extra}, Hydrolyzed Oat Protein, Citric Acid, Sodium Benzoate, Parfum.',
      usage: 'After washing, spread it from the ears down, comb through, wait two minutes and rinse.',
      warnings: `${cosmeticWarnings} Do not use it if you are allergic to {allergy}.`,
      audience: 'Adults and children from 3 years. Suitable in pregnancy.',
      terms: {
        allergy: { Almond: 'almonds or oats', Coconut: 'oats', Fig: 'oats' },
        extra: {
          Almond: 'Prunus Amygdalus Dulcis Oil',
          Coconut: 'Cocos Nucifera Oil',
          Fig: 'Ficus Carica Fruit Extract',
        },
      },
    },
  },
  {
    key: 'hair-mask',
    category: 'Conditioners & Masks',
    brand: 'Tassilya',
    name: 'Nourishing Hair Mask (Masque Capillaire), {oil}, {volume}',
    picture: { shape: 'jar', label: 'Hair Mask', detail: 'Nourishing', tint: 'honey' },
    price: 980,
    options: { oil: { Argan: 1, 'Shea & Honey': 1, Avocado: 1 }, volume: { '250 ml': 1, '500 ml': 1.7 } },
    offer: 20,
    description:
      'A thick mask for the weekly wash. Spread it from the ears down under a warm towel and wait for ten minutes, or overnight for very dry curls. A walnut is enough for shoulder-length hair.',
    features: ['Softens dry lengths', 'For curls and straight hair', 'Rich in plant oils', 'No mineral oil'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Cetearyl Alcohol, {oil2}, Glycerin, Behentrimonium Chloride, Panthenol, Tocopherol, Citric Acid, Sodium Benzoate, Parfum.',
      usage:
        'Once a week on towel-dry hair, from the ears down. Leave it on under a warm towel for ten minutes, or overnight, and rinse.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'Adults and children from 6 years. Suitable in pregnancy.',
      terms: {
        allergy: {
          Argan: '',
          'Shea & Honey': ' Do not use it if you are allergic to bee products.',
          Avocado: '',
        },
        oil2: {
          Argan: 'Argania Spinosa Kernel Oil',
          'Shea & Honey': 'Butyrospermum Parkii Butter, Mel',
          Avocado: 'Persea Gratissima Oil',
        },
      },
    },
  },
  {
    key: 'argan-oil',
    category: 'Oils & Treatments',
    brand: 'Tassilya',
    name: '{oil} Oil for Hair (Huile Capillaire), {volume}',
    familyName: 'Pure Hair Oil',
    picture: { shape: 'dropper', label: '{oil} Oil', detail: 'Pure', tint: 'honey', prop: 'drops' },
    price: 890,
    options: {
      oil: { Argan: 'honey', Castor: 'clay', 'Prickly Pear': 'coral', 'Sweet Almond': 'sand' },
      volume: { '50 ml': 1, '100 ml': 1.7 },
    },
    description:
      'A single oil, pressed cold, with nothing added. As a mask before washing, or two drops in dry ends. Castor is thick: mix it with another. All of them do for skin and nails, too.',
    features: ['100 % pure oil', 'First cold pressing', 'For hair, skin and nails', 'Dropper bottle'],
    facts: {
      class: 'cosmetic',
      ingredients: '{oil2} 100 %, from first cold pressing.',
      usage:
        'Hair: as a mask for half an hour before washing, or two drops in dry ends. Skin and nails: a few drops, massaged in.{mix}',
      warnings: `${outerUse}{allergy}`,
      audience: 'Adults and children from 3 years. Suitable in pregnancy.',
      terms: {
        oil2: {
          Argan: 'Argania Spinosa Kernel Oil',
          Castor: 'Ricinus Communis Seed Oil',
          'Prickly Pear': 'Opuntia Ficus-Indica Seed Oil',
          'Sweet Almond': 'Prunus Amygdalus Dulcis Oil',
        },
        mix: {
          Argan: '',
          Castor: ' Thick: mix it with the same amount of another oil.',
          'Prickly Pear': '',
          'Sweet Almond': '',
        },
        allergy: {
          Argan: '',
          Castor: '',
          'Prickly Pear': '',
          'Sweet Almond': ' Do not use it if you are allergic to almonds.',
        },
      },
    },
  },
  {
    key: 'anti-hair-loss',
    category: 'Oils & Treatments',
    brand: 'Tassilya',
    name: 'Anti-Hair-Loss Treatment (Soin Antichute), {person}, {pack}',
    picture: { shape: 'ampoules', label: 'Hair Density', detail: 'Caffeine', tint: 'emerald' },
    price: 2900,
    options: { person: { Women: 1, Men: 1 }, pack: { '6 ampoules': 0.5, '12 ampoules': 1 } },
    offer: 15,
    description:
      'A lotion with caffeine, rosemary and peptides for hair that stays in the brush. One ampoule every other day, parted along the scalp and massaged in; do not rinse. Give the course two months, in spring and in autumn.',
    features: [
      'For hair that looks denser',
      'With caffeine and rosemary',
      'Does not grease',
      'Course of two months',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Alcohol, Caffeine (1 %), Rosmarinus Officinalis Leaf Extract, Biotinoyl Tripeptide-1, {extra}, Panthenol, Glycerin, PEG-40 Hydrogenated Castor Oil, Parfum. 5 ml an ampoule.',
      usage:
        'Every other day, part the dry or towel-dry hair, spread one ampoule along the scalp and massage for two minutes. Do not rinse. Keep it up for two months.',
      warnings: `${cosmeticWarnings} Flammable until dry. Sudden or patchy hair loss needs a doctor.`,
      audience: '{person} from 18 years. Do not use it in pregnancy or while breastfeeding.',
      terms: { extra: { Women: 'Arginine', Men: 'Serenoa Serrulata Fruit Extract' } },
    },
  },
  {
    key: 'lice-treatment',
    category: 'Oils & Treatments',
    brand: 'Petinoor',
    name: 'Lice Care (Anti-Poux), {form}',
    picture: { shape: 'spray', label: 'Lice Care', tint: 'teal' },
    price: 1250,
    options: { form: { 'Lotion 100 ml': 1, 'Shampoo 125 ml': 0.9, 'Repelling Spray 100 ml': 0.85 } },
    description:
      'Lotion and shampoo wrap lice and nits instead of poisoning them, so they cannot grow used to it: comb through strand by strand and repeat after a week. The spray keeps lice away. A fine metal comb is in the box. The age is on each box.',
    features: ['No insecticides', 'Fine metal comb included', 'Strand by strand', 'Rinses out with shampoo'],
    facts: {
      class: 'device',
      ingredients: '{formula}',
      usage: '{use}',
      warnings:
        'External use only. Keep away from eyes, flames, cigarettes and hair dryers until rinsed out. Wash combs, pillowcases and hats at 60 °C. Check the whole family.',
      audience: 'Children from {age} and adults. Pregnant or breastfeeding: ask your pharmacist first.',
      content: '{form}',
      terms: {
        formula: {
          'Lotion 100 ml':
            'Dimethicone, Cyclopentasiloxane, Caprylic/Capric Triglyceride. No insecticide. With a metal comb.',
          'Shampoo 125 ml':
            'Aqua, Dimethicone, Coco-Glucoside, Sodium Cocoyl Glutamate, Cocos Nucifera Oil. No insecticide. With a metal comb.',
          'Repelling Spray 100 ml':
            'Aqua, IR3535 (15 %), Lavandula Hybrida Oil, Glycerin. With a metal comb.',
        },
        use: {
          'Lotion 100 ml':
            'Wet dry hair with it down to the scalp, wait fifteen minutes, comb strand by strand and wash out. Repeat after seven days.',
          'Shampoo 125 ml':
            'Massage into damp hair, wait ten minutes, comb strand by strand and rinse. Repeat after seven days.',
          'Repelling Spray 100 ml':
            'When lice go round at school, spray on dry hair from a hand’s breadth away each morning. Cover the eyes.',
        },
        age: { 'Lotion 100 ml': '1 year', 'Shampoo 125 ml': '1 year', 'Repelling Spray 100 ml': '3 years' },
      },
    },
  },
  {
    key: 'hair-color',
    category: 'Hair Color',
    brand: 'Tassilya',
    name: 'Gentle Hair Color (Coloration) {shade}',
    picture: { shape: 'box', label: 'Gentle Color', detail: 'No ammonia', tint: 'clay' },
    price: 980,
    options: {
      shade: {
        '1 Black': 'graphite',
        '3 Dark Brown': 'cocoa',
        '4 Brown': 'cocoa',
        '5.3 Golden Brown': 'honey',
        '6.4 Copper': 'clay',
        '7 Blonde': 'honey',
        '5.6 Red Brown': 'clay',
        '4.2 Plum': 'plum',
      },
    },
    description:
      'Covers gray hair without ammonia, in a cream that does not drip. Everything is in the box, gloves and a mask for afterwards included. Try it behind the ear two days before, each time, because allergies can come late.',
    features: ['No ammonia', 'Covers gray hair', 'With argan oil', 'Gloves and mask included'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Cream: Aqua, Cetearyl Alcohol, Ethanolamine, Argania Spinosa Kernel Oil, Toluene-2,5-Diamine, Resorcinol, dyes for {shade:small}. Developer: Aqua, Hydrogen Peroxide (6 %). In the box: cream 50 ml, developer 75 ml, mask 15 ml, gloves.',
      usage:
        'Put on the gloves, mix cream and developer, spread over dry hair, wait thirty minutes and rinse. Finish with the mask.',
      warnings:
        'Hair colors can cause severe allergic reactions. Test on the skin 48 hours before each use. Do not use them on a sensitive or hurt scalp, on brows or on lashes. Temporary black henna tattoos raise the risk.',
      audience: 'Adults and teenagers from 16 years. Pregnant: ask your doctor first.',
    },
  },
  {
    key: 'henna',
    category: 'Hair Color',
    brand: 'Rosablida',
    name: 'Plant Henna (Henné) {shade}, {pack}',
    picture: { shape: 'pouch', label: 'Henna', detail: 'Pure plants', tint: 'leaf', prop: 'leaves' },
    price: 380,
    options: {
      shade: { Natural: 1, Mahogany: 1, Chestnut: 1, Neutral: 1 },
      pack: { '100 g': 1, '250 g': 2.2 },
    },
    description:
      'Leaves from Biskra, ground fine enough for a smooth paste, with other plants for the darker shades and no added dyes. Mix with warm water, cover the hair and wait from one hour to four. The neutral one only gives shine.',
    features: ['Pure plants', 'No PPD, no metal salts', 'Sieved three times', 'Conditions as it colors'],
    facts: {
      class: 'cosmetic',
      ingredients: '{plants}. No PPD, no metal salts.',
      usage:
        'Mix with warm water to a smooth paste, spread over clean hair, cover, wait one to four hours and rinse. Wear gloves; wait two days before the next shampoo.',
      warnings: `${cosmeticWarnings} Do not use it if you have favism (G6PD deficiency){walnut}. Test on a strand and on the skin 48 hours before.`,
      audience: 'Adults and teenagers from 16 years.',
      terms: {
        walnut: { Natural: '', Mahogany: '', Chestnut: ' or are allergic to walnuts', Neutral: '' },
        plants: {
          Natural: 'Lawsonia Inermis Leaf Powder 100 %',
          Mahogany:
            'Lawsonia Inermis Leaf Powder, Hibiscus Sabdariffa Flower Powder, Beta Vulgaris Root Powder',
          Chestnut:
            'Lawsonia Inermis Leaf Powder, Juglans Regia Shell Powder, Indigofera Tinctoria Leaf Powder',
          Neutral: 'Cassia Obovata Leaf Powder 100 %',
        },
      },
    },
  },
];

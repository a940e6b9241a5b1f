import type { ProductLine } from '../product-line.ts';
import { cosmeticWarnings } from '../usual-texts.ts';

export const bodyCare: ProductLine[] = [
  {
    key: 'body-milk',
    category: 'Body Milks & Creams',
    brand: 'Rosablida',
    name: 'Body Milk (Lait Corporel), {scent}, {volume}',
    picture: { shape: 'pump', label: 'Body Milk', detail: '24 hours', tint: 'blush', prop: 'petals' },
    price: 790,
    options: {
      scent: { Rose: 'blush', Almond: 'blush', 'Aloe Vera': 'mint', Unscented: 'mint' },
      volume: { '250 ml': 1, '400 ml': 1.45 },
    },
    featured: true,
    description:
      'A light milk that is dry before you are dressed. Urea and shea bind water, so that shins no longer show white lines. The unscented one suits sensitive skin and men who dislike roses.',
    features: ['Absorbs quickly', 'With 5 % urea', '24 hours of moisture', 'Pump for one hand'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Urea (5 %), Glycerin, Butyrospermum Parkii Butter, Caprylic/Capric Triglyceride, Cetearyl Alcohol, {extra}, Carbomer, Phenoxyethanol{perfume}.',
      usage:
        'Once a day, best after the shower, spread over the body and massage briefly until it is absorbed.',
      warnings: `${cosmeticWarnings} Urea can sting on freshly shaved or cracked skin.{allergy}`,
      audience: 'Adults and children from 3 years. Suitable in pregnancy.',
      terms: {
        allergy: {
          Rose: '',
          Almond: ' Do not use it if you are allergic to almonds.',
          'Aloe Vera': '',
          Unscented: '',
        },
        extra: {
          Rose: 'Rosa Damascena Flower Water',
          Almond: 'Prunus Amygdalus Dulcis Oil',
          'Aloe Vera': 'Aloe Barbadensis Leaf Juice',
          Unscented: 'Panthenol',
        },
        perfume: { Rose: ', Parfum, Geraniol', Almond: ', Parfum', 'Aloe Vera': ', Parfum', Unscented: '' },
      },
    },
  },
  {
    key: 'shea-balm',
    category: 'Body Milks & Creams',
    brand: 'Hoggaline',
    name: 'Repairing Body Balm (Baume Corps), {volume}',
    picture: { shape: 'jar', label: 'Repair Balm', detail: 'Ceramides', tint: 'sky' },
    price: 1690,
    options: { volume: { '200 ml': 1, '400 ml': 1.75 } },
    description:
      'A thick balm with shea, ceramides and colloidal oat for skin that cracks and itches in the dry season. After the bath, on damp skin, every day. Can be used from birth, on the face as well.',
    features: ['For very dry, itch-prone skin', 'With ceramides and oat', 'From birth', 'No perfume'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Butyrospermum Parkii Butter, Glycerin, Helianthus Annuus Seed Oil, Avena Sativa Kernel Flour, Cetearyl Alcohol, Ceramide NP, Niacinamide, Xanthan Gum, Pentylene Glycol. No perfume.',
      usage:
        'Once or twice a day, best on damp skin after the bath, warm it between the hands and spread it on body and face.',
      warnings: `${cosmeticWarnings} Do not use it if you are allergic to oats. See a doctor if the skin weeps or itching lasts.`,
      audience:
        'Babies from birth, children and adults with very dry, itch-prone skin. Suitable in pregnancy.',
    },
  },
  {
    key: 'hand-cream',
    category: 'Hand & Foot Creams',
    brand: 'Rosablida',
    name: 'Hand Cream (Crème Mains), {scent}, {volume}',
    picture: { shape: 'tube', label: 'Hand Cream', detail: 'Glycerin', tint: 'rose', prop: 'smear' },
    price: 390,
    options: {
      scent: { Rose: 1, 'Honey & Milk': 1, Lemon: 1, Unscented: 1 },
      volume: { '50 ml': 1, '75 ml': 1.35 },
    },
    description:
      'For hands that disinfect, wash up and carry shopping home. Twenty percent glycerin, yet no greasy prints on the phone. The small tube fits the pocket of a white coat.',
    features: ['With 20 % glycerin', 'Absorbs in a minute', 'Protects in cold and wind', 'Also for cuticles'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Glycerin (20 %), Cetearyl Alcohol, Butyrospermum Parkii Butter, Dimethicone, Panthenol, {extra}Phenoxyethanol, Citric Acid{perfume}.',
      usage:
        'Massage a hazelnut-sized amount into dry hands, nails and cuticles, after each wash if need be.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'Adults and children from 3 years. Suitable in pregnancy.',
      terms: {
        allergy: {
          Rose: '',
          'Honey & Milk': ' Do not use it if you are allergic to bee products or milk.',
          Lemon: '',
          Unscented: '',
        },
        extra: {
          Rose: '',
          'Honey & Milk': 'Mel, Lac Powder, ',
          Lemon: 'Citrus Limon Fruit Extract, ',
          Unscented: 'Allantoin, ',
        },
        perfume: {
          Rose: ', Parfum, Citronellol',
          'Honey & Milk': ', Parfum',
          Lemon: ', Parfum, Limonene',
          Unscented: '',
        },
      },
    },
  },
  {
    key: 'foot-cream',
    category: 'Hand & Foot Creams',
    brand: 'Hoggaline',
    name: 'Foot Cream with Urea {strength} (Crème Pieds), {volume}',
    picture: { shape: 'tube', label: 'Foot Cream', detail: 'Urea', tint: 'mint', prop: 'smear' },
    price: 690,
    options: { strength: { '10 %': 1, '25 %': 1.2, '40 %': 1.35 }, volume: { '75 ml': 1, '100 ml': 1.25 } },
    description:
      'Urea softens what heels have grown: 10 percent for every day, 25 for cracks, 40 for small spots of hard skin. Rub it in every evening and put on cotton socks. Do not use it on open cracks.',
    features: ['Softens hard skin', 'With panthenol', 'Does not grease', 'No perfume'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Urea ({strength}), Glycerin, Petrolatum, Cetearyl Alcohol, Panthenol, Lactic Acid, Sodium Lactate, Phenoxyethanol. No perfume.',
      usage: '{use} Put on cotton socks for the night.',
      warnings: `${cosmeticWarnings} Do not use it on open cracks or between the toes.`,
      audience: '{who} With diabetes, have your feet checked first.',
      terms: {
        use: {
          '10 %': 'Rub in every evening, all over the foot.',
          '25 %': 'Rub into heels and rough areas every evening for four weeks, then twice a week.',
          '40 %': 'Dab on small spots of hard skin every evening for two weeks at most.',
        },
        who: {
          '10 %': 'Adults and children from 3 years.',
          '25 %': 'Adults and teenagers from 12 years.',
          '40 %': 'Adults. Pregnant: ask your pharmacist first.',
        },
      },
    },
  },
];

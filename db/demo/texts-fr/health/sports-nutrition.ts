import type { LineTexts } from '../../texts/line-texts.ts';
import { sportWarnings, supplementWarnings } from '../usual/usual-texts.ts';

export const sportsNutrition: Record<string, LineTexts> = {
  'whey-protein': {
    name: 'Whey protéine de lait, {flavor:small}, {pack}',
    familyName: 'Whey protéine de lait',
    description:
      'Concentré de lactosérum issu de laiteries certifiées halal, avec 23\u00a0g de protéines par dosette. Mélangez-le au shaker avec 250\u00a0ml d’eau froide ou de lait après l’entraînement. Il se mélange sans mousse et n’est que légèrement sucré.',
    features: [
      '23\u00a0g de protéines par dosette',
      'Les protéines contribuent à augmenter la masse musculaire',
      'Certifié halal',
      'Dosette incluse',
    ],
    facts: {
      ingredients:
        'Concentré de protéines de lactosérum (lait) {share}, {flavoring}, épaississant gomme xanthane, émulsifiant lécithine de tournesol, édulcorant sucralose. Par dosette (30\u00a0g)\u00a0: 120\u00a0kcal, protéines 23\u00a0g, glucides 2,6\u00a0g, lipides 1,8\u00a0g.',
      usage:
        'Mélanger une dosette (30\u00a0g) avec 250\u00a0ml d’eau froide ou de lait, une à deux fois par jour, par exemple après l’entraînement.',
      warnings: `${sportWarnings} Ne pas prendre en cas d’allergie au lait ou de maladie rénale.`,
      audience: 'Adultes qui s’entraînent. Femmes enceintes\u00a0: demander d’abord l’avis du médecin.',
      terms: {
        share: {
          Chocolate: '88\u00a0%',
          Vanilla: '93\u00a0%',
          Strawberry: '92\u00a0%',
          'Date & Cinnamon': '90\u00a0%',
        },
        flavoring: {
          Chocolate: 'cacao en poudre 8\u00a0%',
          Vanilla: 'arôme naturel de vanille',
          Strawberry: 'fraise en poudre, rouge de betterave, arôme naturel',
          'Date & Cinnamon': 'datte en poudre 5\u00a0%, cannelle 1\u00a0%, arôme naturel',
        },
      },
    },
    options: { 'Date & Cinnamon': 'Datte et cannelle' },
  },
  'plant-protein': {
    name: 'Protéines végétales, {flavor:small}, {pack}',
    familyName: 'Protéines végétales',
    description:
      'Pois, riz et graines de courge complètent mutuellement leurs acides aminés. Sans lait, sans soja et sans grain sous la dent. Bonnes aussi dans le porridge, où la version nature laisse la place aux fruits.',
    features: [
      '21\u00a0g de protéines par portion',
      'Trois sources végétales',
      'Sans lactose ni soja',
      'Sachet refermable',
    ],
    facts: {
      ingredients:
        'Protéines de pois 60\u00a0%, protéines de riz 22\u00a0%, protéines de graines de courge {share}{flavoring}. Par portion (30\u00a0g)\u00a0: 115\u00a0kcal, protéines 21\u00a0g, glucides 1,8\u00a0g, lipides 2,2\u00a0g. Végan.',
      usage:
        'Mélanger 30\u00a0g avec 250\u00a0ml d’eau ou de boisson végétale au shaker, ou ajouter au porridge. Une à deux fois par jour.',
      warnings: `${sportWarnings}{allergy}`,
      audience:
        'Adultes qui s’entraînent. En cas de maladie rénale ou de grossesse, demander d’abord l’avis du médecin.',
      terms: {
        allergy: {
          Hazelnut: ' Ne pas prendre en cas d’allergie aux fruits à coque.',
          Vanilla: '',
          Natural: '',
        },
        share: { Hazelnut: '12\u00a0%', Vanilla: '16\u00a0%', Natural: '18\u00a0%' },
        flavoring: {
          Hazelnut:
            ', noisette dégraissée 5\u00a0%, arôme naturel, glycosides de stéviol. Contient des fruits à coque',
          Vanilla: ', arôme naturel de vanille, glycosides de stéviol',
          Natural: ', rien d’autre',
        },
      },
    },
    options: { Hazelnut: 'Noisette' },
  },
  'protein-bar': {
    name: 'Barre protéinée, {flavor:small}, {pack}',
    familyName: 'Barre protéinée',
    description:
      'Quinze grammes de protéines sous un fin enrobage, moelleuse plutôt que farineuse. Elle se garde dans le sac, même l’été, autant qu’une barre au chocolat le permet. Une après l’effort ou entre deux repas.',
    features: ['15\u00a0g de protéines', 'Moins de 3\u00a0g de sucres', 'Source de fibres', 'Halal'],
    facts: {
      ingredients:
        'Protéines de lait, fibres de chicorée, {taste}, humectant glycérol, beurre de cacao, édulcorant maltitol, lécithine de tournesol. Par barre (60\u00a0g)\u00a0: 210\u00a0kcal, protéines 15\u00a0g, lipides 8\u00a0g, sucres 2,6\u00a0g, fibres 9\u00a0g. Peut contenir {traces}des fruits à coque, du soja et du sésame.',
      usage: 'Une barre après l’exercice ou entre deux repas, avec un verre d’eau.',
      warnings:
        'Ne pas manger en cas d’allergie au lait, à l’arachide, aux fruits à coque, au soja ou au sésame. Une consommation excessive peut avoir un effet laxatif. Conserver à moins de 22\u00a0°C. Ne remplace pas une alimentation variée et équilibrée.',
      audience: 'Adultes et adolescents dès 15\u00a0ans.',
      terms: {
        traces: {
          'Dark Chocolate': 'de l’arachide, ',
          Peanut: '',
          Coconut: 'de l’arachide, ',
          'Red Fruit': 'de l’arachide, ',
        },
        taste: {
          'Dark Chocolate': 'chocolat noir au maltitol 18\u00a0%',
          Peanut: 'arachides grillées 15\u00a0%',
          Coconut: 'noix de coco râpée 14\u00a0%',
          'Red Fruit': 'framboises lyophilisées 3\u00a0%',
        },
      },
    },
    options: {
      'Dark Chocolate': 'Chocolat noir',
      Peanut: 'Cacahuète',
      'Red Fruit': 'Fruits rouges',
      '12 bars': '12 barres',
    },
  },
  'date-energy-bar': {
    name: 'Barre énergétique aux dattes, {flavor:small}, {pack}',
    familyName: 'Barre énergétique aux dattes',
    description:
      'Des dattes Deglet Nour de Biskra, pressées avec des amandes, du sésame ou de l’écorce d’orange et une pincée de sel. De l’énergie rapide en randonnée, à la rupture du jeûne ou à la récréation. Peut contenir un éclat de noyau\u00a0: mâchez avec attention.',
    features: ['Quatre ingrédients au plus', 'Sans sucres ajoutés', 'Aux dattes d’Algérie', 'Végan'],
    facts: {
      ingredients:
        'Dattes Deglet Nour {share}, {taste}, une pincée de sel. Sans sucres ajoutés. Par barre (40\u00a0g)\u00a0: {energy}, fibres 3\u00a0g. Peut contenir des fruits à coque, du sésame et des éclats de noyaux de dattes.',
      usage: 'Une barre avant ou pendant l’effort, à la rupture du jeûne ou au goûter.',
      warnings:
        'Ne pas manger en cas d’allergie aux fruits à coque ou au sésame. Contient des sucres naturels. Mâcher avec attention. Conserver au sec et à moins de 25\u00a0°C. Ne remplace pas une alimentation variée et équilibrée.',
      audience: 'Pour tous dès 4\u00a0ans. En cas de diabète, compter {carbohydrates} de glucides par barre.',
      terms: {
        energy: {
          Almond: '145\u00a0kcal, glucides 23\u00a0g dont sucres 20\u00a0g',
          Sesame: '135\u00a0kcal, glucides 25\u00a0g dont sucres 21\u00a0g',
          'Orange Peel': '120\u00a0kcal, glucides 29\u00a0g dont sucres 25\u00a0g',
        },
        carbohydrates: { Almond: '23\u00a0g', Sesame: '25\u00a0g', 'Orange Peel': '29\u00a0g' },
        share: { Almond: '74\u00a0%', Sesame: '80\u00a0%', 'Orange Peel': '88\u00a0%' },
        taste: {
          Almond: 'amandes grillées 25\u00a0%',
          Sesame: 'sésame grillé 19\u00a0%',
          'Orange Peel': 'écorces d’orange séchées 11\u00a0%',
        },
      },
    },
    options: { Sesame: 'Sésame', 'Orange Peel': 'Écorce d’orange', '16 bars': '16 barres' },
  },
  creatine: {
    name: 'Créatine monohydrate, {flavor:small}, {pack}',
    familyName: 'Créatine monohydrate',
    description:
      'Du monohydrate micronisé, neutre ou au citron. Trois grammes de créatine par jour dans un verre d’eau, même les jours de repos\u00a0; aucune phase de charge n’est nécessaire. Buvez suffisamment. Ne convient pas avant 18\u00a0ans.',
    features: [
      'Améliore les performances lors de séries d’exercices courts et intenses (3\u00a0g par jour)',
      'Micronisée\u00a0: se dissout bien',
      '3\u00a0g de créatine par dosette',
      'Dosette incluse',
    ],
    facts: {
      ingredients: '{formula}. Par dosette ({scoop})\u00a0: créatine monohydrate 3\u00a0g.',
      usage:
        'Une dosette rase ({scoop}) par jour dans un verre d’eau, même les jours de repos. Boire au moins deux litres d’eau dans la journée.',
      warnings: `${sportWarnings} Ne pas prendre en cas de maladie rénale ni avant 18\u00a0ans.`,
      audience: 'Adultes qui s’entraînent. Ne pas prendre pendant la grossesse ni l’allaitement.',
      terms: {
        formula: {
          Neutral: 'Créatine monohydrate micronisée 100\u00a0%',
          Lemon:
            'Créatine monohydrate micronisée 94\u00a0%, acide citrique, arôme naturel de citron, édulcorant glycosides de stéviol',
        },
        scoop: { Neutral: '3\u00a0g', Lemon: '3,2\u00a0g' },
      },
    },
  },
  bcaa: {
    name: 'BCAA 2:1:1, {flavor:small}, {pack}',
    familyName: 'BCAA 2:1:1',
    description:
      'Leucine, isoleucine et valine dans le rapport classique, à boire pendant les longues séances. Issues de la fermentation de plantes, et non de plumes. Buvez une dosette dans un demi-litre d’eau froide, par petites gorgées.',
    features: [
      '5\u00a0g d’acides aminés par dosette',
      'D’origine végétale',
      'Sans sucre',
      'Frais, pas trop sucré',
    ],
    facts: {
      ingredients:
        'Par dosette (7\u00a0g)\u00a0: L-leucine 2,5\u00a0g, L-isoleucine 1,25\u00a0g, L-valine 1,25\u00a0g, issues de plantes fermentées. Acide citrique, arôme naturel {flavor:small}, lécithine de tournesol, édulcorant glycosides de stéviol, colorant {color}.',
      usage:
        'Mélanger une dosette (7\u00a0g) dans 500\u00a0ml d’eau froide et boire par petites gorgées pendant l’entraînement. Deux dosettes par jour au maximum.',
      warnings: `${sportWarnings} Ne pas prendre en cas de maladie des reins ou du foie.`,
      audience: 'Adultes qui s’entraînent. Ne pas prendre pendant la grossesse ni l’allaitement.',
      terms: {
        color: {
          Watermelon: 'rouge de betterave',
          'Green Apple': 'chlorophylline cuivrique',
          Grape: 'anthocyanes',
        },
      },
    },
    options: { Watermelon: 'Pastèque', Grape: 'Raisin' },
  },
  electrolytes: {
    name: 'Électrolytes effervescents, {flavor:small}, {pack}',
    familyName: 'Électrolytes effervescents',
    description:
      'Sodium, potassium et magnésium en comprimé effervescent pour la gourde, les jours chauds et les efforts rudes. Un dans un demi-litre d’eau. Le goût est légèrement salé, comme il se doit.',
    features: [
      'Cinq minéraux',
      'Sans sucre, 8\u00a0kcal',
      'Douze boissons par tube',
      'Passe dans tous les goulots',
    ],
    facts: {
      ingredients:
        'Par comprimé\u00a0: sodium 300\u00a0mg, potassium 150\u00a0mg (8\u00a0% des VNR), magnésium 56\u00a0mg (15\u00a0%), calcium 60\u00a0mg (8\u00a0%), chlorure 150\u00a0mg (19\u00a0%). Acide citrique, carbonate acide de sodium, arôme naturel {flavor:small}, édulcorant glycosides de stéviol.',
      usage:
        'Dissoudre un comprimé dans 500\u00a0ml d’eau et boire par petites gorgées pendant l’effort ou par temps chaud. Quatre par jour au maximum.',
      warnings: `${supplementWarnings} Contient du sodium\u00a0: en cas d’hypertension, de maladie du cœur ou des reins, demander d’abord l’avis d’un médecin.`,
      audience:
        'Adultes et adolescents dès 12\u00a0ans. Bébés et enfants atteints de diarrhée\u00a0: consulter un médecin.',
    },
    options: { Peach: 'Pêche', 'Iced Tea': 'Thé glacé', '1 tube': '1 tube', '3 tubes': '3 tubes' },
  },
};

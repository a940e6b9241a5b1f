import type { LineTexts } from '../../texts/line-texts.ts';
import { infusionWarnings, supplementWarnings } from '../usual/usual-texts.ts';

export const slimming: Record<string, LineTexts> = {
  'slim-infusion': {
    name: 'Tisane légère, {flavor:small}, {pack}',
    familyName: 'Tisane légère',
    description:
      'Une tisane légère\u00a0: thé vert et menthe, hibiscus et gingembre, ou fenouil et citron. Jusqu’à trois tasses par jour, la dernière avant dix-sept heures si elle contient du thé vert. Sans séné.',
    features: [
      'Sans séné ni laxatifs',
      'Plantes sans arômes ajoutés',
      'Agréable chaude ou glacée',
      'Sachets sans plastique',
    ],
    facts: {
      ingredients: '{plants}. Rien d’autre. 1,5\u00a0g par sachet.',
      usage:
        'Verser 200\u00a0ml d’eau chaude sur un sachet et attendre cinq minutes. Jusqu’à trois tasses par jour{time}.',
      warnings: infusionWarnings,
      audience: 'Adultes. Ne pas prendre pendant la grossesse ni l’allaitement.',
      terms: {
        plants: {
          'Green Tea & Mint': 'Thé vert 60\u00a0%, menthe verte 25\u00a0%, graines de fenouil 15\u00a0%',
          'Hibiscus & Ginger':
            'Fleurs d’hibiscus 65\u00a0%, racine de gingembre 20\u00a0%, morceaux de pomme 15\u00a0%',
          'Fennel & Lemon':
            'Graines de fenouil 60\u00a0%, verveine odorante 25\u00a0%, écorce de citron 15\u00a0%',
        },
        time: {
          'Green Tea & Mint': ', la dernière avant dix-sept heures\u00a0: elle contient de la caféine',
          'Hibiscus & Ginger': '',
          'Fennel & Lemon': '',
        },
      },
    },
    options: {
      'Green Tea & Mint': 'Thé vert et menthe',
      'Hibiscus & Ginger': 'Hibiscus et gingembre',
      'Fennel & Lemon': 'Fenouil et citron',
    },
  },
  'konjac-capsules': {
    name: 'Konjac glucomannane en gélules, {pack}',
    familyName: 'Konjac glucomannane en gélules',
    description:
      'Des fibres de racine de konjac, qui gonflent avec l’eau. Deux gélules avec deux grands verres d’eau, une demi-heure avant de manger, trois fois par jour. Ne les prenez jamais sans eau, ni en cas de difficultés à avaler.',
    features: [
      'Contribue à la perte de poids dans le cadre d’un régime hypocalorique (3\u00a0g par jour)',
      '500\u00a0mg de glucomannane par gélule',
      'Gélule végétale',
      'Sans stimulants',
    ],
    facts: {
      ingredients:
        'Pour six gélules\u00a0: glucomannane de konjac (Amorphophallus konjac) 3\u00a0g. Enveloppe hydroxypropylméthylcellulose, antiagglomérant sels de magnésium d’acides gras.',
      usage:
        'Deux gélules avec deux grands verres d’eau une demi-heure avant chaque repas principal, trois fois par jour, dans le cadre d’un régime hypocalorique.',
      warnings: `Prendre avec beaucoup d’eau, pour que la gélule atteigne l’estomac\u00a0: risque d’étouffement. Ne pas prendre en cas de difficultés à avaler. En cas de diabète, demander d’abord l’avis du médecin. ${supplementWarnings}`,
      audience: 'Adultes. Ne pas prendre pendant la grossesse ni l’allaitement.',
    },
    options: { '180 capsules': '180 gélules' },
  },
  'meal-shake': {
    name: 'Substitut de repas à boire, {flavor:small}, {pack}',
    familyName: 'Substitut de repas à boire',
    description:
      'Un repas compté de 240\u00a0kcal, avec des protéines, des fibres et un tiers des vitamines du jour. Remplacez un repas par jour pour garder votre poids et deux pour en perdre, avec des légumes et de l’activité. Mélangez au shaker avec 300\u00a0ml de lait écrémé.',
    features: [
      '240\u00a0kcal par repas',
      '22 vitamines et minéraux',
      'Riche en protéines, source de fibres',
      'Prêt en une minute',
    ],
    facts: {
      ingredients:
        'Lait écrémé en poudre, protéines de lait, inuline, farine d’avoine, huile de tournesol en poudre, {taste}, gomme xanthane, 22 vitamines et minéraux. Par repas avec 300\u00a0ml de lait écrémé\u00a0: 240\u00a0kcal, protéines 24\u00a0g, lipides 5,5\u00a0g, fibres 6\u00a0g. Contient du lait et du gluten.',
      usage:
        'Mélanger une mesure (55\u00a0g) avec 300\u00a0ml de lait écrémé au shaker. Remplacer un repas par jour pour garder son poids, deux pour en perdre. Boire suffisamment d’eau.',
      warnings:
        'N’est utile que dans le cadre d’un régime hypocalorique, avec d’autres aliments. Ne peut pas être la seule source d’alimentation. Ne pas prendre en cas d’allergie au lait ou au gluten. Au-delà de trois semaines, demander l’avis d’un médecin ou d’un pharmacien.',
      audience:
        'Adultes. Ne pas prendre pendant la grossesse ni l’allaitement. En cas de diabète, demander l’avis du médecin.',
      terms: {
        taste: {
          Vanilla: 'arôme naturel de vanille',
          Chocolate: 'cacao en poudre 7\u00a0%',
          Strawberry: 'fraise en poudre 2\u00a0%, rouge de betterave',
        },
      },
    },
    options: { '10 meals': '10 repas', '20 meals': '20 repas' },
  },
};

import type { LineTexts } from '../../texts/line-texts.ts';
import { supplementWarnings } from '../usual/usual-texts.ts';

export const jointsAndBeauty: Record<string, LineTexts> = {
  glucosamine: {
    name: 'Glucosamine, chondroïtine et curcuma, {pack}',
    description:
      'Glucosamine et chondroïtine avec curcuma, poivre noir et vitamine C, pour ceux qui marchent, jardinent ou s’entraînent. Prenez deux comprimés au repas pendant au moins deux mois. Ne pas prendre avec des anticoagulants ni en cas d’allergie aux crustacés.',
    features: [
      'La vitamine C contribue à la formation normale de collagène pour la fonction normale des cartilages',
      'Au curcuma et au poivre noir',
      'Deux comprimés par jour',
      'Cure de {pack}',
    ],
    facts: {
      ingredients:
        'Pour deux comprimés\u00a0: sulfate de glucosamine 1200\u00a0mg (crustacés), sulfate de chondroïtine 400\u00a0mg (bovin, halal), extrait de curcuma 100\u00a0mg, extrait de poivre noir 3\u00a0mg, vitamine C 24\u00a0mg (30\u00a0% des VNR). Cellulose, sels de magnésium d’acides gras.',
      usage: 'Deux comprimés par jour au repas, pendant au moins deux mois.',
      warnings: `${supplementWarnings} Ne pas prendre en cas d’allergie aux crustacés, de traitement anticoagulant ou de calculs biliaires. En cas d’asthme ou de diabète, demander d’abord l’avis du médecin.`,
      audience: 'Adultes. Ne pas prendre pendant la grossesse ni l’allaitement.',
    },
    options: { '180 tablets': '180 comprimés' },
  },
  'marine-collagen': {
    name: 'Collagène marin en poudre, {flavor:small}, {pack}',
    familyName: 'Collagène marin en poudre',
    description:
      'Du collagène de poisson hydrolysé, qui se dissout dans le café, le yaourt ou l’eau froide. Une dosette rase fait 10\u00a0g. La version neutre n’a presque aucun goût\u00a0; les versions fruitées sont édulcorées à la stévia. Issu de poissons sauvages à écailles.',
    features: [
      '9\u00a0g de peptides de collagène par dosette',
      'La vitamine C contribue à la formation normale de collagène pour la fonction normale de la peau',
      'Se dissout à froid et à chaud',
      'Halal, de poissons à écailles',
    ],
    facts: {
      ingredients:
        'Par dosette (10\u00a0g)\u00a0: collagène de poisson hydrolysé {amount}, vitamine C 80\u00a0mg (100\u00a0% des VNR){rest}. Contient du poisson.',
      usage:
        'Une dosette rase par jour, à mélanger dans l’eau, le café ou le yaourt. Garder le pot fermé et au sec.',
      warnings: `${supplementWarnings} Ne pas prendre en cas d’allergie au poisson.`,
      audience: 'Adultes. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du pharmacien.',
      terms: {
        amount: { Neutral: '9,9\u00a0g', Lemon: '9,5\u00a0g', 'Red Berries': '9,4\u00a0g' },
        rest: {
          Neutral: '',
          Lemon: ', jus de citron en poudre, édulcorant glycosides de stéviol',
          'Red Berries': ', framboise et cassis en poudre, édulcorant glycosides de stéviol',
        },
      },
    },
  },
  'hair-nails': {
    name: 'Cheveux et ongles à la biotine, {pack}',
    description:
      'Biotine, zinc et prêle riche en silice, pour les cheveux et les ongles. Le cheveu pousse d’environ un centimètre par mois\u00a0: comptez-en trois. Prenez une gélule par jour au petit-déjeuner.',
    features: [
      'La biotine contribue au maintien de cheveux normaux',
      'Le zinc contribue au maintien d’ongles normaux',
      'À la silice de prêle',
      'Conseillé pendant trois mois',
    ],
    facts: {
      ingredients:
        'Par gélule\u00a0: biotine 150\u00a0µg (300\u00a0% des VNR), zinc 10\u00a0mg (100\u00a0%), cuivre 1\u00a0mg (100\u00a0%), extrait de prêle 200\u00a0mg dont 14\u00a0mg de silice, L-cystine 100\u00a0mg. Enveloppe hydroxypropylméthylcellulose.',
      usage:
        'Une gélule par jour au petit-déjeuner, pendant trois mois. Arrêter la biotine deux jours avant une prise de sang, car elle peut fausser le résultat.',
      warnings: `${supplementWarnings} Ne pas prendre en cas de maladie du cœur ou des reins. Ne pas associer à d’autres produits contenant du zinc.`,
      audience: 'Adultes. Ne pas prendre pendant la grossesse ni l’allaitement, à cause de la prêle.',
    },
  },
  'brewers-yeast': {
    name: 'Levure de bière, {pack}',
    description:
      'Un classique de l’armoire à pharmacie\u00a0: de la levure inactive, avec ses propres vitamines B. Six petits comprimés par jour, répartis sur les repas. Désamérisée, sans alcool et inactive, elle ne fermente pas.',
    features: [
      'Source naturelle de vitamines B1 et B2',
      'Désamérisée et inactive',
      'Sans alcool',
      'Un basique tout simple',
    ],
    facts: {
      ingredients:
        'Levure de bière sèche inactive (Saccharomyces cerevisiae) 100\u00a0%, désamérisée, 500\u00a0mg par comprimé. Pour six comprimés\u00a0: vitamine B1 1,1\u00a0mg (100\u00a0% des VNR), B2 0,4\u00a0mg (29\u00a0%), protéines 1,4\u00a0g. Peut contenir du gluten.',
      usage:
        'Six comprimés par jour, répartis sur les repas, avec de l’eau. Des cures de deux à trois mois sont habituelles.',
      warnings: `${supplementWarnings} Ne pas prendre en cas de goutte, d’immunité affaiblie, ou d’allergie à la levure ou au gluten.`,
      audience:
        'Adultes et enfants dès 6\u00a0ans, qui prennent la moitié. Pendant la grossesse, sur avis médical.',
    },
    options: { '150 tablets': '150 comprimés', '300 tablets': '300 comprimés' },
  },
  'ginseng-royal-jelly': {
    name: 'Ginseng et gelée royale, {pack}',
    description:
      'Ginseng rouge et 1000\u00a0mg de gelée royale dans une ampoule au goût de miel, pour les semaines d’examens et les longues gardes. Buvez-en une le matin, pure ou dans un jus, mais pas le soir. Ne convient pas aux personnes allergiques aux produits de la ruche.',
    features: [
      '1000\u00a0mg de gelée royale par ampoule',
      'La vitamine C contribue à réduire la fatigue',
      'Goût miel',
      'Pour adultes',
    ],
    facts: {
      ingredients:
        'Par ampoule (10\u00a0ml)\u00a0: gelée royale 1000\u00a0mg, extrait de ginseng rouge 100\u00a0mg, vitamine C 40\u00a0mg (50\u00a0% des VNR). Eau, miel 20\u00a0%, correcteur d’acidité acide citrique.',
      usage:
        'Une ampoule par jour le matin, pure ou dans un jus, pendant vingt jours. Ne pas prendre le soir.',
      warnings: `${supplementWarnings} Ne pas prendre en cas d’allergie aux produits de la ruche, d’asthme ou d’hypertension. En cas de diabète ou d’anticoagulants, demander d’abord l’avis du médecin.`,
      audience: 'Adultes. Ne pas prendre pendant la grossesse ni l’allaitement.',
    },
  },
  spirulina: {
    name: 'Spiruline, {form:small}, {pack}',
    familyName: 'Spiruline',
    description:
      'De la spiruline cultivée en bassins sous le soleil du Sud et séchée à basse température. Les comprimés conviennent à ceux qui n’en aiment pas le goût\u00a0; la poudre se mêle aux smoothies et aux salades. Commencez par un gramme par jour et montez jusqu’à cinq.',
    features: [
      'Deux tiers de protéines végétales',
      'Source naturelle de fer',
      'Sans rien d’ajouté',
      'Séchée à basse température',
    ],
    facts: {
      ingredients:
        'Spiruline séchée (Arthrospira platensis) 100\u00a0%{form2}. Pour 5\u00a0g\u00a0: protéines 3,2\u00a0g, fer 3\u00a0mg (21\u00a0% des VNR), phycocyanine 600\u00a0mg. Métaux lourds contrôlés dans chaque lot.',
      usage:
        '{dose} Commencer par 1\u00a0g par jour et monter à 5\u00a0g en deux semaines, avec beaucoup d’eau.',
      warnings: `${supplementWarnings} Ne pas prendre en cas de phénylcétonurie ou de surcharge en fer.`,
      audience:
        'Adultes et adolescents dès 12\u00a0ans. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du médecin.',
      terms: {
        form2: { Tablets: ', pressée sans liant, 500\u00a0mg par comprimé', Powder: '' },
        dose: {
          Tablets: 'Deux à dix comprimés par jour.',
          Powder:
            'D’une demi-cuillère à deux cuillères à café par jour dans un jus, une soupe ou une salade.',
        },
      },
    },
    options: { Tablets: 'Comprimés' },
  },
};

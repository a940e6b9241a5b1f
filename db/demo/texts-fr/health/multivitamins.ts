import type { LineTexts } from '../../texts/line-texts.ts';
import { supplementWarnings } from '../usual/usual-texts.ts';

export const multivitamins: Record<string, LineTexts> = {
  'multivitamin-adults': {
    name: 'Multivitamines {person:small}, {pack}',
    familyName: 'Multivitamines',
    description:
      'Douze vitamines et douze minéraux, choisis pour la personne indiquée sur la boîte\u00a0: plus de fer pour les femmes, plus de zinc pour les hommes, plus de vitamine D et B12 à partir de cinquante ans. Un comprimé par jour au repas principal. Il complète une alimentation variée et ne la remplace pas.',
    features: [
      '24 vitamines et minéraux',
      'Contribue à un métabolisme énergétique normal',
      'Dosages selon le sexe et l’âge',
      'Comprimé enrobé, sans arrière-goût',
    ],
    facts: {
      ingredients:
        'Par comprimé\u00a0: 12 vitamines et 12 minéraux, dont {formula}. Vitamines C, E, K et du groupe B à 100\u00a0% des VNR\u00a0; iode 150\u00a0µg, sélénium 55\u00a0µg, magnésium 100\u00a0mg.',
      usage:
        'Un comprimé par jour au repas principal, avec un verre d’eau. Ne pas prendre avec du café ou du thé.',
      warnings: `${supplementWarnings} Ne pas associer à d’autres multivitamines. Contient de l’iode et de la vitamine K\u00a0: en cas de maladie de la thyroïde ou d’anticoagulants, demander d’abord l’avis du médecin.{iron}`,
      audience: '{who} Femmes enceintes ou qui allaitent\u00a0: choisir un produit conçu pour la grossesse.',
      terms: {
        formula: {
          Women:
            'fer 14\u00a0mg (100\u00a0%), acide folique 400\u00a0µg (200\u00a0%), vitamine D 10\u00a0µg (200\u00a0%), zinc 8\u00a0mg (80\u00a0%)',
          Men: 'zinc 15\u00a0mg (150\u00a0%), vitamine D 10\u00a0µg (200\u00a0%), lycopène 2\u00a0mg, sans fer',
          '50 Plus':
            'vitamine D 20\u00a0µg (400\u00a0%), vitamine B12 25\u00a0µg (1000\u00a0%), calcium 200\u00a0mg (25\u00a0%), sans fer',
        },
        iron: {
          Women: ' Contient du fer\u00a0: un surdosage est dangereux pour les jeunes enfants.',
          Men: '',
          '50 Plus': '',
        },
        who: {
          Women: 'Femmes de 18 à 50\u00a0ans.',
          Men: 'Hommes de 18 à 50\u00a0ans.',
          '50 Plus': 'Femmes et hommes dès 50\u00a0ans.',
        },
      },
    },
    options: { '50 Plus': '50\u00a0ans et plus' },
  },
  'kids-gummies': {
    name: 'Vitamines enfants à mâcher, {flavor:small}, {pack}',
    familyName: 'Vitamines enfants à mâcher',
    description:
      'Des oursons moelleux à neuf vitamines, pour les enfants dès 4\u00a0ans qui refusent les comprimés. Préparés à la pectine de fruits, donc sans gélatine. Un ourson par jour jusqu’à 10\u00a0ans, deux ensuite\u00a0; gardez le pot hors de portée, car ils ont le goût de bonbons.',
    features: [
      'Neuf vitamines pour les enfants qui grandissent',
      'Halal\u00a0: pectine de fruits, sans gélatine',
      'Colorés par des plantes',
      'Dès 4\u00a0ans',
    ],
    facts: {
      ingredients:
        'Par gomme\u00a0: vitamine A 200\u00a0µg, C 20\u00a0mg, D 5\u00a0µg, E 3\u00a0mg, B3 4\u00a0mg, B6 0,5\u00a0mg, acide folique 60\u00a0µg, biotine 15\u00a0µg, B12 0,6\u00a0µg (25 à 100\u00a0% des VNR). Sirop de glucose, sucre, eau, pectine, acide citrique, {color}, arôme naturel {flavor:small}. 1,9\u00a0g de sucres.',
      usage:
        'Mâcher une gomme par jour de 4 à 10\u00a0ans, deux à partir de 11\u00a0ans. Se brosser ensuite les dents comme d’habitude.',
      warnings: `${supplementWarnings} Ce ne sont pas des bonbons\u00a0: un adulte doit les distribuer. Ne pas donner avec une autre vitamine D sans avis médical. Risque d’étouffement pour les plus jeunes.`,
      audience: 'Enfants dès 4\u00a0ans.',
      terms: {
        color: {
          Strawberry: 'jus de carotte noire',
          Orange: 'extraits de carotte et de paprika',
          Apple: 'extraits de spiruline et de carthame',
        },
      },
    },
    options: { Apple: 'Pomme', '30 gummies': '30 gommes', '60 gummies': '60 gommes' },
  },
  'kids-syrup': {
    name: 'Sirop vitaminé enfants, {flavor:small}, {volume}',
    familyName: 'Sirop vitaminé enfants',
    description:
      'Un sirop doux aux vitamines A, C, D et du groupe B, pour les enfants dès 1 an. Le bouchon sert de doseur, gradué à 2,5, 5 et 10\u00a0ml. Agitez avant l’emploi et conservez le flacon ouvert au réfrigérateur, six semaines au plus.',
    features: [
      'Dès 1 an',
      'La vitamine D est nécessaire à la croissance et au développement osseux normaux des enfants',
      'Sans alcool ni colorants',
      'Doseur inclus',
    ],
    facts: {
      ingredients:
        'Pour 5\u00a0ml\u00a0: vitamine A 200\u00a0µg, C 20\u00a0mg, D 5\u00a0µg (100\u00a0% des VNR), B1 0,4\u00a0mg, B2 0,5\u00a0mg, B3 5\u00a0mg, B6 0,5\u00a0mg. Eau, fructose, jus concentré 10\u00a0% ({flavor:small}), gomme xanthane, acide citrique, sorbate de potassium. Sans alcool.',
      usage:
        'Bien agiter. De 1 à 3\u00a0ans 2,5\u00a0ml par jour, dès 4\u00a0ans 5\u00a0ml, dès 11\u00a0ans 10\u00a0ml, après le petit-déjeuner. Rincer le doseur. Après ouverture, conserver au réfrigérateur et utiliser dans les six semaines.',
      warnings: `${supplementWarnings} Ne pas donner avec une autre vitamine D sans avis médical. Si l’enfant a reçu la vitamine D en ampoule au centre de santé, demander d’abord l’avis du médecin.`,
      audience: 'Enfants dès 1 an. Avant cet âge, seulement sur avis médical.',
    },
    options: { Apricot: 'Abricot', Raspberry: 'Framboise' },
  },
};

import type { LineTexts } from '../../texts/line-texts.ts';
import { supplementWarnings } from '../usual/usual-texts.ts';

export const vitamins: Record<string, LineTexts> = {
  'vitamin-c-tablets': {
    name: 'Vitamine C {strength}, {pack}',
    familyName: 'Vitamine C en comprimés',
    description:
      'Vitamine C et églantier, pour que chaque comprimé apporte aussi les composés végétaux du fruit. Un par jour au petit-déjeuner\u00a0; le comprimé est sécable pour ceux qui préfèrent deux moitiés. Convient aux adultes et aux adolescents dès 12\u00a0ans. Le flacon contient {pack} de {strength}.',
    features: [
      'Contribue au fonctionnement normal du système immunitaire',
      'Contribue à réduire la fatigue',
      'À la poudre d’églantier',
      'Sans sucre ni gluten',
    ],
    facts: {
      ingredients:
        'Par comprimé\u00a0: vitamine C {strength} ({share} des VNR), sous forme d’acide ascorbique\u00a0; poudre de fruit d’églantier 20\u00a0mg. Agent de charge\u00a0: cellulose\u00a0; antiagglomérants\u00a0: dioxyde de silicium et sels de magnésium d’acides gras.',
      usage: 'Un comprimé par jour avec un verre d’eau, au petit-déjeuner. {dose}',
      warnings: `${supplementWarnings} Ne pas prendre en cas de calculs rénaux ou de surcharge en fer.`,
      audience:
        'Adultes et adolescents dès 12\u00a0ans. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du pharmacien.',
      terms: {
        share: { '500 mg': '625\u00a0%', '1000 mg': '1250\u00a0%' },
        dose: {
          '500 mg': 'Le comprimé peut être coupé en deux selon la ligne.',
          '1000 mg': 'Le couper en deux selon la ligne pour commencer avec moins.',
        },
      },
    },
  },
  'vitamin-c-effervescent': {
    name: 'Vitamine C 1000\u00a0mg effervescente, {flavor:small}, {pack}',
    familyName: 'Vitamine C 1000\u00a0mg effervescente',
    description:
      'Un verre pétillant de vitamine C pour les matins difficiles. Mettez un comprimé dans 200\u00a0ml d’eau, attendez une minute et buvez. Le bouchon contient un dessiccant\u00a0: refermez le tube aussitôt après usage.',
    features: [
      '1000\u00a0mg de vitamine C par jour',
      'Contribue à un métabolisme énergétique normal',
      'Édulcorée, sans sucre',
      'Tube refermable, à l’abri de l’humidité',
    ],
    facts: {
      ingredients:
        'Par comprimé\u00a0: vitamine C 1000\u00a0mg (1250\u00a0% des VNR). Acide citrique, carbonate acide de sodium, sorbitol, arôme naturel {flavor:small}, colorant {color}, édulcorant glycosides de stéviol. Sodium 280\u00a0mg.',
      usage:
        'Dissoudre un comprimé par jour dans 200\u00a0ml d’eau et boire quand il ne pétille plus, de préférence le matin. Refermer le tube aussitôt.',
      warnings: `${supplementWarnings} Ne pas prendre en cas de calculs rénaux. Contient du sodium\u00a0: en cas d’hypertension, demander d’abord l’avis d’un médecin.`,
      audience:
        'Adultes et adolescents dès 15\u00a0ans. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du pharmacien.',
      terms: {
        color: { Orange: 'bêta-carotène', Lemon: 'riboflavine', 'Red Berries': 'rouge de betterave' },
      },
    },
    options: {
      '10 tablets': '10 comprimés',
      '20 tablets': '20 comprimés',
      '3 x 20 tablets': '3 x 20 comprimés',
    },
  },
  'vitamin-d3-drops': {
    name: 'Vitamine D3 en gouttes {strength}, {pack}',
    familyName: 'Vitamine D3 en gouttes',
    description:
      'De la vitamine D3 dissoute dans de l’huile de tournesol, et rien d’autre. Le compte-gouttes délivre une goutte régulière à la fois, directement sur une cuillère. Demandez à votre médecin ou à votre pharmacien la dose quotidienne qui convient à un nouveau-né ou à un nourrisson\u00a0; les adultes peuvent aussi l’utiliser.',
    features: [
      'Contribue au maintien d’une ossature et d’une dentition normales',
      'Deux ingrédients seulement',
      'Sans arôme ni colorant',
      'Flacon en verre de {pack}',
    ],
    facts: {
      ingredients:
        'Huile de tournesol raffinée, cholécalciférol (vitamine D3). Une goutte contient {amount} de vitamine D3, soit {share} des VNR.',
      usage:
        'Nourrissons\u00a0: {infants}, sur une cuillère ou sur le mamelon, jamais directement du compte-gouttes dans la bouche. Adultes\u00a0: {adults} au cours d’un repas. Compter les gouttes à voix haute.',
      warnings:
        'Ne pas dépasser la dose conseillée\u00a0: trop de vitamine D est nocif. Ne donner qu’un seul produit contenant de la vitamine D. Si bébé a reçu la vitamine D en ampoule au centre de santé, demander d’abord l’avis du médecin. Ne remplace pas une alimentation variée. Tenir hors de portée des enfants. À utiliser dans les 4\u00a0mois après ouverture.',
      audience:
        'Nouveau-nés et nourrissons sur avis du médecin, enfants et adultes. Femmes enceintes\u00a0: demander l’avis du médecin.',
      terms: {
        amount: { '200 IU a drop': '200\u00a0UI (5\u00a0µg)', '400 IU a drop': '400\u00a0UI (10\u00a0µg)' },
        share: { '200 IU a drop': '100\u00a0%', '400 IU a drop': '200\u00a0%' },
        infants: {
          '200 IU a drop': 'en général deux gouttes par jour',
          '400 IU a drop': 'en général une goutte par jour',
        },
        adults: {
          '200 IU a drop': 'jusqu’à cinq gouttes par jour',
          '400 IU a drop': 'jusqu’à deux gouttes par jour',
        },
      },
    },
    options: { '200 IU a drop': '200\u00a0UI par goutte', '400 IU a drop': '400\u00a0UI par goutte' },
  },
  'vitamin-d3-softgels': {
    name: 'Vitamine D3 {strength}, {pack}',
    familyName: 'Vitamine D3 en capsules',
    description:
      'De petites capsules de vitamine D3 dans de l’huile d’olive, que le corps absorbe avec le repas. Une par jour suffit aux adultes qui passent la plupart de leurs heures à l’intérieur. Faciles à avaler, elles ne laissent aucun goût.',
    features: [
      'Contribue au maintien d’une fonction musculaire normale',
      'À l’huile d’olive pressée à froid',
      'Une petite capsule par jour',
      'Flacon de {pack}',
    ],
    facts: {
      ingredients:
        'Par capsule\u00a0: vitamine D3 {strength} ({amount}, {share} des VNR) dans de l’huile d’olive vierge extra. Enveloppe\u00a0: gélatine bovine halal, humectant glycérol, eau.',
      usage: 'Une capsule par jour au repas le plus copieux. L’avaler entière avec de l’eau.',
      warnings: `${supplementWarnings} Ne pas ajouter d’autre vitamine D sans avis médical. Ne pas prendre en cas d’hypercalcémie ou de calculs rénaux.`,
      audience: '{who} Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du médecin.',
      terms: {
        amount: { '1000 IU': '25\u00a0µg', '2000 IU': '50\u00a0µg' },
        share: { '1000 IU': '500\u00a0%', '2000 IU': '1000\u00a0%' },
        who: { '1000 IU': 'Adultes.', '2000 IU': 'Adultes, sur avis du médecin ou du pharmacien.' },
      },
    },
    options: { '1000 IU': '1000\u00a0UI', '2000 IU': '2000\u00a0UI', '180 softgels': '180 capsules' },
  },
  'vitamin-b-complex': {
    name: 'Complexe de vitamines B, {pack}',
    description:
      'Les huit vitamines B en un comprimé enrobé, chacune à la valeur de référence journalière. Les vitamines B sont solubles dans l’eau et peu stockées par le corps\u00a0; elles se prennent donc chaque jour. Avalez un comprimé le matin avec beaucoup d’eau.',
    features: [
      'Contribue au fonctionnement normal du système nerveux',
      'Contribue à réduire la fatigue',
      'Huit vitamines en un comprimé',
      'Convient aux végétariens',
    ],
    facts: {
      ingredients:
        'Par comprimé, chacune à 100\u00a0% des VNR\u00a0: vitamine B1 1,1\u00a0mg, B2 1,4\u00a0mg, niacine (B3) 16\u00a0mg, acide pantothénique (B5) 6\u00a0mg, B6 1,4\u00a0mg, biotine (B8) 50\u00a0µg, acide folique (B9) 200\u00a0µg, B12 2,5\u00a0µg. Cellulose, phosphate de calcium, enrobage hydroxypropylméthylcellulose.',
      usage:
        'Un comprimé par jour le matin, avec un grand verre d’eau. La vitamine B2 colore les urines en jaune\u00a0; c’est sans danger.',
      warnings: supplementWarnings,
      audience:
        'Adultes et adolescents dès 15\u00a0ans. Femmes enceintes\u00a0: choisir un produit conçu pour la grossesse.',
    },
  },
  'vitamin-b12': {
    name: 'Vitamine B12 {strength} en spray sublingual, {flavor:small}',
    familyName: 'Vitamine B12 en spray sublingual',
    description:
      'De la méthylcobalamine en spray fin à déposer sous la langue, pour ceux qui mangent peu ou pas de viande. Deux pressions par jour, à garder une demi-minute en bouche avant d’avaler. Le flacon dure environ deux mois.',
    features: [
      'Contribue à la formation normale des globules rouges',
      'Forme active de la vitamine B12',
      'Convient aux végétaliens',
      'Sans comprimé à avaler',
    ],
    facts: {
      ingredients:
        'Pour deux pressions\u00a0: vitamine B12 {strength} ({share} des VNR), sous forme de méthylcobalamine. Eau, humectant glycérol, correcteur d’acidité acide citrique, arôme naturel {flavor:small}, conservateur sorbate de potassium.',
      usage:
        'Deux pressions par jour sous la langue. Attendre une demi-minute, puis avaler. Avant la première utilisation, appuyer plusieurs fois pour amorcer le spray.',
      warnings: supplementWarnings,
      audience:
        'Adultes, en particulier végétaliens et végétariens. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du médecin.',
      terms: { share: { '500 µg': '20\u00a0000\u00a0%', '1000 µg': '40\u00a0000\u00a0%' } },
    },
    options: { Cherry: 'Cerise' },
  },
  'folic-acid': {
    name: 'Acide folique {strength}, {pack}',
    familyName: 'Acide folique',
    description:
      'La vitamine B9 pour les femmes qui souhaitent un enfant et pour les premiers mois de grossesse. Les comprimés sont très petits et se prennent à toute heure, au repas ou en dehors. Parlez avec votre médecin de la durée de la prise.',
    features: [
      'Contribue à la croissance des tissus maternels durant la grossesse',
      'Très petits comprimés',
      'Un par jour',
      'Sans lactose',
    ],
    facts: {
      ingredients:
        'Par comprimé\u00a0: acide folique {strength} ({share} des VNR). Agents de charge cellulose et phosphate de calcium, antiagglomérant sels de magnésium d’acides gras. Sans lactose ni gluten.',
      usage:
        'Un comprimé par jour, à toute heure, au repas ou en dehors. Commencer un mois ou plus avant la grossesse et poursuivre pendant les trois premiers mois.',
      warnings: supplementWarnings,
      audience: 'Femmes qui prévoient une grossesse ou en début de grossesse. {who}',
      terms: {
        share: { '400 µg': '200\u00a0%', '800 µg': '400\u00a0%' },
        who: {
          '400 µg': 'Informer votre médecin de la prise.',
          '800 µg': 'Ne prendre ce dosage que sur avis médical.',
        },
      },
    },
  },
};

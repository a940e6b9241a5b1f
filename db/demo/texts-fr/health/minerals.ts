import type { LineTexts } from '../../texts/line-texts.ts';
import { supplementWarnings } from '../usual/usual-texts.ts';

export const minerals: Record<string, LineTexts> = {
  'magnesium-bisglycinate': {
    name: 'Magnésium bisglycinate {strength}, {pack}',
    familyName: 'Magnésium bisglycinate',
    description:
      'Du magnésium lié à un acide aminé, la glycine, en gélule végétale. Deux gélules par jour, le soir, au repas ou en dehors. Le dosage de chaque gélule est indiqué sur la boîte.',
    features: [
      'Contribue à une fonction musculaire normale',
      'Contribue à réduire la fatigue',
      'Lié à la glycine',
      'Gélule végétale',
    ],
    facts: {
      ingredients:
        'Pour deux gélules\u00a0: magnésium {dose}, sous forme de bisglycinate de magnésium. Enveloppe hydroxypropylméthylcellulose, agent de charge farine de riz. Végan, sans gluten ni lactose.',
      usage: 'Deux gélules le soir avec un verre d’eau, au repas ou en dehors.',
      warnings: `${supplementWarnings} Ne pas prendre en cas de maladie rénale. Effet laxatif en cas d’excès.`,
      audience:
        'Adultes. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du médecin ou du pharmacien.',
      terms: {
        dose: { '100 mg': '200\u00a0mg (53\u00a0% des VNR)', '150 mg': '300\u00a0mg (80\u00a0% des VNR)' },
      },
    },
  },
  'magnesium-ampoules': {
    name: 'Magnésium marin et vitamine B6, {pack}',
    description:
      'Des ampoules buvables au magnésium d’eau de mer et à la vitamine B6, au goût poire. Cassez les deux pointes, versez le contenu dans un verre d’eau et buvez le matin. Une cure dure en général vingt jours.',
    features: [
      'Magnésium d’origine marine',
      'Contribue à des fonctions psychologiques normales',
      'Goût poire',
      'Sans conservateurs',
    ],
    facts: {
      ingredients:
        'Par ampoule (10\u00a0ml)\u00a0: magnésium 300\u00a0mg (80\u00a0% des VNR) d’eau de mer, vitamine B6 1,4\u00a0mg (100\u00a0%). Eau, jus de poire concentré, correcteur d’acidité acide citrique, arôme naturel de poire.',
      usage:
        'Une ampoule par jour le matin\u00a0: casser les deux pointes au-dessus d’un verre d’eau et boire. La cure de vingt jours peut être renouvelée.',
      warnings: `${supplementWarnings} Ne pas prendre en cas de maladie rénale. Effet laxatif en cas d’excès. Le verre cassé coupe.`,
      audience:
        'Adultes. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du médecin ou du pharmacien.',
    },
  },
  'magnesium-sticks': {
    name: 'Magnésium en sticks orodispersibles, {flavor:small}, {pack}',
    familyName: 'Magnésium en sticks orodispersibles',
    description:
      'De fins granulés qui fondent sur la langue sans eau, pour le sac de sport et le tiroir du bureau. Un stick contient 300\u00a0mg de magnésium. Beaucoup le prennent après l’entraînement ou avant le coucher.',
    features: [
      '300\u00a0mg de magnésium par stick',
      'Sans eau',
      'Contribue à l’équilibre électrolytique',
      'Édulcoré au xylitol',
    ],
    facts: {
      ingredients:
        'Par stick\u00a0: magnésium 300\u00a0mg (80\u00a0% des VNR), sous forme de citrate et d’oxyde de magnésium. Édulcorant xylitol, correcteur d’acidité acide citrique, arôme naturel {flavor:small}, antiagglomérant dioxyde de silicium.',
      usage: 'Un stick par jour. Verser les granulés sur la langue et laisser fondre\u00a0; sans eau.',
      warnings: `${supplementWarnings} Ne pas prendre en cas de maladie rénale. Effet laxatif en cas d’excès.`,
      audience:
        'Adultes et adolescents dès 15\u00a0ans. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du pharmacien.',
    },
    options: { Berry: 'Baies', '14 sticks': '14 sticks', '30 sticks': '30 sticks' },
  },
  'iron-vitamin-c': {
    name: 'Fer {strength} et vitamine C, {pack}',
    familyName: 'Fer et vitamine C',
    description:
      'Du bisglycinate de fer avec de la vitamine C, qui accroît l’absorption du fer. À prendre entre les repas, à une heure du thé et du café. Pour les personnes aux apports faibles, comme les femmes aux règles abondantes\u00a0; faites contrôler votre taux avant une longue cure.',
    features: [
      'Contribue à la formation normale de l’hémoglobine',
      'La vitamine C accroît l’absorption du fer',
      'Forme de fer douce',
      'Petits comprimés enrobés',
    ],
    facts: {
      ingredients:
        'Par comprimé\u00a0: fer {strength} ({share} des VNR), sous forme de bisglycinate de fer\u00a0; vitamine C 60\u00a0mg (75\u00a0%). Agent de charge cellulose, enrobage hydroxypropylméthylcellulose.',
      usage:
        'Un comprimé par jour avec de l’eau ou du jus d’orange, une heure avant un repas. Estomac sensible\u00a0: au cours du repas. À distance d’une heure du thé, du café et du lait.',
      warnings:
        'Ne pas dépasser la dose journalière\u00a0: un surdosage en fer est dangereux pour les jeunes enfants. Tenir hors de leur portée. Ne remplace pas une alimentation variée. En cas de traitement, demander d’abord l’avis du pharmacien et prendre à distance de deux heures des médicaments. Ne pas prendre en cas de surcharge en fer.',
      audience: 'Adultes aux apports faibles. {who} Faire d’abord contrôler son taux de fer.',
      terms: {
        share: { '14 mg': '100\u00a0%', '28 mg': '200\u00a0%' },
        who: {
          '14 mg': 'Femmes enceintes\u00a0: demander l’avis du médecin.',
          '28 mg': 'Ne prendre ce dosage que sur avis médical.',
        },
      },
    },
  },
  'iron-syrup': {
    name: 'Sirop de fer à la betterave, {volume}',
    description:
      'Un tonique fruité au fer, à la betterave et au jus de raisin, pour ceux qui préfèrent boire plutôt qu’avaler un comprimé. Une cuillerée avant le déjeuner pour les adultes\u00a0; pour les enfants dès 6\u00a0ans, seulement sur avis médical. Rincez la cuillère aussitôt\u00a0: la betterave tache.',
    features: [
      'Contribue au transport normal de l’oxygène dans l’organisme',
      'Aux jus de betterave et de raisin',
      'Pour adultes\u00a0; pour enfants sur avis médical',
      'Sans alcool',
    ],
    facts: {
      ingredients:
        'Pour 15\u00a0ml\u00a0: fer 14\u00a0mg (100\u00a0% des VNR), sous forme de gluconate de fer\u00a0; vitamine C 40\u00a0mg (50\u00a0%). Jus de betterave 35\u00a0%, jus de raisin concentré 20\u00a0%, eau, correcteur d’acidité acide citrique. Sans alcool.',
      usage:
        'Adultes\u00a0: une cuillère à soupe (15\u00a0ml) avant le déjeuner. Enfants dès 6\u00a0ans\u00a0: la moitié, si un médecin le conseille. Agiter, rincer la cuillère aussitôt et conserver au réfrigérateur après ouverture.',
      warnings:
        'Ne pas dépasser la dose journalière\u00a0: un surdosage en fer est dangereux pour les jeunes enfants. Tenir hors de leur portée. Ne remplace pas une alimentation variée. En cas de traitement, demander d’abord l’avis du pharmacien et prendre à distance de deux heures des médicaments. Ne pas prendre en cas de surcharge en fer.',
      audience:
        'Adultes. Enfants dès 6\u00a0ans, seulement sur avis médical. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du médecin.',
    },
  },
  zinc: {
    name: 'Zinc {strength} et sélénium, {pack}',
    familyName: 'Zinc et sélénium',
    description:
      'Gluconate de zinc et sélénium pour la peau, les cheveux et les ongles. Prenez un comprimé au repas, car le zinc à jeun peut donner des nausées. Comptez aussi le zinc des autres compléments.',
    features: [
      'Contribue au maintien d’une peau normale',
      'Contribue au fonctionnement normal du système immunitaire',
      'Sous forme de gluconate',
      'Sans gluten ni lactose',
    ],
    facts: {
      ingredients:
        'Par comprimé\u00a0: zinc {strength} ({share} des VNR), sous forme de gluconate de zinc\u00a0; sélénium 55\u00a0µg (100\u00a0%). Agent de charge cellulose, antiagglomérant sels de magnésium d’acides gras. Sans gluten ni lactose.',
      usage:
        'Un comprimé par jour au cours d’un repas. À distance de deux heures du fer et des antibiotiques. {course}',
      warnings: `${supplementWarnings} Ne pas associer à d’autres produits contenant du zinc.`,
      audience: '{who} Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du médecin.',
      terms: {
        share: { '10 mg': '100\u00a0%', '15 mg': '150\u00a0%', '25 mg': '250\u00a0%' },
        course: {
          '10 mg': 'Convient à un usage quotidien.',
          '15 mg': 'Convient à des cures de trois mois.',
          '25 mg': 'Un mois au maximum\u00a0; réservé aux adultes.',
        },
        who: {
          '10 mg': 'Adultes et enfants dès 12\u00a0ans.',
          '15 mg': 'Adultes et adolescents dès 15\u00a0ans.',
          '25 mg': 'Adultes, sur avis du médecin ou du pharmacien.',
        },
      },
    },
  },
  'calcium-d3-chewable': {
    name: 'Calcium et vitamine D3 à croquer, {flavor:small}, {pack}',
    familyName: 'Calcium et vitamine D3 à croquer',
    description:
      'Des comprimés à croquer avec 500\u00a0mg de calcium et 400\u00a0UI de vitamine D3. Ils s’effritent en douceur et ne collent pas aux dents. Un ou deux par jour, après un repas.',
    features: [
      'Le calcium est nécessaire au maintien d’une ossature normale',
      'Avec vitamine D3',
      'Tendres à croquer',
      'Trois goûts au choix',
    ],
    facts: {
      ingredients:
        'Par comprimé\u00a0: calcium 500\u00a0mg (63\u00a0% des VNR), sous forme de carbonate de calcium\u00a0; vitamine D3 10\u00a0µg, 400\u00a0UI (200\u00a0%). Édulcorants xylitol et sorbitol, arôme naturel {flavor:small}, sels de magnésium d’acides gras.',
      usage:
        'Croquer un comprimé une à deux fois par jour après un repas. À distance de deux heures du fer et des médicaments pour la thyroïde.',
      warnings: `${supplementWarnings} Ne pas prendre en cas d’hypercalcémie ou de calculs rénaux. Ne pas ajouter d’autre vitamine D sans avis médical. Une consommation excessive peut avoir un effet laxatif.`,
      audience:
        'Adultes, en particulier les personnes âgées. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du médecin.',
    },
  },
};

import type { LineTexts } from '../../texts/line-texts.ts';
import { infusionWarnings, supplementWarnings } from '../usual/usual-texts.ts';

export const sleepAndDigestion: Record<string, LineTexts> = {
  melatonin: {
    name: 'Mélatonine {strength} et passiflore, {pack}',
    familyName: 'Mélatonine et passiflore',
    description:
      'De la mélatonine et un extrait de passiflore. Une gélule une demi-heure avant le coucher. Ne conduisez pas ensuite et ne l’associez pas à l’alcool.',
    features: [
      'Contribue à réduire le temps d’endormissement (1\u00a0mg)',
      'À l’extrait de passiflore',
      'Une gélule par jour',
      'Gélule végétale',
    ],
    facts: {
      ingredients:
        'Par gélule\u00a0: mélatonine {strength}, extrait de passiflore (Passiflora incarnata) 150\u00a0mg. Agent de charge farine de riz, enveloppe hydroxypropylméthylcellulose. Végan.',
      usage:
        'Une gélule avec de l’eau une demi-heure avant le coucher. Décalage horaire\u00a0: à l’arrivée et les jours suivants. Au-delà de quatre semaines, demander l’avis d’un pharmacien.',
      warnings: `${supplementWarnings} Ne pas conduire après la prise, ne pas associer à l’alcool. En cas d’épilepsie, d’asthme, de maladie auto-immune, de dépression, ou de traitement par sédatifs ou anticoagulants, demander d’abord l’avis d’un médecin.`,
      audience: 'Adultes. Ne pas prendre pendant la grossesse ni l’allaitement, ni donner aux enfants.',
    },
    options: { '1.9 mg': '1,9\u00a0mg' },
  },
  'night-infusion': {
    name: 'Tisane nuit calme, {plant:small}, {pack}',
    familyName: 'Tisane nuit calme',
    description:
      'Des plantes du soir coupées grossièrement, pour que l’arôme reste dans le sachet jusqu’à l’arrivée de l’eau. Versez l’eau chaude, couvrez la tasse et attendez sept minutes. Ni théine, ni rien d’artificiel.',
    features: [
      'Plantes de la Mitidja et des Aurès',
      'Sans théine',
      'Sachets non blanchis, sans agrafe',
      'Agréable sans sucre',
    ],
    facts: {
      ingredients: '{plants}. Rien d’autre. 1,5\u00a0g par sachet.',
      usage:
        'Verser 200\u00a0ml d’eau bouillante sur un sachet, couvrir et attendre sept minutes. Une ou deux tasses le soir.',
      warnings: `${infusionWarnings}{allergy}`,
      audience:
        'Adultes et enfants dès 6\u00a0ans. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du pharmacien.',
      terms: {
        allergy: {
          'Verbena & Linden': '',
          'Chamomile & Orange Blossom': ' Ne pas boire en cas d’allergie à la camomille.',
          'Lavender & Lemon Balm': '',
        },
        plants: {
          'Verbena & Linden': 'Feuilles de verveine odorante 60\u00a0%, fleurs de tilleul 40\u00a0%',
          'Chamomile & Orange Blossom': 'Fleurs de camomille 70\u00a0%, fleurs d’oranger amer 30\u00a0%',
          'Lavender & Lemon Balm': 'Feuilles de mélisse 75\u00a0%, fleurs de lavande 25\u00a0%',
        },
      },
    },
    options: {
      'Verbena & Linden': 'Verveine et tilleul',
      'Chamomile & Orange Blossom': 'Camomille et fleur d’oranger',
      'Lavender & Lemon Balm': 'Lavande et mélisse',
    },
  },
  probiotics: {
    name: 'Probiotiques {strength}, {pack}',
    familyName: 'Probiotiques',
    description:
      'Des cultures vivantes dans une gélule qui résiste à l’acidité de l’estomac, pour les voyages et les changements d’alimentation. Prenez-en une le matin avant de manger. Elle se conserve à température ambiante, jusqu’à 25\u00a0°C\u00a0: elle peut donc aller dans la valise.',
    features: [
      'Dix milliards de cultures vivantes par gélule',
      'Gélule résistante à l’acidité',
      'Aux fibres de chicorée',
      'Sans réfrigérateur',
    ],
    facts: {
      ingredients:
        'Par gélule\u00a0: dix milliards de cultures vivantes, {strength}\u00a0: {list}. Inuline de chicorée, gélule végétale gastro-résistante (hydroxypropylméthylcellulose, gomme gellane).',
      usage:
        'Une gélule par jour avant le petit-déjeuner avec de l’eau fraîche, pendant deux à quatre semaines. À distance de deux heures des antibiotiques. Conserver à moins de 25\u00a0°C.',
      warnings: `${supplementWarnings} En cas d’immunité affaiblie, demander d’abord l’avis d’un médecin.`,
      audience:
        'Adultes et adolescents dès 12\u00a0ans. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du pharmacien.',
      terms: {
        list: {
          '5 strains':
            'Lactobacillus acidophilus, L. rhamnosus, L. plantarum, Bifidobacterium lactis, B. longum',
          '10 strains': 'six de Lactobacillus, trois de Bifidobacterium et Streptococcus thermophilus',
        },
      },
    },
    options: { '5 strains': '5 souches', '10 strains': '10 souches', '15 capsules': '15 gélules' },
  },
  charcoal: {
    name: 'Charbon végétal et fenouil, {pack}',
    description:
      'Charbon de coco et graines de fenouil, 500\u00a0mg de charbon par gélule. Deux gélules au moins une demi-heure avant le repas et deux après, avec un grand verre d’eau. Laissez deux heures entre le charbon et tout médicament, car il les fixe aussi.',
    features: [
      'Contribue à réduire l’excès de flatulences après le repas (1\u00a0g avant et 1\u00a0g après)',
      'Charbon de coque de coco',
      'Aux graines de fenouil',
      'Pour un usage ponctuel',
    ],
    facts: {
      ingredients:
        'Pour quatre gélules\u00a0: charbon activé de coque de coco 2\u00a0g, poudre de graines de fenouil 200\u00a0mg. Enveloppe hydroxypropylméthylcellulose.',
      usage:
        'Deux gélules au moins une demi-heure avant le repas et deux peu après, avec un grand verre d’eau. Quelques jours de suite. Les selles deviennent foncées.',
      warnings: `${supplementWarnings} À distance de deux heures de tout médicament, pilule comprise. Ne pas prendre en cas de constipation.`,
      audience: 'Adultes. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du pharmacien.',
    },
    options: { '100 capsules': '100 gélules' },
  },
  'psyllium-fiber': {
    name: 'Psyllium blond, {flavor:small}, {pack}',
    familyName: 'Psyllium blond',
    description:
      'Pur tégument de psyllium blond, moulu finement pour se mélanger sans grumeaux. Délayez une cuillère à café dans un grand verre d’eau, buvez aussitôt, puis un second verre. Commencez par une petite dose et augmentez de semaine en semaine.',
    features: [
      'Fibres naturelles d’origine végétale',
      'Se mélange sans grumeaux',
      'S’intègre à la pâte à pain',
      'Sans édulcorant',
    ],
    facts: {
      ingredients: '{formula} Par cuillère à café (5\u00a0g)\u00a0: environ 4,2\u00a0g de fibres.',
      usage:
        'Délayer une cuillère à café dans un grand verre d’eau, boire aussitôt, puis boire un second verre. Commencer par une demi-cuillère\u00a0; trois cuillères par jour au maximum.',
      warnings: `${supplementWarnings} Toujours prendre avec beaucoup d’eau\u00a0: il gonfle. À distance de deux heures des médicaments. Ne pas prendre en cas de difficultés à avaler ou de rétrécissement de l’intestin.`,
      audience:
        'Adultes et adolescents dès 12\u00a0ans. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du pharmacien.',
      terms: {
        formula: {
          Natural: 'Tégument de psyllium blond (Plantago ovata) 100\u00a0%.',
          Orange:
            'Tégument de psyllium blond (Plantago ovata) 94\u00a0%, orange en poudre, arôme naturel d’orange.',
        },
      },
    },
  },
};

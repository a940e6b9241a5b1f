import type { LineTexts } from '../../texts/line-texts.ts';
import { bottleWarnings, outerUse } from '../usual/usual-texts.ts';

export const feedingAndNursing: Record<string, LineTexts> = {
  'baby-bottle': {
    name: 'Biberon anti-colique, {volume}, {color:small}',
    familyName: 'Biberon anti-colique',
    description:
      'Une valve laisse entrer l’air derrière le lait, pour que bébé en avale moins. La tétine est large et souple comme le sein. Faites bouillir toutes les pièces avant la première utilisation et remplacez la tétine tous les deux mois.',
    features: ['Valve anti-colique', 'Large tétine en silicone', 'Sans BPA', 'Graduations bien lisibles'],
    facts: {
      ingredients:
        'Flacon en polypropylène, tétine en silicone, bague et capuchon en polypropylène, valve anti-colique en silicone. Sans BPA. Contenance {volume}.',
      usage:
        'Faire bouillir toutes les pièces cinq minutes avant la première utilisation. Laver à l’eau chaude après chaque repas. {teat} Vérifier la température sur le poignet.',
      warnings: bottleWarnings,
      audience: 'Bébés {who}.',
      terms: {
        teat: {
          '120 ml': 'Tétine à débit lent.',
          '240 ml': 'Tétine à débit moyen.',
          '330 ml': 'Tétine à débit rapide.',
        },
        who: { '120 ml': 'dès la naissance', '240 ml': 'dès 3\u00a0mois', '330 ml': 'dès 6\u00a0mois' },
      },
    },
    options: { Mint: 'Vert menthe' },
  },
  'glass-bottle': {
    name: 'Biberon en verre, {volume}',
    description:
      'Le verre borosilicate passe du réfrigérateur à l’eau chaude sans se fêler\u00a0; il ne retient pas les odeurs et reste transparent. Plus lourd que le plastique\u00a0: à réserver aux mains des adultes. Compatible avec toutes les tétines Petinoor.',
    features: [
      'Verre résistant à la chaleur',
      'Ne se ternit pas',
      'Tétine anti-colique incluse',
      'Facile à nettoyer',
    ],
    facts: {
      ingredients:
        'Flacon en verre borosilicate, tétine en silicone, bague et capuchon en polypropylène. Sans BPA. Contenance {volume}.',
      usage:
        'Faire bouillir toutes les pièces cinq minutes avant la première utilisation. Laver à l’eau chaude après chaque repas. Vérifier la température sur le poignet. Ne pas verser d’eau froide dans un biberon chaud.',
      warnings: `${bottleWarnings} Le verre casse\u00a0: ne pas le laisser aux mains d’un enfant.`,
      audience: 'Bébés dès la naissance.',
    },
  },
  teats: {
    name: 'Tétines en silicone, {flow:small}, lot de 2',
    familyName: 'Tétines en silicone',
    description:
      'Avec le bon débit, un repas dure environ un quart d’heure\u00a0: trop rapide, bébé s’étouffe\u00a0; trop lent, il se fatigue. Regardez la tétine à contre-jour avant chaque usage et jetez-la à la première fissure.',
    features: ['Silicone souple', 'Valve anti-colique', 'Pour tous les biberons Petinoor', 'Stérilisables'],
    facts: {
      ingredients: 'Silicone, avec valve anti-colique. Sans BPA ni latex. Débit\u00a0: {flow:small}.',
      usage:
        'Faire bouillir cinq minutes avant la première utilisation. Avant chaque repas, tirer la tétine dans tous les sens et la regarder à contre-jour. Remplacer après deux mois.',
      warnings: bottleWarnings,
      audience: 'Bébés\u00a0: {who}.',
      terms: {
        who: {
          'Slow 0 Months': 'dès la naissance',
          'Medium 3 Months': 'dès 3\u00a0mois',
          'Fast 6 Months': 'dès 6\u00a0mois',
          'Thick Feed': 'dès 6\u00a0mois, pour lait épaissi et céréales',
        },
      },
    },
    options: {
      'Slow 0 Months': 'Lent 0\u00a0mois',
      'Medium 3 Months': 'Moyen 3\u00a0mois',
      'Fast 6 Months': 'Rapide 6\u00a0mois',
      'Thick Feed': 'Bouillie',
    },
  },
  pacifier: {
    name: 'Sucette orthodontique, {age:small}, {color:small}',
    familyName: 'Sucette orthodontique',
    description:
      'Plate dessous et arrondie dessus, comme l’est un palais. La collerette est percée de trous d’aération et s’écarte du nez. Ne la trempez jamais dans du miel ou du sucre.',
    features: ['Forme orthodontique', 'Collerette aérée', 'Silicone d’une seule pièce', 'Avec capuchon'],
    facts: {
      ingredients:
        'Téterelle et collerette en silicone d’une seule pièce, anneau en polypropylène\u00a0; capuchon. Sans BPA ni latex.',
      usage:
        'Faire bouillir cinq minutes avant la première utilisation et laisser refroidir. Laver chaque jour. Remplacer après deux mois, ou à la première déchirure.',
      warnings:
        'Tirer dans tous les sens avant chaque usage et jeter au premier signe de détérioration. Ne jamais l’attacher autour du cou. Ne jamais la tremper dans du miel, du sucre ou un médicament.',
      audience: 'Bébés de {age:small}. À abandonner de préférence avant 2\u00a0ans.',
    },
    options: { '0-6 Months': '0-6\u00a0mois', '6-18 Months': '6-18\u00a0mois', Mint: 'Vert menthe' },
  },
  'nursing-pads': {
    name: 'Coussinets d’allaitement, {kind:small}',
    familyName: 'Coussinets d’allaitement',
    description:
      'Des coussinets galbés qui absorbent le lait et ne se voient pas sous un chemisier. Les jetables tiennent par une bande adhésive\u00a0; les lavables sont en bambou, avec un filet de lavage.',
    features: [
      'Galbés et fins',
      'Au sec sur la peau',
      'Tiennent en place',
      'Emballés par paires ou lavables',
    ],
    facts: {
      ingredients: '{material}',
      usage: '{use}',
      warnings:
        'Changer rapidement les coussinets humides, pour garder la peau sèche. Seins douloureux, chauds ou rouges, ou fièvre\u00a0: consulter un médecin ou une sage-femme. Tenir les emballages loin des bébés.',
      audience: 'Femmes en fin de grossesse et pendant l’allaitement.',
      terms: {
        material: {
          'Disposable, 30 pieces':
            'Voile en polypropylène, coussin absorbant en pâte de cellulose et polyacrylate de sodium, dos respirant, bande adhésive.',
          'Disposable, 60 pieces':
            'Voile en polypropylène, coussin absorbant en pâte de cellulose et polyacrylate de sodium, dos respirant, bande adhésive.',
          'Washable, 8 pieces':
            'Face en viscose de bambou, intérieur en microfibre de polyester, dos imperméable en polyuréthane laminé. Avec filet de lavage.',
        },
        use: {
          'Disposable, 30 pieces':
            'Retirer la bande et coller le coussinet dans le soutien-gorge. Changer à chaque tétée ou dès qu’il est humide.',
          'Disposable, 60 pieces':
            'Retirer la bande et coller le coussinet dans le soutien-gorge. Changer à chaque tétée ou dès qu’il est humide.',
          'Washable, 8 pieces':
            'Poser la face douce sur le sein. Laver à 60\u00a0°C dans le filet, sans adoucissant.',
        },
      },
    },
    options: {
      'Disposable, 30 pieces': 'Jetables, 30 pièces',
      'Disposable, 60 pieces': 'Jetables, 60 pièces',
      'Washable, 8 pieces': 'Lavables, 8 pièces',
    },
  },
  'nipple-balm': {
    name: 'Crème d’allaitement à la lanoline, {volume}',
    description:
      'De la lanoline pure et lavée, et rien d’autre. Un petit pois, chauffé entre les doigts, après chaque tétée\u00a0; inutile de l’essuyer avant la suivante. Convient aussi aux lèvres gercées des mamans fatiguées.',
    features: ['Un seul ingrédient', 'Inutile de l’essuyer', 'Sans odeur ni goût', 'Hautement purifiée'],
    facts: {
      ingredients: 'Lanolin, hautement purifiée, 100\u00a0%.',
      usage:
        'Après chaque tétée, chauffer l’équivalent d’un petit pois entre les doigts et tamponner. Inutile de l’essuyer avant la tétée suivante.',
      warnings: `${outerUse} Ne pas utiliser en cas d’allergie à la laine. Douleur qui dure\u00a0: demander l’avis de votre sage-femme.`,
      audience: 'Femmes qui allaitent et en fin de grossesse. Sans danger pour bébé.',
    },
  },
  'breast-pump': {
    name: 'Tire-lait {kind:small}',
    familyName: 'Tire-lait',
    description:
      'Manuel pour un usage ponctuel, électrique pour la reprise du travail. Une téterelle souple, peu de pièces et un moteur qui ne réveille pas bébé. Le lait se conserve 48\u00a0heures à 4\u00a0°C et 4\u00a0mois à −18\u00a0°C.',
    features: [
      'Téterelle souple en silicone',
      'Neuf niveaux (électrique)',
      'Peu de pièces à laver',
      'Biberon inclus',
    ],
    facts: {
      ingredients:
        'Téterelle en silicone, biberon en polypropylène, {motor}. Toutes les pièces en contact avec le lait sont sans BPA.',
      usage:
        'Se laver les mains et faire bouillir toutes les pièces avant la première utilisation. Commencer au niveau le plus bas, dix à quinze minutes par sein. Mettre le lait au froid aussitôt\u00a0: 48\u00a0heures à 4\u00a0°C, 4\u00a0mois à −18\u00a0°C.',
      warnings:
        'Tirer son lait ne doit pas faire mal\u00a0: baisser le niveau ou demander l’avis de votre sage-femme. À l’usage d’une seule femme. Laver les pièces après chaque usage\u00a0; ne pas faire bouillir le moteur. Jeter le lait réchauffé par une coupure de courant.',
      audience: 'Femmes qui allaitent. Ne pas utiliser pendant la grossesse.',
      terms: {
        motor: {
          Manual: 'poignée en polypropylène',
          'Single Electric': 'moteur à neuf niveaux avec batterie au lithium',
          'Double Electric':
            'moteur à neuf niveaux avec batterie au lithium, deux téterelles et deux biberons',
        },
      },
    },
    options: {
      Manual: 'Manuel',
      'Single Electric': 'Électrique simple',
      'Double Electric': 'Électrique double',
    },
  },
};

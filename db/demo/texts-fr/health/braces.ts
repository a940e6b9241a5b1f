import type { LineTexts } from '../../texts/line-texts.ts';
import { braceAudience, braceWarnings } from '../usual/usual-texts.ts';

export const braces: Record<string, LineTexts> = {
  'knee-sleeve': {
    name: 'Genouillère élastique tricotée, {color:small}, taille {size}',
    familyName: 'Genouillère élastique tricotée',
    description:
      'Un tricot respirant, ferme autour de l’articulation et doux aux bords, avec un anneau de silicone qui guide la rotule. Pour les efforts, le sport et les longues heures debout. Mesurez la cuisse 12\u00a0cm au-dessus du genou et choisissez la taille selon le tableau de la boîte.',
    features: [
      'Anneau de silicone autour de la rotule',
      'Tricot respirant sans couture arrière',
      'Bord doux qui ne serre pas',
      'Genou gauche ou droit',
    ],
    facts: {
      ingredients:
        'Polyamide 62\u00a0%, élasthanne 28\u00a0%, coton 10\u00a0%\u00a0; anneau de silicone autour de la rotule. Sans latex.',
      usage:
        'Mesurer la cuisse 12\u00a0cm au-dessus du genou\u00a0: S 36 à 41, M 41 à 46, L 46 à 51, XL 51 à 56, XXL 56 à 62\u00a0cm. Enfiler jusqu’à ce que l’anneau entoure la rotule.',
      warnings: braceWarnings,
      audience: braceAudience,
    },
  },
  'hinged-knee': {
    name: 'Genouillère articulée, taille {size}',
    familyName: 'Genouillère articulée',
    description:
      'Deux articulations en aluminium empêchent le genou de partir sur le côté, tout en le laissant plier normalement. Elle s’ouvre à l’avant et se met sans lever une jambe douloureuse. Souvent portée après une entorse, sur avis d’un médecin ou d’un kinésithérapeute.',
    features: [
      'Articulations des deux côtés',
      'S’ouvre entièrement à l’avant',
      'Quatre sangles réglables',
      'Lavable sans les articulations',
    ],
    facts: {
      ingredients:
        'Tricot de polyamide et d’élasthanne sans néoprène, deux articulations en aluminium, quatre sangles auto-agrippantes.',
      usage:
        'Mesurer la cuisse 12\u00a0cm au-dessus du genou\u00a0: S 36 à 41, M 41 à 46, L 46 à 51, XL 51 à 58\u00a0cm. Fermer à l’avant, les articulations de chaque côté de la rotule, et serrer les sangles de bas en haut.',
      warnings: braceWarnings,
      audience: braceAudience,
    },
  },
  'ankle-brace': {
    name: 'Chevillère à sangles croisées, {color:small}, taille {size}',
    familyName: 'Chevillère à sangles croisées',
    description:
      'Un manchon pour la chaleur et deux sangles croisées pour le maintien, comme une bande toujours bien enroulée. Assez fine pour une chaussure lacée. Enfilez d’abord le manchon, puis croisez les sangles sur le cou-de-pied.',
    features: ['Sangles en huit', 'Fine\u00a0: tient dans la chaussure', 'Talon ouvert', 'Gauche et droite'],
    facts: {
      ingredients:
        'Polyamide 58\u00a0%, polyester 24\u00a0%, élasthanne 18\u00a0%\u00a0; sangles auto-agrippantes. Sans latex.',
      usage:
        'Mesurer le tour de cheville\u00a0: S 18 à 21, M 21 à 24, L 24 à 27, XL 27 à 30\u00a0cm. Enfiler le manchon, croiser les sangles sur le cou-de-pied et les fermer sur les côtés.',
      warnings: braceWarnings,
      audience: braceAudience,
    },
  },
  'wrist-splint': {
    name: 'Attelle de poignet, {side:small}, taille {size}',
    familyName: 'Attelle de poignet',
    description:
      'Une baleine en aluminium le long de la paume garde le poignet au repos au clavier, et la nuit si un médecin le conseille, tandis que les doigts restent libres. Elle se plie à la main pour s’ajuster, ou se retire. Trois sangles se ferment d’une seule main.',
    features: ['Baleine palmaire amovible', 'Doigts libres', 'Se ferme d’une seule main', 'Doublure aérée'],
    facts: {
      ingredients:
        'Maille de polyester, mousse de polyuréthane, baleine en aluminium, trois sangles auto-agrippantes. Sans latex.',
      usage:
        'Pour la main {side:small}. Mesurer le tour de poignet\u00a0: S 13 à 16, M 16 à 19, L 19 à 22\u00a0cm. Glisser la main, placer la baleine le long de la paume et fermer les sangles. Laver à la main, sans la baleine.',
      warnings: braceWarnings,
      audience: braceAudience,
    },
  },
  'thumb-brace': {
    name: 'Attelle de pouce, {side:small}, taille {size}',
    familyName: 'Attelle de pouce',
    description:
      'Elle stabilise la base du pouce quand bocaux, téléphones et sécateurs lui en demandent trop. L’attelle suit le pouce et laisse le poignet mobile. Laver à la main, sécher à plat.',
    features: [
      'Attelle en aluminium modelable',
      'Le poignet reste mobile',
      'Discrète sous la manche',
      'Micropolaire douce à l’intérieur',
    ],
    facts: {
      ingredients: 'Micropolaire de polyester, attelle en aluminium, sangles auto-agrippantes. Sans latex.',
      usage:
        'Pour la main {side:small}. Mesurer le tour de poignet\u00a0: S/M 13 à 17, L/XL 17 à 21\u00a0cm. Plier l’attelle selon le pouce, puis fermer les sangles. Laver à la main et sécher à plat.',
      warnings: braceWarnings,
      audience: braceAudience,
    },
  },
  'lumbar-belt': {
    name: 'Ceinture lombaire {height}, taille {size}',
    familyName: 'Ceinture lombaire',
    description:
      'Quatre baleines souples le long de la colonne et deux sangles croisées qui multiplient la force de vos mains. Pour porter, conduire et passer les jours qui suivent un faux mouvement. Portez-la le temps d’une tâche, pas toute la journée, pour que les muscles continuent à travailler.',
    features: [
      'Quatre baleines souples',
      'Doubles sangles de serrage',
      'Maille respirante',
      'Reste en place en position assise',
    ],
    facts: {
      ingredients:
        'Maille de polyamide, polyester et élasthanne, quatre baleines souples, deux sangles croisées auto-agrippantes. Hauteur {height}.',
      usage:
        'Mesurer le tour de hanches\u00a0: S 75 à 85, M 85 à 95, L 95 à 105, XL 105 à 118, XXL 118 à 132\u00a0cm. Placer les baleines le long de la colonne, fermer la ceinture, puis serrer les sangles. La porter le temps d’une tâche.',
      warnings: braceWarnings,
      audience:
        'Adultes. Grossesse, hernie ou mauvaise circulation\u00a0: demander d’abord l’avis d’un médecin.',
    },
  },
  'posture-strap': {
    name: 'Redresse-dos, taille {size}',
    familyName: 'Redresse-dos',
    description:
      'Deux boucles rembourrées ramènent doucement les épaules en arrière et rappellent de se tenir droit. Commencez par vingt minutes par jour au bureau. Il se porte sur une chemise ou, invisible, en dessous.',
    features: [
      'Rembourré sous les bras',
      'Se règle à l’avant',
      'Assez fin sous une chemise',
      'Pour un port court et quotidien',
    ],
    facts: {
      ingredients: 'Polyester et élasthanne, rembourrage en mousse, boucles en polyamide.',
      usage:
        'Tour de poitrine S/M 70 à 95, L/XL 95 à 120\u00a0cm. Enfiler comme un sac à dos et serrer jusqu’à ce que les épaules reculent sans effort. Commencer par vingt minutes par jour, deux heures au maximum.',
      warnings: braceWarnings,
      audience:
        'Adultes et adolescents. En cas de douleur au dos ou aux bras, demander d’abord l’avis d’un médecin.',
    },
  },
  'cervical-collar': {
    name: 'Collier cervical souple {height}, taille {size}',
    familyName: 'Collier cervical souple',
    description:
      'Une mousse à housse de coton qui repose le cou et le garde au chaud. L’avant est échancré pour le menton. Prenez la hauteur selon la distance entre le menton et la clavicule, et consultez un médecin si la douleur dure.',
    features: [
      'Mousse anatomique souple',
      'Housse en coton lavable',
      'Échancré pour le menton',
      'Fermeture à l’arrière',
    ],
    facts: {
      ingredients:
        'Mousse de polyuréthane, housse en jersey de coton, fermeture auto-agrippante. Hauteur {height}.',
      usage:
        'Tour de cou S 30 à 36, M 36 à 41, L 41 à 46\u00a0cm. Placer l’échancrure sous le menton et fermer à l’arrière. Porter peu de temps à la fois et retirer pour bouger doucement le cou.',
      warnings: `${braceWarnings} Après un accident, ne pas déplacer la personne\u00a0: appeler les secours.`,
      audience: 'Adultes. Ne pas conduire avec le collier.',
    },
  },
};

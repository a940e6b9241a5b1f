import type { LineTexts } from '../../texts/line-texts.ts';

export const oralCare: Record<string, LineTexts> = {
  mouthwash: {
    name: 'Bain de bouche, {kind:small}, {volume}',
    familyName: 'Bain de bouche',
    description:
      'Un bain de bouche sans alcool, qui ne brûle pas. Vingt millilitres pendant une demi-minute, à un autre moment que le brossage. Il complète la brosse et ne la remplace jamais. Dès 7\u00a0ans.',
    features: ['Sans alcool', 'Haleine fraîche', 'Au fluor', 'Bouchon doseur'],
    facts: {
      ingredients:
        'Aqua, Glycerin, Sorbitol, {extra}, Poloxamer 407, Aroma, Sodium Benzoate, Citric Acid, Sodium Fluoride (225 ppm de fluor). Sans alcool.',
      usage:
        'Rincer la bouche avec 20\u00a0ml pendant une demi-minute et recracher, une à deux fois par jour, à un autre moment que le brossage. Ne pas boire pendant la demi-heure qui suit.',
      warnings: 'Ne pas avaler. Tenir hors de portée des enfants. Ne remplace pas le brossage.',
      audience: 'Adultes et enfants dès 7\u00a0ans qui savent recracher. Convient pendant la grossesse.',
      terms: {
        extra: {
          'Fresh Mint': 'Mentha Piperita Oil',
          'Gum Care': 'Zinc Chloride, Panthenol',
          'Dry Mouth': 'Xylitol, Betaine, Sodium Hyaluronate',
        },
      },
    },
    options: { 'Fresh Mint': 'Menthe fraîche', 'Dry Mouth': 'Bouche sèche' },
  },
  'dental-floss': {
    name: 'Fil dentaire, {kind:small}',
    familyName: 'Fil dentaire',
    description:
      'Ciré pour les espaces serrés, ruban pour les larges, expansible pour les gencives qui saignent facilement. Guidez-le autour de chaque dent en forme de C. Les porte-fils conviennent au sac et aux débutants.',
    features: ['Ne s’effiloche pas', 'Glisse dans les espaces serrés', 'Arôme menthe', 'Boîte recyclable'],
    facts: {
      ingredients: '{thread}',
      usage: '{use} Une fois par jour, de préférence le soir avant le brossage.',
      warnings:
        'Ne pas le faire claquer sur la gencive. Un léger saignement est possible au début\u00a0; s’il dure une semaine, consulter un dentiste. Tenir loin des jeunes enfants.',
      audience: 'Adultes et enfants dès 10\u00a0ans.',
      terms: {
        thread: {
          'Waxed Mint 50 m': 'Fil de nylon, cire, arôme menthe, fluorure de sodium.',
          'Ribbon 30 m': 'Ruban de polyéthylène sans PTFE, cire, arôme menthe.',
          'Expanding 40 m': 'Fil de polyester qui gonfle au contact de l’humidité, cire, arôme menthe.',
          'Floss Picks, 40 pieces': 'Manche en polypropylène recyclé, fil de polyéthylène, arôme menthe.',
        },
        use: {
          'Waxed Mint 50 m':
            'Enrouler 40\u00a0cm autour de deux doigts et le guider en C autour de chaque dent.',
          'Ribbon 30 m': 'Enrouler 40\u00a0cm autour de deux doigts et le guider en C autour de chaque dent.',
          'Expanding 40 m':
            'Enrouler 40\u00a0cm autour de deux doigts et le guider en C autour de chaque dent.',
          'Floss Picks, 40 pieces':
            'Glisser le fil dans chaque espace et le faire aller de haut en bas. Usage unique.',
        },
      },
    },
    options: {
      'Waxed Mint 50 m': 'Ciré menthe 50\u00a0m',
      'Ribbon 30 m': 'Ruban 30\u00a0m',
      'Expanding 40 m': 'Expansible 40\u00a0m',
      'Floss Picks, 40 pieces': 'Porte-fils, 40 pièces',
    },
  },
  'interdental-brushes': {
    name: 'Brossettes interdentaires {size}, {pack}',
    familyName: 'Brossettes interdentaires',
    description:
      'Elles nettoient là où aucun poil n’arrive. La bonne taille entre avec une légère résistance\u00a0; la plupart des gens en ont besoin de deux. Chacune sert environ une semaine, à rincer après usage.',
    features: ['Fil gainé', 'Se plie sans casser', 'Capuchon inclus', 'Couleurs selon la taille'],
    facts: {
      ingredients:
        'Manche en polypropylène, fil d’acier gainé à poils de nylon, largeur {size}\u00a0; capuchon de protection.',
      usage:
        'L’introduire doucement dans l’espace, faire deux ou trois va-et-vient et rincer. Une fois par jour. Chaque brossette sert environ une semaine.',
      warnings:
        'Ne jamais forcer\u00a0: prendre la taille inférieure. Un léger saignement est possible au début\u00a0; s’il dure une semaine, consulter un dentiste.',
      audience: 'Adultes. Un dentiste peut vous aider à trouver la taille.',
    },
    options: {
      '0.4 mm': '0,4\u00a0mm',
      '0.5 mm': '0,5\u00a0mm',
      '0.6 mm': '0,6\u00a0mm',
      '0.7 mm': '0,7\u00a0mm',
      '0.8 mm': '0,8\u00a0mm',
      '6 brushes': '6 brossettes',
      '12 brushes': '12 brossettes',
    },
  },
  'denture-tablets': {
    name: 'Comprimés nettoyants pour appareil dentaire, {pack}',
    description:
      'Mettez-en un dans l’eau tiède, plongez l’appareil quinze minutes, brossez et rincez. Enlève les taches de thé et de café. Convient aussi aux gouttières et aux protections de nuit.',
    features: [
      'Propre en quinze minutes',
      'Enlève les taches',
      'Menthe fraîche',
      'Respecte les parties métalliques',
    ],
    facts: {
      ingredients:
        'Bicarbonate de sodium, acide citrique, monopersulfate de potassium, carbonate de sodium, percarbonate de sodium, PEG-150, arôme, CI 42090.',
      usage:
        'Mettre un comprimé dans un verre d’eau tiède, plonger l’appareil quinze minutes, le brosser et bien rincer.',
      warnings:
        'Ne pas mettre les comprimés en bouche, ne jamais les avaler. Tenir hors de portée des enfants et des personnes atteintes de démence. Ne pas utiliser en cas d’allergie aux persulfates.',
      audience: 'Porteurs d’appareils dentaires, de gouttières et de protections de nuit.',
    },
    options: { '32 tablets': '32 comprimés', '66 tablets': '66 comprimés', '96 tablets': '96 comprimés' },
  },
  'denture-cream': {
    name: 'Crème fixative pour appareil dentaire, {kind:small}, {volume}',
    familyName: 'Crème fixative pour appareil dentaire',
    description:
      'Elle tient du petit-déjeuner au coucher et empêche les miettes de passer. Trois courtes bandes sur l’appareil sec suffisent\u00a0; au-delà, elle déborde. S’enlève à l’eau tiède et à la brosse.',
    features: ['Tient jusqu’à douze heures', 'Sans zinc', 'Barrière contre les miettes', 'Embout étroit'],
    facts: {
      ingredients:
        'Calcium/Sodium PVM/MA Copolymer, Petrolatum, Cellulose Gum, Paraffinum Liquidum{aroma}. Sans zinc.',
      usage:
        'Déposer trois courtes bandes sur l’appareil propre et sec, le mettre en place et serrer quelques secondes. Une fois par jour. Nettoyer à l’eau tiède et à la brosse.',
      warnings:
        'Utiliser le moins possible. Si l’appareil ne tient plus, consulter un dentiste. Ne pas utiliser en cas d’allergie à l’un des ingrédients. Tenir hors de portée des enfants.',
      audience: 'Adultes porteurs d’un appareil dentaire.',
      terms: { aroma: { Mint: ', Aroma, CI 73360', Neutral: '' } },
    },
  },
};

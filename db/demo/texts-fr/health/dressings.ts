import type { LineTexts } from '../../texts/line-texts.ts';
import { bandageWarnings, plasterWarnings } from '../usual/usual-texts.ts';

export const dressings: Record<string, LineTexts> = {
  'fabric-plasters': {
    name: 'Pansements tissu, {kind:small}, {pack}',
    familyName: 'Pansements tissu',
    description:
      'Un tissu élastique qui suit les doigts et les genoux et tient toute une journée de travail. La compresse est enduite\u00a0: elle se retire sans coller à la plaie. Nettoyez et séchez la peau avant de le poser.',
    features: ['Suit chaque mouvement', 'Compresse qui ne colle pas', 'Forte adhérence', 'Emballés un à un'],
    facts: {
      ingredients:
        'Tissu élastique en viscose et polyamide, compresse en viscose à enduit non adhérent, adhésif acrylique. Sans latex.',
      usage: 'Nettoyer et sécher la peau, {use}. Changer une fois par jour, et dès qu’il est mouillé.',
      warnings: plasterWarnings,
      audience: 'Adultes et enfants. Peau sensible\u00a0: préférer le film étanche.',
      terms: {
        use: {
          Assorted: 'choisir une taille plus grande que la plaie et poser sans tirer',
          'Extra Wide': 'poser sans tirer',
          'Finger & Knuckle': 'rabattre les ailes autour du doigt plié',
          'Cut to Length': 'couper une bande plus longue que la plaie de deux centimètres et la poser',
        },
      },
    },
    options: {
      Assorted: 'Assortis',
      'Extra Wide': 'Extra-larges',
      'Finger & Knuckle': 'Doigts et articulations',
      'Cut to Length': 'À découper',
    },
  },
  'waterproof-plasters': {
    name: 'Pansements étanches, {pack}',
    description:
      'Un film transparent et respirant, scellé tout autour\u00a0: pour la vaisselle, la douche et la mer. Les coins arrondis ne se décollent pas. Changez le pansement une fois par jour.',
    features: [
      'Scellés sur les quatre côtés',
      'Film respirant',
      'Presque invisibles',
      'Adhésif hypoallergénique',
    ],
    facts: {
      ingredients:
        'Film de polyuréthane, compresse en viscose à enduit non adhérent, adhésif acrylique hypoallergénique. Sans latex.',
      usage:
        'Nettoyer et sécher la peau, retirer le papier et presser le bord tout autour. Changer une fois par jour. Décoller lentement, à ras de la peau.',
      warnings: plasterWarnings,
      audience: 'Adultes et enfants, y compris peaux sensibles.',
    },
  },
  'blister-plasters': {
    name: 'Pansements ampoules hydrocolloïdes, {place:small}, {pack}',
    familyName: 'Pansements ampoules hydrocolloïdes',
    description:
      'Une seconde peau hydrocolloïde pour les ampoules des chaussures neuves. Elle absorbe le liquide, amortit et reste en place plusieurs jours. Chauffez le pansement entre les mains avant la pose et laissez-le se décoller de lui-même.',
    features: [
      'Amortit aussitôt la pression',
      'Tiennent plusieurs jours',
      'Résistent à l’eau',
      'Bord très fin',
    ],
    facts: {
      ingredients:
        'Hydrocolloïde de carboxyméthylcellulose dans un adhésif en caoutchouc synthétique, film de polyuréthane. Sans latex.',
      usage:
        'Nettoyer et sécher la peau, chauffer le pansement entre les mains, le presser une minute. Laisser plusieurs jours, jusqu’à ce qu’il se décolle de lui-même. Ne pas tirer.',
      warnings: `${plasterWarnings} En cas de diabète, demander d’abord l’avis d’un médecin.`,
      audience: 'Adultes et enfants dès 6\u00a0ans.',
    },
    options: { Heel: 'Talon', Toe: 'Orteil', Mixed: 'Assortis', '5 pieces': '5 pièces' },
  },
  'sterile-compresses': {
    name: 'Compresses stériles de gaze {size}, {pack}',
    familyName: 'Compresses stériles de gaze',
    description:
      'De la gaze de coton à huit plis, repliée pour qu’aucun fil ne se détache dans la plaie. Elles sont scellées par deux dans un papier qui s’ouvre sans ciseaux. À utiliser avec un antiseptique pour nettoyer, ou à sec pour couvrir.',
    features: ['100\u00a0% coton', 'Huit plis, bords rentrés', 'Stériles, deux par sachet', 'Absorbent vite'],
    facts: {
      ingredients:
        'Gaze 100\u00a0% coton, huit plis, {size}, stérilisée à la vapeur. Deux compresses par sachet.',
      usage:
        'Se laver les mains, ouvrir le sachet à l’encoche et ne toucher que le bord. Poser sur la plaie propre et fixer avec du sparadrap ou une bande. Changer une fois par jour.',
      warnings:
        'Usage unique. Stérile seulement si le sachet est fermé et intact. Ne pas utiliser après la date imprimée. Plaies profondes, sales ou qui saignent\u00a0: consulter un médecin.',
      audience: 'Adultes et enfants.',
    },
    options: { '7.5 x 7.5 cm': '7,5 x 7,5\u00a0cm', '25 pieces': '25 pièces' },
  },
  'cotton-wool': {
    name: 'Coton hydrophile, {form:small}',
    familyName: 'Coton hydrophile',
    description:
      'Un coton à fibres longues, blanchi sans chlore, assez doux pour le visage d’un bébé. Le rouleau va dans la boîte à pharmacie, les disques servent à la lotion et au démaquillage. Gardez le sachet fermé et au sec.',
    features: ['Pur coton', 'Sans chlore ni azurants', 'Presque sans peluches', 'Sachet à cordon'],
    facts: {
      ingredients: '100\u00a0% coton, blanchi sans chlore, sans azurants optiques. Non stérile.',
      usage: '{use} Refermer le sachet et le garder au sec.',
      warnings:
        'Ce coton n’est pas stérile\u00a0: ne pas le poser directement sur une plaie ouverte, car les fibres collent. Usage unique. Tenir le sachet loin des bébés.',
      audience: 'Pour tous, dès la naissance.',
      terms: {
        use: {
          'Roll 100 g': 'Déchirer le morceau nécessaire pour nettoyer ou rembourrer.',
          'Roll 250 g': 'Déchirer le morceau nécessaire pour nettoyer ou rembourrer.',
          'Pads, 80 pieces': 'Pour la lotion, le maquillage et le vernis à ongles.',
          'Balls, 100 pieces': 'Pour la lotion et pour nettoyer la peau avant une injection.',
          'Zigzag 200 g': 'Tirer la bande et déchirer le morceau nécessaire.',
        },
      },
    },
    options: {
      'Roll 100 g': 'Rouleau 100\u00a0g',
      'Roll 250 g': 'Rouleau 250\u00a0g',
      'Pads, 80 pieces': 'Disques, 80 pièces',
      'Balls, 100 pieces': 'Boules, 100 pièces',
      'Zigzag 200 g': 'Accordéon 200\u00a0g',
    },
  },
  'elastic-bandage': {
    name: 'Bande crêpe élastique {width}, {pack}',
    familyName: 'Bande crêpe élastique',
    description:
      'Une bande lavable qui s’étire au double de sa longueur et garde son ressort. Elle maintient un pansement et soutient une articulation forcée. Enroulez du pied ou de la main vers le corps, sans trop tirer\u00a0; agrafes incluses.',
    features: ['4\u00a0m étirée', 'Lavable à 60\u00a0°C', 'Coton doux pour la peau', 'Avec deux agrafes'],
    facts: {
      ingredients:
        'Coton 66\u00a0%, polyamide 33\u00a0%, élasthanne 1\u00a0%. Largeur {width}, 4\u00a0m étirée. Deux agrafes par rouleau. Sans latex.',
      usage:
        'Enrouler du pied ou de la main vers le corps, chaque tour recouvrant la moitié du précédent, fermement mais sans trop tirer. Fixer avec les agrafes. Laver à 60\u00a0°C.',
      warnings: bandageWarnings,
      audience: 'Adultes et enfants.',
    },
    options: { '1 roll': '1 rouleau', '6 rolls': '6 rouleaux' },
  },
  'cohesive-bandage': {
    name: 'Bande cohésive {width}, {color:small}',
    familyName: 'Bande cohésive',
    description:
      'Elle adhère à elle-même et à rien d’autre, ni aux poils ni à la peau. Elle est donc vite posée sur les mains, les chevilles et les enfants qui ne tiennent pas en place. Déchirez-la à la main à la longueur voulue.',
    features: ['Sans agrafes ni sparadrap', 'Se déchire à la main', 'Sans latex', '4,5\u00a0m par rouleau'],
    facts: {
      ingredients:
        'Non-tissé de viscose et de polyester à fils élastiques, enduit cohésif sans latex. Largeur {width}, 4,5\u00a0m étirée.',
      usage:
        'Enrouler sur une compresse ou autour de l’articulation, chaque tour recouvrant la moitié du précédent, sans trop tirer. Déchirer et presser\u00a0: elle adhère à elle-même.',
      warnings: `${bandageWarnings} Ne pas poser directement sur une plaie.`,
      audience: 'Adultes et enfants.',
    },
    options: { '7.5 cm': '7,5\u00a0cm' },
  },
  'surgical-tape': {
    name: 'Sparadrap hypoallergénique, {kind:small}, {width}',
    familyName: 'Sparadrap hypoallergénique',
    description:
      'Trois sparadraps pour trois peaux\u00a0: papier pour les plus sensibles, soie pour la solidité, film transparent là où il ne doit pas se voir. Tous se déchirent droit, sans ciseaux. Pressez brièvement\u00a0; la chaleur fait tenir l’adhésif.',
    features: [
      'Doux pour la peau fragile',
      'Se déchire sans ciseaux',
      'Ne laisse pas de colle',
      '9,1\u00a0m par rouleau',
    ],
    facts: {
      ingredients:
        '{carrier}, adhésif acrylique hypoallergénique. Largeur {width}, 9,1\u00a0m par rouleau. Sans latex.',
      usage:
        'Sécher la peau, déchirer un morceau, le poser sans tirer et presser brièvement. Retirer lentement, dans le sens des poils.',
      warnings:
        'Ne pas poser directement sur une plaie. Cesser l’utilisation si la peau rougit ou démange. Garder au sec.',
      audience: 'Adultes et enfants{who}.',
      terms: {
        carrier: {
          Paper: 'Papier non tissé de viscose',
          Silk: 'Soie d’acétate tissée',
          'Clear Film': 'Film de polyéthylène perforé',
        },
        who: { Paper: ', y compris les peaux les plus sensibles', Silk: '', 'Clear Film': '' },
      },
    },
    options: {
      Paper: 'Papier',
      Silk: 'Soie',
      'Clear Film': 'Film transparent',
      '1.25 cm': '1,25\u00a0cm',
      '2.5 cm': '2,5\u00a0cm',
    },
  },
};

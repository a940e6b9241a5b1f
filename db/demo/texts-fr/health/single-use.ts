import type { LineTexts } from '../../texts/line-texts.ts';

export const singleUse: Record<string, LineTexts> = {
  'examination-gloves': {
    name: 'Gants d’examen, {material:small}, taille {size}, boîte de 100',
    familyName: 'Gants d’examen',
    description:
      'Des gants non poudrés à bord roulé. Le nitrile résiste aux perforations et convient en cas d’allergie au latex\u00a0; le latex est le plus souple\u00a0; le vinyle sert aux tâches courtes et légères. Changez de gants entre deux personnes et lavez-vous les mains ensuite.',
    features: [
      'Non poudrés',
      'Bouts de doigts texturés pour instruments mouillés',
      'Non stériles',
      'Ambidextres',
    ],
    facts: {
      ingredients: '{formula}, sans poudre. Non stériles.',
      usage:
        'Se sécher les mains, enfiler le gant par la manchette et vérifier l’absence de trous. Changer entre deux personnes et après trente minutes. Se laver les mains ensuite.',
      warnings: 'Usage unique. {caution} Conserver à l’abri du soleil et de la chaleur.',
      audience: 'Largeur de la paume\u00a0: {width}.',
      terms: {
        formula: {
          Nitrile: 'Caoutchouc nitrile, sans latex',
          Latex: 'Latex de caoutchouc naturel',
          Vinyl: 'Polychlorure de vinyle, sans latex',
        },
        caution: {
          Nitrile: 'Convient en cas d’allergie au latex.',
          Latex:
            'Contient du latex, qui peut provoquer une allergie grave\u00a0: ne pas utiliser en cas d’allergie au latex.',
          Vinyl: 'Seulement pour des tâches courtes et légères\u00a0: il se déchire facilement.',
        },
        width: { S: '7 à 8\u00a0cm', M: '8 à 9\u00a0cm', L: '9 à 10\u00a0cm', XL: '10 à 11\u00a0cm' },
      },
    },
    options: { Nitrile: 'Nitrile', Latex: 'Latex', Vinyl: 'Vinyle' },
  },
  'surgical-masks': {
    name: 'Masques chirurgicaux, {color:small}, {pack}',
    familyName: 'Masques chirurgicaux',
    description:
      'Trois couches, des élastiques doux et une barrette nasale souple. Le côté coloré se porte à l’extérieur. Changez de masque après quatre heures ou dès qu’il est humide.',
    features: [
      'Filtrent 98\u00a0% des bactéries',
      'Barrette nasale',
      'Élastiques doux',
      'Sans fibre de verre',
    ],
    facts: {
      ingredients:
        'Trois couches de polypropylène, élastiques en polyamide et élasthanne, barrette nasale en fil gainé. Sans latex ni fibre de verre. Type IIR, filtre 98\u00a0% des bactéries.',
      usage:
        'Se laver les mains, mettre le masque côté coloré à l’extérieur, pincer la barrette et le tirer sous le menton. Changer après quatre heures, ou dès qu’il est humide.',
      warnings:
        'Usage unique. Il protège les autres plus que vous et n’est pas un appareil de protection respiratoire. Ne pas le mettre à de jeunes enfants ni à des personnes incapables de le retirer seules.',
      audience: 'Adultes et enfants dès 10\u00a0ans.',
    },
    options: { '100 masks': '100 masques' },
  },
  'ffp2-masks': {
    name: 'Masques FFP2, {pack}',
    description:
      'Des masques pliables à cinq couches, étanches autour du nez et du menton. Pincez la barrette des deux mains et vérifiez que l’air ne s’échappe pas. Pour les poussières, les aérosols et le contact étroit avec des patients.',
    features: ['Cinq couches', 'Emballés un à un', 'Compatibles avec des lunettes', 'Sans valve'],
    facts: {
      ingredients:
        'Cinq couches de polypropylène, élastiques en polyester et élasthanne, barrette nasale en aluminium. Sans valve. Sans latex.',
      usage:
        'Déplier, passer les élastiques derrière les oreilles, pincer la barrette des deux mains et souffler\u00a0: l’air ne doit pas s’échapper au bord. Changer après huit heures, ou dès qu’il est humide.',
      warnings:
        'Usage unique. Ne protège ni des gaz ni du manque d’oxygène. Une barbe empêche l’étanchéité. Arrêter en cas de vertige.',
      audience: 'Adultes. En cas de maladie du cœur ou des poumons, demander d’abord l’avis du médecin.',
    },
    options: { '10 masks': '10 masques', '20 masks': '20 masques' },
  },
  'surgical-cap': {
    name: 'Calot de bloc réutilisable, {color:small}',
    familyName: 'Calot de bloc réutilisable',
    description:
      'Un calot en coton avec bandeau absorbant et liens, pour cheveux courts et longs. Lavable, il remplace des centaines de charlottes en papier. Taille unique, réglable à l’arrière.',
    features: ['Bandeau absorbant intérieur', 'Se noue à l’arrière', 'Lavable à 60\u00a0°C', 'Taille unique'],
    facts: {
      ingredients: 'Coton 100\u00a0%, 120\u00a0g par mètre carré, bandeau en éponge de coton.',
      usage:
        'Laver à 60\u00a0°C avant la première utilisation. Nouer à l’arrière en couvrant tous les cheveux. Repasser à trois points.',
      warnings: 'Non stérile. Changer au moins une fois par jour.',
      audience: 'Adultes, taille unique, cheveux courts et longs.',
    },
  },
};

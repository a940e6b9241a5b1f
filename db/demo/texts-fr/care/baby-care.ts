import type { LineTexts } from '../../texts/line-texts.ts';
import { babyWarnings, padWarnings } from '../usual/usual-texts.ts';

export const babyCare: Record<string, LineTexts> = {
  'baby-wash': {
    name: 'Gel lavant bébé corps et cheveux, {volume}',
    description:
      'Un seul soin lavant de la tête aux pieds, qui ne pique pas les yeux. Au calendula, sans parfum qui masquerait l’odeur du nouveau-né. Une pression sur la pompe suffit pour un petit bain.',
    features: ['Ne pique pas les yeux', 'Dès la naissance', 'Base biodégradable', 'Sans parfum'],
    facts: {
      ingredients:
        'Aqua, Coco-Glucoside, Glycerin, Disodium Cocoyl Glutamate, Calendula Officinalis Flower Extract, Panthenol, Citric Acid, Xanthan Gum, Sodium Benzoate. Sans parfum.',
      usage:
        'Verser une pression dans l’eau du bain ou sur la main mouillée, laver bébé de la tête aux pieds et rincer.',
      warnings: babyWarnings,
      audience: 'Bébés dès la naissance, enfants, et adultes à peau sensible.',
    },
  },
  'baby-milk': {
    name: 'Lait bébé {kind:small}, {volume}',
    familyName: 'Lait bébé',
    description:
      'Le lait de toilette s’utilise sans eau, pour le change et le visage\u00a0; le lait hydratant s’applique après le bain. Tous deux contiennent de l’huile d’amande et sont assez fluides pour des gestes rapides.',
    features: ['À l’huile d’amande douce', 'Dès la naissance', 'Sans phénoxyéthanol', 'Pénètre vite'],
    facts: {
      ingredients:
        'Aqua, Prunus Amygdalus Dulcis Oil, Glycerin, {base}, Calendula Officinalis Flower Extract, Xanthan Gum, Citric Acid, Sodium Benzoate. Sans phénoxyéthanol.',
      usage: '{use}',
      warnings: `${babyWarnings} Ne pas utiliser chez un enfant allergique à l’amande.`,
      audience: 'Bébés dès la naissance et enfants.',
      terms: {
        base: {
          'Cleansing Milk': 'Cetearyl Alcohol, Coco-Glucoside',
          'Moisturizing Milk': 'Butyrospermum Parkii Butter, Glyceryl Stearate',
        },
        use: {
          'Cleansing Milk':
            'Verser sur un carré de coton et nettoyer le visage ou le siège, sans eau. Recommencer jusqu’à ce que le coton reste propre.',
          'Moisturizing Milk':
            'Une fois par jour après le bain, en chauffer un peu dans les mains et masser.',
        },
      },
    },
    options: { 'Cleansing Milk': 'De toilette', 'Moisturizing Milk': 'Hydratant' },
  },
  'diaper-cream': {
    name: 'Crème pour le change, {volume}',
    description:
      'Une barrière blanche d’oxyde de zinc et d’huile d’olive pressée à froid, entre la peau et l’humidité. Sécher en tapotant, étaler une couche fine et ne pas tout enlever au change suivant. Demandez conseil si les rougeurs durent plus de trois jours.',
    features: ['À 20\u00a0% d’oxyde de zinc', 'Protège à chaque change', 'Sans parfum', 'S’étale facilement'],
    facts: {
      ingredients:
        'Zinc Oxide (20\u00a0%), Aqua, Olea Europaea Fruit Oil, Cera Alba, Glycerin, Butyrospermum Parkii Butter, Panthenol, Magnesium Sulfate, Tocopherol. Sans parfum.',
      usage:
        'À chaque change, nettoyer la peau, la sécher en tapotant et étaler une fine couche blanche. Ne pas tout enlever au change suivant.',
      warnings: `${babyWarnings} Ne pas utiliser en cas d’allergie aux produits de la ruche. Demander conseil si les rougeurs durent plus de trois jours.`,
      audience:
        'Bébés dès la naissance\u00a0; convient aussi aux personnes âgées qui portent des protections.',
    },
  },
  liniment: {
    name: 'Liniment oléo-calcaire, {volume}',
    description:
      'Huile d’olive et eau de chaux, comme les pharmaciens l’ont toujours préparé\u00a0: il nettoie et protège en un seul geste, sans rinçage. Il peut se séparer au repos\u00a0: bien agiter.',
    features: ['Deux ingrédients naturels', 'Nettoie et protège', 'Sans rinçage', 'Dès la naissance'],
    facts: {
      ingredients:
        'Olea Europaea Fruit Oil (50\u00a0%), Calcium Hydroxide dans l’eau (eau de chaux, 50\u00a0%).',
      usage:
        'Bien agiter. Verser généreusement sur un carré de coton et nettoyer le siège à chaque change. Ne pas rincer\u00a0: le film protège.',
      warnings: `${babyWarnings} Ne pas utiliser sur le visage, ni sur une peau lésée.`,
      audience: 'Bébés dès la naissance.',
    },
  },
  diapers: {
    name: 'Couches bébé taille {size}, {pack}',
    familyName: 'Couches bébé',
    description:
      'Un intérieur doux qui reste sec toute la nuit et des côtés élastiques qui suivent bébé à quatre pattes. Une ligne devient bleue quand il est temps de changer. Choisissez selon le poids, et prenez la taille au-dessus quand les attaches ferment à peine.',
    features: [
      'Au sec jusqu’à douze heures',
      'Témoin d’humidité',
      'Sans parfum ni lotion',
      'Côtés doux et élastiques',
    ],
    facts: {
      ingredients:
        'Voile et feuille extérieure en polypropylène et polyéthylène, coussin absorbant en pâte de cellulose et polyacrylate de sodium, fils élastiques en polyuréthane. Sans parfum, lotion, latex ni blanchiment au chlore.',
      usage:
        'Ouvrir la couche, poser bébé sur la moitié qui porte les attaches, fermer de façon égale et sortir les volants autour des cuisses. Changer quand la ligne devient bleue, et au moins toutes les quatre heures le jour.',
      warnings: padWarnings,
      audience: 'Enfants de {weight}. Prendre la taille au-dessus quand les attaches ferment à peine.',
      terms: {
        weight: {
          '1 Newborn 2-5 kg': '2 à 5\u00a0kg',
          '2 Mini 3-6 kg': '3 à 6\u00a0kg',
          '3 Midi 4-9 kg': '4 à 9\u00a0kg',
          '4 Maxi 7-18 kg': '7 à 18\u00a0kg',
          '5 Junior 11-25 kg': '11 à 25\u00a0kg',
          '6 XL 16 kg and more': '16\u00a0kg et plus',
        },
      },
    },
    options: {
      '1 Newborn 2-5 kg': '1 nouveau-né 2-5\u00a0kg',
      '2 Mini 3-6 kg': '2 mini 3-6\u00a0kg',
      '3 Midi 4-9 kg': '3 midi 4-9\u00a0kg',
      '4 Maxi 7-18 kg': '4 maxi 7-18\u00a0kg',
      '5 Junior 11-25 kg': '5 junior 11-25\u00a0kg',
      '6 XL 16 kg and more': '6 XL 16\u00a0kg et plus',
      '48 pieces': '48 pièces',
      '96 pieces': '96 pièces',
    },
  },
  'training-pants': {
    name: 'Culottes d’apprentissage taille {size}',
    familyName: 'Culottes d’apprentissage',
    description:
      'Elles s’enfilent et se baissent comme une vraie culotte, et se déchirent sur les côtés en cas d’accident. Pour les enfants qui apprennent la propreté, et pour la nuit. Trente pièces par paquet.',
    features: ['S’enfilent comme une culotte', 'Côtés déchirables', 'Absorbent vite', '30 pièces'],
    facts: {
      ingredients:
        'Voile et feuille extérieure en polypropylène et polyéthylène, coussin absorbant en pâte de cellulose et polyacrylate de sodium, ceinture élastique en fils de polyuréthane. Sans parfum, lotion ni latex.',
      usage:
        'Enfiler comme une culotte. Pour la retirer, déchirer les côtés, rouler la culotte et la fermer avec la bande adhésive.',
      warnings: padWarnings,
      audience: 'Enfants qui apprennent la propreté\u00a0: taille {size}.',
    },
    options: {
      '4, 8-15 kg': '4, 8-15\u00a0kg',
      '5, 12-18 kg': '5, 12-18\u00a0kg',
      '6, 15 kg and more': '6, 15\u00a0kg et plus',
    },
  },
  'water-wipes': {
    name: 'Lingettes bébé à l’eau, {pack}',
    description:
      'Des lingettes épaisses en fibres végétales, avec 99\u00a0% d’eau et une goutte d’extrait de fruit. Pour le siège, les mains collantes et les cuillères tombées. Refermez le couvercle, sinon elles sèchent.',
    features: [
      '99\u00a0% d’eau',
      'Sans parfum ni alcool',
      'Fibres végétales épaisses',
      'Couvercle hermétique',
    ],
    facts: {
      ingredients:
        'Aqua (99\u00a0%), Citrus Grandis Fruit Extract, Citric Acid, Sodium Benzoate. Support en viscose de bois. Sans parfum ni alcool.',
      usage:
        'Essuyer de l’avant vers l’arrière et laisser sécher la peau avant de fermer la couche. Bien refermer le couvercle. À utiliser dans les quatre semaines après ouverture.',
      warnings: `${babyWarnings} Jeter les lingettes à la poubelle, jamais dans les toilettes.`,
      audience: 'Bébés dès la naissance, enfants et adultes.',
    },
    options: {
      '60 wipes': '60 lingettes',
      '3 x 60 wipes': '3 x 60 lingettes',
      '12 x 60 wipes': '12 x 60 lingettes',
    },
  },
  'baby-cotton': {
    name: 'Grands carrés de coton, {pack}',
    description:
      'Des carrés de 8 sur 10 centimètres à deux faces\u00a0: lisse pour le visage, striée pour le change. Mouillés, ils ne se déchirent pas. À utiliser avec du liniment ou simplement de l’eau.',
    features: ['Deux faces différentes', 'Pur coton', 'Très grands', 'Sans chlore'],
    facts: {
      ingredients: '100\u00a0% coton, blanchi sans chlore, 8 x 10\u00a0cm. Sans azurants optiques ni liant.',
      usage:
        'Utiliser la face lisse pour le visage et la face striée pour le change, à sec, avec de l’eau ou avec du liniment.',
      warnings:
        'Usage unique. Garder le sachet au sec et hors de portée des bébés\u00a0: risque d’étouffement. Jeter le coton usagé à la poubelle, pas dans les toilettes.',
      audience: 'Bébés dès la naissance, et adultes pour le démaquillage.',
    },
    options: { '80 squares': '80 carrés', '200 squares': '200 carrés' },
  },
};

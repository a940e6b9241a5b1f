import type { LineTexts } from '../../texts/line-texts.ts';
import { walkingWarnings } from '../usual/usual-texts.ts';

export const canesAndCrutches: Record<string, LineTexts> = {
  'adjustable-cane': {
    name: 'Canne réglable, {color:small}',
    familyName: 'Canne réglable',
    description:
      'Une canne en aluminium à poignée en T de caoutchouc souple, avec dragonne. Small convient jusqu’à 160\u00a0cm, Medium jusqu’à 175\u00a0cm, Large au-delà\u00a0; dans chaque taille, la hauteur se règle encore par pas de 2,5\u00a0cm. Bras le long du corps, la poignée doit arriver au pli du poignet.',
    features: [
      '380\u00a0g seulement',
      'Supporte jusqu’à 120\u00a0kg',
      'Réglage de hauteur à bouton',
      'Large embout en caoutchouc qui accroche',
    ],
    facts: {
      ingredients:
        'Tube en aluminium, poignée en caoutchouc souple, dragonne en nylon, embout en caoutchouc 19\u00a0mm. 380\u00a0g. Supporte jusqu’à 120\u00a0kg.',
      usage:
        'Se tenir droit, chaussé, le bras le long du corps\u00a0: la poignée doit arriver au pli du poignet. Enclencher le bouton et serrer la bague. Tenir la canne du côté de la jambe la plus forte.',
      warnings: walkingWarnings,
      audience:
        'Adultes jusqu’à 120\u00a0kg. Choisir Small jusqu’à 160\u00a0cm de taille, Medium jusqu’à 175\u00a0cm, Large au-delà.',
    },
    options: { Bronze: 'Bronze' },
  },
  'folding-cane': {
    name: 'Canne pliante, {color:small}',
    familyName: 'Canne pliante',
    description:
      'Quatre tubes sur un cordon intérieur se replient à la longueur d’un parapluie, pour le bus, l’avion et la mosquée. Une secousse, et ils se redressent. Livrée avec une pochette qui se referme autour.',
    features: [
      'Pliée\u00a0: 30\u00a0cm',
      'S’ouvre d’elle-même',
      'Avec pochette de transport',
      'Supporte jusqu’à 100\u00a0kg',
    ],
    facts: {
      ingredients:
        'Quatre tubes en aluminium sur cordon élastique, poignée en polypropylène, embout en caoutchouc 16\u00a0mm, pochette. Supporte jusqu’à 100\u00a0kg.',
      usage:
        'L’ouvrir d’une secousse et vérifier que chaque tube est bien emboîté. La poignée doit arriver au pli du poignet. Tenir la canne du côté de la jambe la plus forte.',
      warnings: walkingWarnings,
      audience:
        'Adultes jusqu’à 100\u00a0kg. Choisir Small jusqu’à 160\u00a0cm de taille, Medium jusqu’à 175\u00a0cm, Large au-delà.',
    },
    options: { 'Wine Red': 'Bordeaux' },
  },
  'quad-cane': {
    name: 'Canne quadripode, {base:small}',
    familyName: 'Canne quadripode',
    description:
      'Elle tient debout seule quand il faut les deux mains, et soutient ceux à qui un embout ne suffit pas. La base se tourne pour la main gauche ou droite\u00a0: le côté plat se place près de la jambe. La petite base monte aussi les escaliers.',
    features: [
      'Tient debout seule',
      'Main gauche ou droite',
      'Quatre embouts remplaçables',
      'Supporte jusqu’à 130\u00a0kg',
    ],
    facts: {
      ingredients:
        'Tube en aluminium, base en acier, poignée en caoutchouc souple, quatre embouts en caoutchouc de 16\u00a0mm. Supporte jusqu’à 130\u00a0kg.',
      usage:
        'Tourner le côté plat de la base vers la jambe. La poignée doit arriver au pli du poignet. Poser les quatre embouts avant de prendre appui.',
      warnings: walkingWarnings,
      audience:
        'Adultes jusqu’à 130\u00a0kg. Choisir Small jusqu’à 160\u00a0cm de taille, Medium jusqu’à 175\u00a0cm, Large au-delà.',
    },
    options: { 'Small Base': 'Petite base', 'Wide Base': 'Large base' },
  },
  'wooden-cane': {
    name: 'Canne en bois d’olivier, {finish:small}',
    familyName: 'Canne en bois d’olivier',
    description:
      'Tournée dans une seule pièce de bois d’olivier et huilée\u00a0: il n’y en a pas deux aux mêmes veines. La poignée derby s’accroche au bras ou à une chaise. Elle n’est pas réglable\u00a0: choisissez la taille, et faites-la raccourcir par un menuisier si nécessaire.',
    features: [
      'Bois d’olivier massif',
      'Huilée à la main',
      'Poignée derby',
      'Embout en caoutchouc de 19\u00a0mm',
    ],
    facts: {
      ingredients:
        'Bois d’olivier massif, huilé à l’huile de lin, {finish:small}\u00a0; embout en caoutchouc 19\u00a0mm. Supporte jusqu’à 100\u00a0kg.',
      usage:
        'La poignée doit arriver au pli du poignet\u00a0; un menuisier peut raccourcir le pied. Tenir la canne du côté de la jambe la plus forte. L’huiler une fois par an.',
      warnings: walkingWarnings,
      audience:
        'Adultes jusqu’à 100\u00a0kg. Choisir Small jusqu’à 160\u00a0cm de taille, Medium jusqu’à 175\u00a0cm, Large au-delà.',
    },
    options: { Natural: 'Teinte naturelle', Dark: 'Teinte foncée' },
  },
  'forearm-crutch': {
    name: 'Béquille canne anglaise, {color:small}, {pack}',
    familyName: 'Béquille canne anglaise',
    description:
      'Une béquille à manchon ouvert et poignée anatomique, réglable de la taille enfant à la taille adulte. La bague réfléchissante vous rend visible la nuit. Gardez le coude un peu plié pour régler la hauteur.',
    features: [
      'Dix réglages de hauteur',
      'Poignée anatomique',
      'Bague réfléchissante',
      'Supporte jusqu’à 140\u00a0kg',
    ],
    facts: {
      ingredients:
        'Tube en aluminium, manchon et poignée en polypropylène, embout en caoutchouc 19\u00a0mm, bague réfléchissante. Supporte jusqu’à 140\u00a0kg. Dix hauteurs de 72 à 95\u00a0cm.',
      usage:
        'Régler la poignée au pli du poignet, bras le long du corps, de sorte que le coude plie un peu. Poser d’abord les béquilles, puis avancer. Dans l’escalier, la jambe la plus forte monte la première.',
      warnings: walkingWarnings,
      audience:
        'Adultes et enfants dès 1,40\u00a0m, jusqu’à 140\u00a0kg. Se faire montrer la marche par un professionnel.',
    },
    options: { Gray: 'Gris', single: 'à l’unité', pair: 'la paire' },
  },
  'folding-walker': {
    name: 'Déambulateur pliant, {kind:small}',
    familyName: 'Déambulateur pliant',
    description:
      'Un cadre léger qui s’ouvre d’un clic et se plie à plat derrière une porte. Le fixe est le plus stable, le modèle à roues le plus rapide, et l’articulé suit pas à pas. Hauteur de 78 à 96\u00a0cm.',
    features: [
      'Se plie d’une pression',
      'Pèse 2,4\u00a0kg',
      'Poignées antidérapantes',
      'Supporte jusqu’à 110\u00a0kg',
    ],
    facts: {
      ingredients:
        'Cadre en aluminium, poignées en mousse, embouts en caoutchouc 28\u00a0mm{wheels}. 2,4\u00a0kg. Hauteur 78 à 96\u00a0cm. Supporte jusqu’à 110\u00a0kg.',
      usage: 'Ouvrir jusqu’au clic. Les poignées doivent arriver au pli du poignet. {use}',
      warnings: `${walkingWarnings} Ne pas utiliser dans les escaliers.`,
      audience: 'Adultes jusqu’à 110\u00a0kg.',
      terms: {
        wheels: {
          Fixed: '',
          'Two Wheels': ', deux roues de 12\u00a0cm à l’avant',
          Reciprocal: ', articulé au milieu',
        },
        use: {
          Fixed: 'Le soulever, le poser sur ses quatre embouts, puis avancer.',
          'Two Wheels': 'Le pousser en avant, prendre appui, puis avancer.',
          Reciprocal: 'Avancer un côté à chaque pas.',
        },
      },
    },
    options: { Fixed: 'Fixe', 'Two Wheels': 'Deux roues', Reciprocal: 'Articulé' },
  },
  'rubber-tips': {
    name: 'Embouts en caoutchouc, {diameter}, {pack}',
    description:
      'Un embout usé glisse\u00a0: changez-le quand les anneaux du dessous ont disparu. Une rondelle d’acier à l’intérieur empêche le tube de le traverser. Mesurez le diamètre extérieur du tube et enfoncez l’embout en tournant.',
    features: [
      'Rondelle d’acier à l’intérieur',
      'Ne marque pas les sols',
      'Accroche sur carrelage mouillé',
      'Pour cannes, béquilles et déambulateurs',
    ],
    facts: {
      ingredients: 'Caoutchouc naturel avec rondelle d’acier. Diamètre intérieur {diameter}.',
      usage:
        'Mesurer le diamètre extérieur du tube. Retirer l’ancien embout en tournant et enfoncer le nouveau jusqu’à la butée.',
      warnings:
        'Contient du latex\u00a0: ne pas toucher en cas d’allergie au latex. Changer les embouts quand les anneaux du dessous ont disparu\u00a0: un embout usé glisse. Vérifier qu’ils tiennent bien avant de prendre appui.',
      audience: 'Pour cannes, béquilles et déambulateurs à tube de {diameter}.',
    },
    options: { '2 pieces': '2 pièces', '4 pieces': '4 pièces' },
  },
};

import type { LineTexts } from '../../texts/line-texts.ts';
import { deviceWarnings } from '../usual/usual-texts.ts';

export const diabetesAndFeet: Record<string, LineTexts> = {
  'glucose-meter': {
    name: 'Lecteur de glycémie, {kind}',
    familyName: 'Lecteur de glycémie',
    description:
      'Un résultat en cinq secondes à partir d’une minuscule goutte de sang, en grands chiffres lisibles sans lunettes. Dix bandelettes, un autopiqueur et dix lancettes sont dans l’étui. Votre médecin vous dit quand mesurer et quelles valeurs vous conviennent.',
    features: [
      'Résultat en cinq secondes',
      'Grands chiffres',
      '500 valeurs en mémoire',
      'Étui, bandelettes et lancettes fournis',
    ],
    facts: {
      ingredients:
        'Lecteur en ABS{radio}, deux piles bouton, autopiqueur, 10 bandelettes, 10 lancettes, étui. Mesure de 0,2 à 6,0\u00a0g/l.',
      usage:
        'Se laver les mains à l’eau chaude et les sécher. Insérer une bandelette, piquer le côté du bout d’un doigt et toucher la goutte avec la bandelette. Noter la valeur et l’heure.',
      warnings: `${deviceWarnings} Ne pas modifier un traitement sans avis médical. Valeurs très basses ou très élevées\u00a0: appeler un médecin.`,
      audience: 'Adultes, et enfants sous la surveillance d’un adulte, qui mesurent leur glycémie.',
      terms: { radio: { 'Starter Kit': '', 'Bluetooth Kit': ' avec Bluetooth' } },
    },
    options: { 'Starter Kit': 'Kit de départ', 'Bluetooth Kit': 'Kit Bluetooth' },
  },
  'glucose-strips': {
    name: 'Bandelettes de glycémie, {pack}',
    description:
      'Des bandelettes pour tous les lecteurs de glycémie Nabdium. Elles aspirent la goutte d’elles-mêmes, sans codage. Refermez le tube aussitôt après en avoir pris une, car l’air et l’humidité faussent le résultat, et respectez la date du tube.',
    features: [
      'Pour tous les lecteurs Nabdium',
      'Sans codage',
      'Un demi-microlitre de sang',
      'Tube de 25 bandelettes',
    ],
    facts: {
      ingredients: 'Bandelette en plastique avec électrodes et enzyme glucose déshydrogénase (FAD).',
      usage:
        'Prendre une bandelette avec des mains sèches, refermer le tube, insérer la bandelette dans le lecteur et toucher la goutte avec son bord. À utiliser dans les six mois après ouverture du tube.',
      warnings:
        'Usage unique. Uniquement pour les lecteurs de glycémie Nabdium. Ne pas utiliser après la date du tube. Conserver entre 4 et 30\u00a0°C, pas au réfrigérateur. Tenir loin des enfants.',
      audience: 'Personnes qui mesurent leur glycémie avec un lecteur Nabdium.',
    },
    options: {
      '25 strips': '25 bandelettes',
      '50 strips': '50 bandelettes',
      '100 strips': '100 bandelettes',
    },
  },
  'comfort-socks': {
    name: 'Chaussettes confort sans couture, {color:small}, taille {size}',
    familyName: 'Chaussettes confort sans couture',
    description:
      'Des chaussettes douces, sans couture aux orteils et au bord large qui ne marque pas. Pour les pieds sensibles, les personnes diabétiques et les longues journées en chaussures fermées. L’intérieur clair de la semelle montre aussitôt si un endroit a frotté.',
    features: [
      'Sans couture aux orteils',
      'Bord large et doux',
      'Semelle claire où toute trace se voit',
      'Deux paires',
    ],
    facts: {
      ingredients: 'Coton 80\u00a0%, polyamide 17\u00a0%, élasthanne 3\u00a0%. Deux paires.',
      usage: 'Mettre chaque jour une paire propre, sans plis. Laver à 60\u00a0°C, à l’envers.',
      warnings:
        'En cas de diabète, regarder ses pieds chaque jour\u00a0: montrer immédiatement une plaie, une ampoule ou une rougeur à un médecin. Ce n’est pas une chaussette de contention.',
      audience: 'Adultes aux pieds sensibles. Pointure {size}.',
    },
  },
};

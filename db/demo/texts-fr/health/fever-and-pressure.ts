import type { LineTexts } from '../../texts/line-texts.ts';
import { deviceWarnings } from '../usual/usual-texts.ts';

export const feverAndPressure: Record<string, LineTexts> = {
  'digital-thermometer': {
    name: 'Thermomètre digital, {tip:small}',
    familyName: 'Thermomètre digital',
    description:
      'Un résultat en trente secondes, sous la langue ou sous le bras, avec un bip à la fin. La dernière valeur reste en mémoire. Étanche, il se lave au savon et se nettoie à l’alcool.',
    features: ['Résultat en 30 secondes', 'Signal de fièvre', 'Étanche', 'Arrêt automatique'],
    facts: {
      ingredients:
        'Boîtier en ABS, embout en {tip2}, pile bouton fournie, étui. Mesure de 32,0 à 42,9\u00a0°C, à 0,1\u00a0°C près.',
      usage:
        'Placer sous la langue, sous le bras ou dans le rectum jusqu’au bip. Sous le bras, la valeur est inférieure d’environ un demi-degré. Laver l’embout au savon ou l’essuyer à l’alcool.',
      warnings: `${deviceWarnings} Bébé de moins de 3\u00a0mois à 38\u00a0°C ou plus\u00a0: consulter un médecin immédiatement.`,
      audience: '{who}',
      terms: {
        tip2: {
          'Rigid Tip': 'acier inoxydable',
          'Flexible Tip': 'acier inoxydable sur caoutchouc souple',
          'Baby Tip': 'caoutchouc souple avec butée',
        },
        who: {
          'Rigid Tip': 'Adultes et enfants.',
          'Flexible Tip': 'Adultes et enfants.',
          'Baby Tip': 'Bébés dès la naissance et jeunes enfants.',
        },
      },
    },
    options: { 'Rigid Tip': 'Embout rigide', 'Flexible Tip': 'Embout souple', 'Baby Tip': 'Embout bébé' },
  },
  'infrared-thermometer': {
    name: 'Thermomètre frontal infrarouge sans contact, {color:small}',
    familyName: 'Thermomètre frontal infrarouge sans contact',
    description:
      'Mesure sur le front à trois centimètres, sans réveiller l’enfant qui dort. L’écran devient vert, orange ou rouge. Il mesure aussi le lait et l’eau du bain\u00a0; laissez-le un quart d’heure dans la pièce avant l’emploi.',
    features: [
      'Une seconde, sans contact',
      'Écran à trois couleurs',
      '32 valeurs en mémoire',
      'Pour le corps, le biberon et le bain',
    ],
    facts: {
      ingredients:
        'Boîtier en ABS, capteur infrarouge, écran à trois couleurs, deux piles AAA fournies. Corps 34,0 à 42,9\u00a0°C, à 0,2\u00a0°C près\u00a0; objets 0 à 100\u00a0°C.',
      usage:
        'Laisser l’appareil quinze minutes dans la pièce. Viser le milieu du front sec à trois centimètres et appuyer. Recommencer si une valeur surprend.',
      warnings: `${deviceWarnings} Bébé de moins de 3\u00a0mois à 38\u00a0°C ou plus\u00a0: consulter un médecin immédiatement.`,
      audience: 'Bébés dès la naissance, enfants et adultes.',
    },
  },
  'arm-pressure-monitor': {
    name: 'Tensiomètre bras {model}, brassard {cuff}',
    familyName: 'Tensiomètre bras',
    description:
      'Un seul bouton, de grands chiffres et une échelle de couleurs à côté. Il mesure pendant le gonflage\u00a0: la pression reste faible et la mesure est plus vite finie. {fit} Restez d’abord assis cinq minutes, le bras à hauteur du cœur, et notez les valeurs pour votre médecin.',
    features: [
      'Mesure pendant le gonflage',
      'Signale un pouls irrégulier',
      '2 x 120 valeurs pour deux personnes',
      'Piles et étui fournis',
    ],
    facts: {
      ingredients:
        'Appareil en ABS avec écran, brassard en nylon pour bras de {cuff}, tuyau, {power}, étui. Mesure de 20 à 280\u00a0mmHg, à 3\u00a0mmHg près.',
      usage:
        'Rester assis au calme cinq minutes, les pieds à plat et le dos soutenu. Placer le brassard sur le bras nu, à hauteur du cœur. Mesurer deux fois à une minute d’intervalle, matin et soir, et noter les valeurs.',
      warnings: `${deviceWarnings} Ne pas modifier un traitement sans avis médical. Valeurs très élevées\u00a0: consulter un médecin.`,
      audience:
        'Adultes avec {who}. Femmes enceintes ou rythme cardiaque irrégulier\u00a0: demander d’abord l’avis du médecin.',
      terms: {
        power: {
          Basic: 'quatre piles AA',
          Comfort: 'quatre piles AA',
          Bluetooth: 'batterie rechargeable et Bluetooth',
        },
        fit: {
          '22-32 cm': 'Le brassard convient à un tour de bras de 22 à 32\u00a0cm.',
          '22-42 cm': 'Le brassard long convient aussi aux bras forts, jusqu’à 42\u00a0cm.',
        },
        who: {
          '22-32 cm': 'un tour de bras de 22 à 32\u00a0cm',
          '22-42 cm': 'un tour de bras de 22 à 42\u00a0cm, bras forts compris',
        },
      },
    },
    options: { Basic: 'Basic', Comfort: 'Confort', Bluetooth: 'Bluetooth' },
  },
  'wrist-pressure-monitor': {
    name: 'Tensiomètre poignet, {color:small}',
    familyName: 'Tensiomètre poignet',
    description:
      'Assez petit pour le sac à main, avec un capteur qui indique si le poignet est à la bonne hauteur. Pratique en voyage et pour ceux dont le bras est difficile d’accès. Restez immobile et silencieux pendant la minute que dure la mesure.',
    features: [
      'Capteur de position',
      'Pèse 120\u00a0g',
      '90 valeurs avec la date',
      'Étui en plastique fourni',
    ],
    facts: {
      ingredients:
        'Appareil en ABS avec écran et capteur de position, brassard pour poignet de 13,5 à 21,5\u00a0cm, deux piles AAA, étui. Mesure de 20 à 280\u00a0mmHg, à 3\u00a0mmHg près.',
      usage:
        'Rester assis au calme cinq minutes. Placer l’appareil sur le poignet gauche nu, à une largeur de doigt de la main, lever le poignet à hauteur du cœur et ne pas parler pendant la mesure.',
      warnings: `${deviceWarnings} Ne pas modifier un traitement sans avis médical. Valeurs très élevées\u00a0: consulter un médecin.`,
      audience:
        'Adultes. En cas de diabète, de mauvaise circulation ou de grossesse, un tensiomètre bras mesure mieux.',
    },
  },
  'spare-cuff': {
    name: 'Brassard de rechange {size}',
    familyName: 'Brassard de rechange',
    description:
      'Un brassard trop petit affiche des valeurs trop hautes. Mesurez le tour du bras en son milieu et prenez le brassard qui convient. Pour tous les tensiomètres bras Nabdium\u00a0; le tuyau est fourni.',
    features: [
      'Avec tuyau et connecteur',
      'Repère pour l’artère',
      'Se nettoie d’un coup de chiffon',
      'Pour tous les tensiomètres bras Nabdium',
    ],
    facts: {
      ingredients:
        'Brassard en nylon avec poche sans latex, tuyau de 60\u00a0cm avec connecteur. Pour un tour de bras de {arm}.',
      usage:
        'Mesurer le tour du bras nu en son milieu. Placer le repère sur l’artère, deux doigts au-dessus du coude\u00a0; un doigt doit passer sous le brassard. Essuyer, ne pas laver.',
      warnings:
        'Uniquement pour les tensiomètres bras Nabdium. Ne pas utiliser sur un bras porteur d’une perfusion ou d’un shunt, ni après une opération du sein. Tenir le tuyau loin des enfants\u00a0: risque d’étranglement.',
      audience: '{who}',
      terms: {
        arm: {
          'S 17-22 cm': '17 à 22\u00a0cm',
          'M 22-32 cm': '22 à 32\u00a0cm',
          'L 32-42 cm': '32 à 42\u00a0cm',
          'XL 42-52 cm': '42 à 52\u00a0cm',
        },
        who: {
          'S 17-22 cm': 'Adultes minces et adolescents.',
          'M 22-32 cm': 'La plupart des adultes.',
          'L 32-42 cm': 'Adultes aux bras forts.',
          'XL 42-52 cm': 'Adultes aux bras très forts.',
        },
      },
    },
  },
};

import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const hygiene: Record<string, LineTexts> = {
  'roll-on-deodorant': {
    name: 'Déodorant bille, {scent:small}',
    familyName: 'Déodorant bille',
    description:
      'Du zinc à la place des sels d’aluminium\u00a0: il arrête les odeurs et laisse la peau transpirer. Deux passages sur la peau propre et sèche, un instant avant de s’habiller. Ne laisse pas de traces jaunes sur les chemises blanches.',
    features: ['Sans sels d’aluminium', 'Sans alcool', 'Efficace 48 heures', 'Flacon en verre de 50\u00a0ml'],
    facts: {
      ingredients:
        'Aqua, Zinc Ricinoleate, Triethyl Citrate, Glycerin, Propanediol, Hydroxyethylcellulose, Citric Acid{perfume}. Sans sels d’aluminium ni alcool.',
      usage:
        'Deux passages sur les aisselles propres et sèches. Laisser sécher un instant avant de s’habiller.',
      warnings: `${cosmeticWarnings} Ne pas appliquer juste après le rasage.`,
      audience: 'Adultes et adolescents dès 12\u00a0ans. Convient pendant la grossesse.',
      terms: {
        perfume: {
          Fresh: ', Parfum',
          Cotton: ', Parfum',
          Jasmine: ', Parfum, Benzyl Salicylate',
          'Green Tea': ', Parfum',
          Unscented: '',
        },
      },
    },
    options: { Fresh: 'Fraîcheur', Cotton: 'Fleur de coton', 'Green Tea': 'Thé vert' },
  },
  'spray-deodorant': {
    name: 'Déodorant spray, {scent:small}, {volume}',
    familyName: 'Déodorant spray',
    description:
      'Sec aussitôt, pour le sac de sport et les bus surchauffés. Agitez et pulvérisez à une largeur de main. Ne laissez pas l’aérosol dans une voiture au soleil.',
    features: ['Sèche aussitôt', 'Sans traces blanches', 'Parfum léger', 'Valve verrouillable'],
    facts: {
      ingredients:
        'Butane, Isobutane, Propane, Alcohol, Triethyl Citrate, Zinc Ricinoleate, Caprylyl Glycol, Parfum, Linalool.',
      usage: 'Agiter. Pulvériser deux secondes sur les aisselles propres et sèches, à une largeur de main.',
      warnings:
        'Aérosol extrêmement inflammable\u00a0: ne pas utiliser près d’une flamme, conserver à moins de 50\u00a0°C, jamais dans une voiture au soleil, ne pas percer. Ne pas respirer la brume. Tenir loin des yeux, des enfants et de la peau lésée.',
      audience: 'Adultes et adolescents dès 12\u00a0ans.',
    },
    options: { Ocean: 'Océan', Powder: 'Poudré' },
  },
  'liquid-soap': {
    name: 'Savon liquide mains, {scent:small}, {volume:small}',
    familyName: 'Savon liquide mains',
    description:
      'Un savon pour le lavabo, qui nettoie bien tout en ménageant les mains lavées dix fois par jour. Trente secondes, bouts des doigts et pouces compris. La recharge remplit trois fois le petit flacon.',
    features: ['Doux pour les lavages fréquents', 'À la glycérine', 'Recharge disponible', 'pH 5,5'],
    facts: {
      ingredients:
        'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, {extra}, Sodium Chloride, Citric Acid, Sodium Benzoate, Parfum.',
      usage:
        'Une pression sur les mains mouillées. Frotter trente secondes, bouts des doigts et pouces compris, puis rincer.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'Adultes et enfants dès 3\u00a0ans.',
      terms: {
        allergy: {
          'Olive Leaf': '',
          Lemon: '',
          'Almond Milk': ' Ne pas utiliser en cas d’allergie à l’amande.',
        },
        extra: {
          'Olive Leaf': 'Olea Europaea Leaf Extract',
          Lemon: 'Citrus Limon Fruit Extract',
          'Almond Milk': 'Prunus Amygdalus Dulcis Seed Extract',
        },
      },
    },
    options: {
      'Olive Leaf': 'Feuille d’olivier',
      'Almond Milk': 'Lait d’amande',
      '1 l refill': 'Recharge 1\u00a0l',
    },
  },
  'hand-gel': {
    name: 'Gel hydroalcoolique mains, {volume}',
    description:
      'Soixante-dix pour cent d’alcool, avec de la glycérine pour que les mains ne gercent pas. Frottez une pleine paume pendant trente secondes, jusqu’à ce que les mains soient sèches. Inflammable\u00a0: tenez-le loin des flammes et des jeunes enfants.',
    features: ['70\u00a0% d’alcool', 'Sèche sans coller', 'À la glycérine', 'De la poche au distributeur'],
    facts: {
      ingredients:
        'Alcohol denat. (éthanol 70\u00a0% en volume), Aqua, Glycerin, Carbomer, Triethanolamine. Sans parfum.',
      usage:
        'Frotter une pleine paume sur les mains propres et sèches, bouts des doigts et pouces compris, trente secondes jusqu’à séchage. Laver plutôt au savon des mains visiblement sales.',
      warnings:
        'Très inflammable\u00a0: tenir loin des flammes et de la chaleur. Usage externe uniquement, ni près des yeux ni sur une plaie. Tenir loin des enfants\u00a0; ne jamais avaler.',
      audience: 'Adultes, et enfants dès 3\u00a0ans sous la surveillance d’un adulte.',
    },
  },
};

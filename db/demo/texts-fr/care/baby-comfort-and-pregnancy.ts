import type { LineTexts } from '../../texts/line-texts.ts';
import { outerUse, supplementWarnings } from '../usual/usual-texts.ts';

export const babyComfortAndPregnancy: Record<string, LineTexts> = {
  'nasal-care': {
    name: 'Sérum physiologique nez et yeux, {pack}',
    description:
      'Des unidoses d’eau salée stérile pour les petits nez bouchés et les yeux collés. Couchez l’enfant sur le côté et laissez couler les gouttes par la narine du dessus. Jetez le reste d’une unidose ouverte.',
    features: [
      'Unidoses stériles',
      'Embout arrondi',
      'Dès la naissance',
      'Pour le nez, les yeux et pour rincer les lentilles (ne les désinfecte pas)',
    ],
    facts: {
      ingredients:
        'Chlorure de sodium 0,9\u00a0%, eau purifiée. Stérile, sans conservateurs. 5\u00a0ml par unidose.',
      usage:
        'Nez\u00a0: coucher l’enfant sur le côté et faire couler une demi-unidose par la narine du dessus\u00a0; le tourner et recommencer. Yeux\u00a0: essuyer vers l’extérieur avec une compresse imbibée. Lentilles\u00a0: rincer seulement. Se laver les mains avant.',
      warnings:
        'Unidose\u00a0: jeter après ouverture et usage. Ne pas injecter, ne pas y conserver de lentilles. Tenir l’embout détaché loin des enfants. Fièvre ou gêne respiratoire\u00a0: consulter un médecin.',
      audience: 'Bébés dès la naissance, enfants et adultes. Convient pendant la grossesse.',
    },
    options: { '20 vials': '20 unidoses', '40 vials': '40 unidoses', '100 vials': '100 unidoses' },
  },
  'teething-gel': {
    name: 'Gel dentition à la camomille, {volume}',
    description:
      'Un film frais pour la gencive qu’une dent est en train de percer. Lavez-vous les mains, déposez une goutte et massez doucement, jusqu’à six fois par jour. Dès 3\u00a0mois\u00a0; sans sucre, alcool ni anesthésique.',
    features: [
      'Dès 3\u00a0mois',
      'À la camomille',
      'Sans sucre ni anesthésique',
      'Reste frais au réfrigérateur',
    ],
    facts: {
      ingredients:
        'Aqua, Glycerin, Cellulose Gum, Chamomilla Recutita Flower Extract, Althaea Officinalis Root Extract, Xylitol, Potassium Sorbate. Sans sucre, alcool ni anesthésique.',
      usage:
        'Avec des mains propres, masser doucement une goutte sur la gencive, jusqu’à six fois par jour. Conserver au réfrigérateur pour plus de fraîcheur.',
      warnings:
        'Ne pas utiliser en cas d’allergie à la camomille. Fièvre et diarrhée ne viennent pas des dents\u00a0: consulter un médecin. Tenir hors de portée des enfants.',
      audience: 'Bébés dès 3\u00a0mois.',
    },
  },
  prenatal: {
    name: 'Vitamines grossesse, {extra}, {pack}',
    familyName: 'Vitamines grossesse',
    description:
      'Du désir d’enfant à la fin de l’allaitement\u00a0: acide folique, iode, fer et vitamine D, en quantités adaptées à la grossesse. Une gélule par jour au repas. Montrez la boîte à votre médecin, qui connaît vos analyses.',
    features: [
      'L’acide folique contribue à la croissance des tissus maternels durant la grossesse',
      '14 vitamines et minéraux',
      'Sans vitamine A (rétinol)',
      'Petites gélules',
    ],
    facts: {
      ingredients:
        'Par gélule\u00a0: acide folique 400\u00a0µg (200\u00a0% des VNR), iode 150\u00a0µg (100\u00a0%), fer 14\u00a0mg (100\u00a0%), vitamine D 10\u00a0µg (200\u00a0%), B12 2,5\u00a0µg (100\u00a0%) et neuf autres vitamines et minéraux{extra2}. Sans vitamine A sous forme de rétinol. Enveloppe\u00a0: gélatine bovine halal.',
      usage: 'Une gélule par jour au repas avec un verre d’eau. À distance d’une heure du thé et du café.',
      warnings: `${supplementWarnings} Contient du fer\u00a0: un surdosage est dangereux pour les jeunes enfants. Ne pas ajouter d’autre vitamine D ni de multivitamines.{fish}`,
      audience:
        'Femmes qui prévoient une grossesse, enceintes ou qui allaitent. Problèmes de thyroïde\u00a0: demander l’avis du médecin.',
      terms: {
        fish: { 'Folic Acid & Iodine': '', DHA: ' Ne pas prendre en cas d’allergie au poisson.' },
        extra2: { 'Folic Acid & Iodine': '', DHA: ', DHA 200\u00a0mg d’huile de poisson' },
      },
    },
    options: { 'Folic Acid & Iodine': 'Acide folique et iode', DHA: 'DHA' },
  },
  'stretch-mark-oil': {
    name: 'Huile vergetures grossesse, {volume}',
    description:
      'Amande, rose musquée et germe de blé pour une peau qui doit s’étirer. Massez le ventre, les hanches et les seins deux fois par jour, dès le quatrième mois. Son odeur est très légère, car le nez est sensible en ce moment.',
    features: [
      'Garde la peau souple',
      'Sans huiles essentielles',
      'Pénètre bien',
      'Aussi après l’accouchement',
    ],
    facts: {
      ingredients:
        'Prunus Amygdalus Dulcis Oil, Rosa Canina Seed Oil, Triticum Vulgare Germ Oil, Helianthus Annuus Seed Oil, Tocopherol. Sans huiles essentielles.',
      usage:
        'Deux fois par jour dès le quatrième mois, masser quelques gouttes sur le ventre, les hanches et les seins jusqu’à pénétration. Éviter les mamelons pendant l’allaitement.',
      warnings: `${outerUse} Cesser l’utilisation si la peau réagit. Ne pas utiliser en cas d’allergie à l’amande ou au blé.`,
      audience: 'Femmes enceintes et après l’accouchement\u00a0; toute personne dont la peau s’étire.',
    },
  },
};

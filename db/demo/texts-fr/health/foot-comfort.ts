import type { LineTexts } from '../../texts/line-texts.ts';

export const footComfort: Record<string, LineTexts> = {
  'compression-stockings': {
    name: 'Bas de contention {compression:small}, {color:small}, taille {size}',
    familyName: 'Bas de contention',
    description:
      'Des mi-bas qui compriment surtout à la cheville et moins vers le haut, pour les jambes qui restent debout, assises ou en vol pendant des heures. Enfilez-les le matin, avant que les jambes ne gonflent. Ce sont les classes françaises\u00a0: la classe 1 fait 10 à 15\u00a0mmHg, la classe 2 fait 15 à 20\u00a0mmHg et se porte sur avis médical.',
    features: [
      'Pression dégressive',
      'Talon et pointe renforcés',
      'Bord large et doux',
      'Lavables chaque jour',
    ],
    facts: {
      ingredients:
        'Polyamide 68\u00a0%, élasthanne 32\u00a0%\u00a0; talon et pointe renforcés. {pressure}. Mi-bas, une paire. Sans latex.',
      usage:
        'Tour de cheville\u00a0: S 19 à 22, M 22 à 25, L 25 à 28, XL 28 à 31\u00a0cm, mesuré le matin. Enfiler avant le lever, retirer la nuit. Laver chaque jour à 40\u00a0°C, sans adoucissant.',
      warnings:
        'Ne pas porter en cas de mauvaise circulation artérielle, de peau qui suinte ou d’insuffisance cardiaque, sauf avis médical. Retirer et consulter un médecin si les orteils deviennent bleus, engourdis ou douloureux.',
      audience: '{who} Pendant la grossesse, demander l’avis du médecin ou de la sage-femme.',
      terms: {
        pressure: {
          'Class 1': 'Classe française 1\u00a0: 10 à 15\u00a0mmHg à la cheville',
          'Class 2': 'Classe française 2\u00a0: 15 à 20\u00a0mmHg à la cheville',
        },
        who: {
          'Class 1': 'Adultes debout, assis ou en voyage pendant des heures.',
          'Class 2': 'Adultes, sur avis médical.',
        },
      },
    },
    options: { 'Class 1': 'Classe 1', 'Class 2': 'Classe 2' },
  },
  'gel-insoles': {
    name: 'Semelles en gel, {person:small}, {use:small}',
    familyName: 'Semelles en gel',
    description:
      'Du gel sous le talon et l’avant-pied adoucit les sols en béton. Les lignes à la pointe indiquent où découper pour chaque pointure. Retirez-les la nuit pour les aérer.',
    features: [
      'Amortissent talon et avant-pied',
      'Se découpent aux ciseaux',
      'Lavables',
      'Ne glissent pas dans la chaussure',
    ],
    facts: {
      ingredients:
        'Gel de polyuréthane, revêtement en {cover}. Une paire, version {person:small}\u00a0: pointures {sizes}.',
      usage:
        'Retirer l’ancienne semelle, découper la nouvelle selon la ligne de votre pointure et la poser, tissu vers le haut. Laver à la main et sécher à l’air.',
      warnings:
        'S’y habituer sur quelques jours. Douleur, marques de pression ou pieds engourdis\u00a0: arrêter et consulter un médecin. En cas de diabète, demander conseil avant la première utilisation.',
      audience: 'Adultes.',
      terms: {
        cover: {
          Everyday: 'polyester',
          Work: 'polyester résistant à l’usure',
          Sport: 'maille de polyester aérée',
        },
        sizes: { Women: '35 à 41, à découper', Men: '40 à 46, à découper' },
      },
    },
    options: { Everyday: 'Tous les jours', Work: 'Travail', Sport: 'Sport' },
  },
  'heel-cups': {
    name: '{part} en silicone, taille {size}',
    familyName: 'Protections du pied en silicone',
    description:
      'Du silicone médical transparent qui cède là où la chaussure ne cède pas\u00a0: en talonnettes, entre les orteils ou sur un oignon. À porter à même la peau ou sur une chaussette fine. Lavez au savon, laissez sécher et poudrez d’un peu de talc\u00a0: il durera des mois.',
    features: ['Silicone médical', 'Lavable et durable', 'À peine visible', 'Vendu par paire'],
    facts: {
      ingredients: 'Silicone médical, sans latex. Une paire. {sizes}',
      usage:
        'Mettre sur la peau propre et sèche ou sur une chaussette fine. Laver au savon, laisser sécher et poudrer d’un peu de talc.',
      warnings:
        'Ne pas porter sur une peau ouverte ou infectée. Retirer en cas de pression, de frottement ou d’engourdissement. En cas de diabète ou de mauvaise circulation, demander d’abord l’avis d’un médecin.',
      audience: 'Adultes.',
      terms: { sizes: { S: 'Pointures 35 à 38.', M: 'Pointures 39 à 42.', L: 'Pointures 43 à 46.' } },
    },
    options: {
      'Heel Cups': 'Talonnettes',
      'Toe Separators': 'Écarteurs d’orteils',
      'Bunion Guards': 'Protections hallux valgus',
    },
  },
};

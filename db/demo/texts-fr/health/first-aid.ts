import type { LineTexts } from '../../texts/line-texts.ts';

export const firstAid: Record<string, LineTexts> = {
  'antiseptic-solution': {
    name: 'Antiseptique, {active:small}, {pack}',
    familyName: 'Alcool antiseptique',
    description:
      'Pour la peau intacte, avant une injection ou autour d’une petite coupure, et pour les ciseaux et pinces. Il brûle dans les plaies\u00a0: rincez-les à l’eau propre. Tenez-le loin des flammes et des yeux.',
    features: [
      '70\u00a0% d’alcool en volume',
      'Bec verseur au goutte-à-goutte',
      'Sans rinçage',
      'Bouchon de sécurité enfant',
    ],
    facts: {
      ingredients: 'Éthanol 70\u00a0% en volume, eau.',
      usage:
        'Utiliser uniquement sur la peau intacte et sur les instruments\u00a0: tamponner avec une compresse et laisser sécher. Nettoyer une plaie à l’eau.',
      warnings:
        'Très inflammable\u00a0: tenir loin des flammes. Usage externe uniquement\u00a0; ne pas mettre dans les yeux, les oreilles ou les plaies. Plaies profondes, sales ou étendues et morsures\u00a0: consulter un médecin. Tenir hors de portée des enfants.',
      audience: 'Adultes et enfants dès 30\u00a0mois.',
    },
    options: { 'Alcohol 70°': 'Alcool 70°' },
  },
  'first-aid-cleanser': {
    name: 'Lotion nettoyante premiers soins, {pack}',
    description:
      'Une lotion douce, sans savon, parfum ni alcool, qui retire poussière et saleté de la peau autour des petites coupures et éraflures. La plaie elle-même se rince à l’eau propre. Elle nettoie, elle ne désinfecte pas.',
    features: ['Ne pique pas', 'Sans parfum ni alcool', 'Se rince facilement', 'Bouchon de sécurité enfant'],
    facts: {
      ingredients:
        'Aqua, Glycerin, Poloxamer 184, Sodium Chloride, Panthenol, Citric Acid, Sodium Benzoate. Sans parfum, alcool ni savon.',
      usage:
        'Rincer la plaie à l’eau propre. Essuyer la peau autour avec une compresse imbibée, en s’éloignant de la plaie, rincer et sécher en tapotant.',
      warnings:
        'Usage externe uniquement\u00a0: ne pas mettre dans les yeux, les oreilles ou les plaies. Ne désinfecte pas. Plaies profondes, sales ou étendues et morsures\u00a0: consulter un médecin. Tenir hors de portée des enfants.',
      audience: 'Adultes et enfants dès 3\u00a0ans.',
    },
  },
  'cold-hot-pack': {
    name: 'Poche de gel chaud-froid réutilisable, {size:small}',
    familyName: 'Poche de gel chaud-froid réutilisable',
    description:
      'Sortie du congélateur après un choc, de l’eau chaude pour une nuque raide\u00a0: le gel reste souple dans les deux cas. Mettez toujours la housse entre la poche et la peau, et arrêtez après vingt minutes. Réutilisable des centaines de fois.',
    features: ['Souple jusqu’à moins 18\u00a0°C', 'Housse douce incluse', 'Réutilisable', 'Gel non toxique'],
    facts: {
      ingredients:
        'Gel d’eau, de cellulose et de propylène glycol dans un film de polyéthylène\u00a0; housse en non-tissé. Non toxique. {size}.',
      usage:
        'Froid\u00a0: deux heures au congélateur. Chaud\u00a0: sept minutes dans de l’eau chaude, non bouillante. Mettre la housse et laisser en place vingt minutes au maximum.',
      warnings:
        'Ne jamais poser directement sur la peau. Ne pas poser sur une plaie ouverte ou une peau insensible, ni en cas de mauvaise circulation. Jeter en cas de fuite. Ne pas dormir avec.',
      audience: 'Adultes et enfants dès 3\u00a0ans. En cas de diabète, demander d’abord l’avis d’un médecin.',
    },
    options: {
      'Small 13 x 14 cm': 'Petite 13 x 14\u00a0cm',
      'Medium 12 x 29 cm': 'Moyenne 12 x 29\u00a0cm',
      'Large 20 x 30 cm': 'Grande 20 x 30\u00a0cm',
      'Eye Mask': 'Masque pour les yeux',
    },
  },
  'cold-spray': {
    name: 'Bombe de froid à l’arnica, {volume}',
    description:
      'Un froid instantané pour le bord du terrain, à l’arnica et au menthol. Tenez la bombe à 20\u00a0cm et pulvérisez cinq secondes au plus à la fois. Ne pas utiliser sur une plaie ouverte ni chez les enfants de moins de 7\u00a0ans.',
    features: [
      'Rafraîchit en quelques secondes',
      'À l’arnica et au menthol',
      'Sèche sans trace',
      'Pour le sac de sport',
    ],
    facts: {
      ingredients: 'Butane, Propane, Isobutane, Alcohol, Menthol, Arnica Montana Flower Extract, Camphor.',
      usage:
        'Agiter. Pulvériser à 20\u00a0cm pendant cinq secondes au plus, jusqu’à trois fois, avec une pause entre deux.',
      warnings:
        'Aérosol extrêmement inflammable\u00a0: tenir loin des flammes et à moins de 50\u00a0°C. Ne pas pulvériser sur une plaie, le visage ou une peau insensible. Une pulvérisation plus longue provoque des gelures. Ne pas respirer la brume. Contient du camphre et du menthol\u00a0: ne pas utiliser en cas d’épilepsie, d’asthme ou d’allergie à l’arnica.',
      audience:
        'Adultes et enfants dès 7\u00a0ans. Ne pas utiliser pendant la grossesse, à cause du camphre.',
    },
  },
  'first-aid-kit': {
    name: 'Trousse de secours, {place:small}',
    familyName: 'Trousse de secours',
    description:
      'Une trousse zippée, garnie pour son lieu\u00a0: couverture de survie pour la voiture, pince et tire-tique pour la randonnée, lave-œil pour l’atelier. Chaque élément a sa poche et peut être remplacé. Une carte explique les premiers gestes en mots simples.',
    features: [
      '40 à 90 éléments, selon le lieu',
      'Poches transparentes',
      'Rechargeable',
      'Carte des premiers gestes en français et en arabe',
    ],
    facts: {
      ingredients:
        '{parts} Dans chacune\u00a0: pansements, compresses stériles, bandes de crêpe, sparadrap, ciseaux, gants, couverture de survie et une carte en français et en arabe.',
      usage:
        'La garder là où chacun la trouve. Lire la carte avant d’en avoir besoin. Remplacer ce qui a servi et vérifier les dates une fois par an.',
      warnings:
        'Ne remplace pas les secours\u00a0: appeler le 14 (protection civile). Tenir ciseaux, pinces et petites pièces loin des jeunes enfants.',
      audience: '{who}',
      terms: {
        parts: {
          Car: '60 éléments, dont un gilet de signalisation et un garrot.',
          Home: '75 éléments, dont une pince, un thermomètre et un lave-œil.',
          School: '85 éléments, dont des poches de froid et de nombreux petits pansements.',
          Hiking: '40 éléments, dont un tire-tique, des pansements ampoules et un sifflet.',
          Workshop: '90 éléments, dont un lave-œil, du gel pour brûlures et des pansements pour doigts.',
        },
        who: {
          Car: 'Conducteurs et passagers.',
          Home: 'Familles.',
          School: 'Enseignants et surveillants, jusqu’à 40 enfants.',
          Hiking: 'Randonneurs et voyageurs.',
          Workshop: 'Ateliers jusqu’à 10 personnes.',
        },
      },
    },
    options: { Car: 'Voiture', Home: 'Maison', School: 'École', Hiking: 'Randonnée', Workshop: 'Atelier' },
  },
};

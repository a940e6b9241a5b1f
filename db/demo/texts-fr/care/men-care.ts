import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const menCare: Record<string, LineTexts> = {
  'shaving-foam': {
    name: '{form} à raser, {skin:small}',
    familyName: 'Mousse et gel à raser',
    description:
      'Assez dense pour montrer où le rasoir est déjà passé. Mouillez le visage à l’eau chaude, laissez agir une minute et rasez dans le sens du poil. La version peau sensible est sans parfum. 200\u00a0ml.',
    features: ['Assouplit la barbe', 'Le rasoir glisse', 'Se rince sans résidu', '200\u00a0ml'],
    facts: {
      ingredients: 'Aqua, {base}, Glycerin, Aloe Barbadensis Leaf Juice, Isobutane, Propane{perfume}.',
      usage:
        'Agiter. Mouiller le visage à l’eau chaude, étaler une noix de produit, attendre une minute et raser dans le sens du poil. Rincer à l’eau froide.',
      warnings:
        'Aérosol extrêmement inflammable\u00a0: ne pas utiliser près d’une flamme, conserver à moins de 50\u00a0°C, ne pas percer. Tenir loin des yeux et des enfants.',
      audience: 'Adultes et adolescents, {skin:small}.',
      terms: {
        base: {
          Foam: 'Palmitic Acid, Triethanolamine, Stearic Acid',
          Gel: 'Stearic Acid, Triethanolamine, Isopentane',
        },
        perfume: { 'Normal Skin': ', Parfum', 'Sensitive Skin': ', Panthenol, Bisabolol' },
      },
    },
    options: { Foam: 'Mousse', Gel: 'Gel' },
  },
  razor: {
    name: 'Rasoir, {kind:small}, {pack}',
    familyName: 'Rasoir',
    description:
      'Des lames affûtées deux fois, surmontées d’une bande à l’aloe vera. Deux lames pour le rasage rapide, cinq pour un cou délicat. Rincez sous le robinet, secouez, n’essuyez jamais.',
    features: ['Tête mobile', 'Bande à l’aloe vera', 'Manche antidérapant', 'Tête ouverte, facile à rincer'],
    facts: {
      ingredients:
        '{blades} en acier inoxydable, bande à l’aloe vera et à la vitamine E, manche en polypropylène et caoutchouc. {pack}.',
      usage:
        'Ramollir la peau à l’eau, mettre de la mousse et raser dans le sens du poil sans appuyer. Rincer sous le robinet, secouer, ne pas essuyer, laisser sécher. Remplacer après cinq à huit rasages.',
      warnings:
        'Lames tranchantes\u00a0: tenir loin des enfants. Ne pas partager. Ne pas raser une peau lésée ou des boutons. Envelopper avant de jeter.',
      audience: 'Adultes et adolescents qui se rasent.',
      terms: {
        blades: { 'Two Blades': 'Deux lames', 'Three Blades': 'Trois lames', 'Five Blades': 'Cinq lames' },
      },
    },
    options: {
      'Two Blades': 'Deux lames',
      'Three Blades': 'Trois lames',
      'Five Blades': 'Cinq lames',
      '1 razor': '1 rasoir',
      '4 razors': '4 rasoirs',
      '8 razors': '8 rasoirs',
    },
  },
  'after-shave-balm': {
    name: '{form} après-rasage, {volume}',
    familyName: 'Soin après-rasage',
    description:
      'Le baume soigne, la lotion rafraîchit, le gel à l’alun resserre les petites coupures. Tous sans alcool qui brûle. À appliquer sur la peau encore un peu humide.',
    features: ['Calme le feu du rasage', 'Sans alcool', 'Pénètre aussitôt', 'Parfum discret de cèdre'],
    facts: {
      ingredients:
        'Aqua, {base}, Glycerin, Panthenol, Allantoin, Juniperus Virginiana Wood Extract, Xanthan Gum, Phenoxyethanol, Parfum. Sans alcool.',
      usage: 'Après le rasage et un rinçage à l’eau froide, tapoter une noisette sur la peau humide.',
      warnings: cosmeticWarnings,
      audience: 'Adultes et adolescents qui se rasent.',
      terms: {
        base: {
          Balm: 'Butyrospermum Parkii Butter, Cetearyl Alcohol',
          Lotion: 'Hamamelis Virginiana Leaf Water, Aloe Barbadensis Leaf Juice',
          'Alum Gel': 'Potassium Alum, Aloe Barbadensis Leaf Juice',
        },
      },
    },
    options: { Lotion: 'Lotion', 'Alum Gel': 'Gel à l’alun' },
  },
  'beard-oil': {
    name: 'Huile à barbe, {scent:small}, {volume}',
    familyName: 'Huile à barbe',
    description:
      'Argan, jojoba et ricin assouplissent le poil et calment les démangeaisons de la troisième semaine. Trois gouttes pour une barbe courte, six pour une longue\u00a0; frottez, puis peignez. Agit aussi sur la peau sèche en dessous.',
    features: ['Assouplit et fait briller', 'Calme les démangeaisons', 'Argan, jojoba et ricin', 'Pipette'],
    facts: {
      ingredients:
        'Argania Spinosa Kernel Oil, Simmondsia Chinensis Seed Oil, Ricinus Communis Seed Oil, Tocopherol{aroma}.',
      usage:
        'Une fois par jour sur barbe sèche ou humide\u00a0: trois gouttes pour une courte, six pour une longue. Frotter entre les paumes, faire pénétrer jusqu’à la peau et peigner.',
      warnings: cosmeticWarnings,
      audience: 'Adultes.',
      terms: {
        aroma: {
          Cedar: ', Cedrus Atlantica Bark Oil, Limonene',
          Oud: ', Parfum, Linalool',
          Citrus: ', Citrus Limon Peel Oil, Limonene, Citral',
          Unscented: '',
        },
      },
    },
    options: { Oud: 'Oud' },
  },
  'beard-balm': {
    name: '{form} à barbe, {scent:small}',
    familyName: 'Baume, cire et shampooing à barbe',
    description:
      'Le baume pour mettre en forme, la cire pour fixer, le shampooing pour commencer\u00a0: une étagère pour ceux qui prennent leur barbe au sérieux. Prélevez la taille d’un ongle, faites fondre entre les paumes et répartissez vers le bas.',
    features: [
      'À la cire d’abeille et au karité',
      'Tenue légère ou forte',
      'S’élimine facilement au lavage',
      'Boîte ou pot de 60\u00a0ml',
    ],
    facts: {
      ingredients: '{base}, Tocopherol, {aroma}.',
      usage: '{use}',
      warnings: `${cosmeticWarnings} Ne pas utiliser en cas d’allergie aux produits de la ruche{wool}.`,
      audience: 'Adultes.',
      terms: {
        base: {
          Balm: 'Butyrospermum Parkii Butter, Argania Spinosa Kernel Oil, Cera Alba, Simmondsia Chinensis Seed Oil',
          Wax: 'Cera Alba, Lanolin, Butyrospermum Parkii Butter, Ricinus Communis Seed Oil',
          Wash: 'Aqua, Coco-Glucoside, Glycerin, Butyrospermum Parkii Butter, Cera Alba, Sodium Benzoate',
        },
        wool: { Balm: '', Wax: ' ou à la laine', Wash: '' },
        aroma: { Cedar: 'Cedrus Atlantica Bark Oil', Citrus: 'Citrus Limon Peel Oil, Limonene' },
        use: {
          Balm: 'Faire fondre la taille d’un ongle entre les paumes, faire pénétrer jusqu’à la peau et peigner pour mettre en forme.',
          Wax: 'En chauffer un peu entre deux doigts et l’étirer le long de la barbe et de la moustache. S’élimine au savon.',
          Wash: 'Faire mousser une noisette dans la barbe mouillée, masser jusqu’à la peau et rincer. Deux à trois fois par semaine.',
        },
      },
    },
    options: { Wax: 'Cire', Wash: 'Shampooing' },
  },
  'men-face-cream': {
    name: 'Crème visage homme, {need:small}, 50\u00a0ml',
    familyName: 'Crème visage homme',
    description:
      'Absorbée avant que le café soit prêt. Hydratante pour les joues sèches, matifiante pour le front brillant, anti-fatigue à la caféine pour les nuits courtes. Apaise aussi après le rasage.',
    features: ['Gel-crème léger', 'Sans brillance', 'Apaise après le rasage', 'Parfum discret'],
    facts: {
      ingredients:
        'Aqua, Glycerin, Squalane, {extra}, Panthenol, Allantoin, Carbomer, Tocopherol, Phenoxyethanol, Parfum.',
      usage: 'Chaque matin et après le rasage, étaler une noisette sur le visage et le cou propres.',
      warnings: cosmeticWarnings,
      audience: 'Adultes et adolescents dès 15\u00a0ans.',
      terms: {
        extra: {
          Hydrating: 'Sodium Hyaluronate, Betaine',
          Matte: 'Silica, Zinc PCA, Niacinamide',
          'Anti-Fatigue': 'Caffeine, Paullinia Cupana Seed Extract',
        },
      },
    },
    options: { Hydrating: 'Hydratante', Matte: 'Matifiante', 'Anti-Fatigue': 'Anti-fatigue' },
  },
  'men-shower': {
    name: 'Gel douche homme 3 en 1, {scent:small}, {volume}',
    familyName: 'Gel douche homme 3 en 1',
    description:
      'Cheveux, visage et corps en un seul flacon, pour le sac de sport. Il sent quelque chose, mais pas jusqu’au soir. Rincez bien, et c’est fini.',
    features: ['Cheveux, visage et corps', 'Ne dessèche pas', 'Bouchon à crochet', 'Fraîcheur durable'],
    facts: {
      ingredients:
        'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Panthenol, Sodium Chloride, Citric Acid, Sodium Benzoate, Parfum, Limonene.',
      usage:
        'Faire mousser sur les cheveux, le visage et le corps mouillés, puis bien rincer. Garder les yeux fermés.',
      warnings: cosmeticWarnings,
      audience: 'Adultes et adolescents.',
    },
    options: { Marine: 'Marin', Woods: 'Boisé', Spice: 'Épicé' },
  },
};

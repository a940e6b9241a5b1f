import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings, outerUse } from '../usual/usual-texts.ts';

export const faceTargeted: Record<string, LineTexts> = {
  'hyaluronic-serum': {
    name: 'Sérum hydratant à l’acide hyaluronique {strength}, {volume}',
    familyName: 'Sérum hydratant à l’acide hyaluronique',
    description:
      'Trois tailles d’acide hyaluronique\u00a0: les grandes retiennent l’eau en surface, les petites plus en profondeur. Déposez quatre gouttes sur la peau encore humide, puis une crème par-dessus. Il s’accorde avec tous les autres sérums de la boutique.',
    features: [
      'Repulpe par l’hydratation',
      'Trois poids moléculaires',
      'Sans parfum ni huile',
      'Tous types de peau',
    ],
    facts: {
      ingredients:
        'Aqua, Glycerin, Sodium Hyaluronate ({strength}, de trois poids moléculaires), Panthenol, Betaine, Xanthan Gum, Citric Acid, Phenoxyethanol, Ethylhexylglycerin.',
      usage:
        'Matin et soir, tapoter quatre gouttes sur la peau humide du visage et du cou, puis appliquer une crème.',
      warnings: cosmeticWarnings,
      audience: 'Adultes et adolescents, tous types de peau. Convient pendant la grossesse.',
    },
  },
  'vitamin-c-serum': {
    name: 'Sérum vitamine C {strength}, {volume}',
    familyName: 'Sérum vitamine C',
    description:
      'De l’acide ascorbique dans un verre opaque à la lumière, car c’est elle qui l’abîme. Commencez à 10\u00a0% et augmentez quand la peau y est habituée. Le matin, sous la crème solaire\u00a0; un léger picotement les premiers jours est habituel.',
    features: [
      'Ravive le teint terne',
      'À la vitamine E et à l’acide férulique',
      'Flacon à l’abri de la lumière',
      'À utiliser dans les trois mois',
    ],
    facts: {
      ingredients:
        'Aqua, Ascorbic Acid ({strength}), Propanediol, Glycerin, Tocopherol (1\u00a0%), Ferulic Acid (0,5\u00a0%), Panthenol, Sodium Hyaluronate, Phenoxyethanol.',
      usage:
        'Le matin, étaler quatre gouttes sur le visage et le cou propres et secs. Compléter par une crème et un écran solaire. {start} Utiliser dans les trois mois.',
      warnings: `${cosmeticWarnings} Ne pas appliquer sur une peau irritée. Jeter le sérum s’il a bruni.`,
      audience:
        'Adultes. Convient pendant la grossesse. Peau sensible\u00a0: faire d’abord un essai au pli du coude.',
      terms: {
        start: {
          '10 %': 'Commencer un jour sur deux.',
          '15 %': 'Pour une peau habituée au dosage de 10\u00a0%.',
          '20 %': 'Pour une peau habituée au dosage de 15\u00a0%.',
        },
      },
    },
  },
  'niacinamide-serum': {
    name: 'Sérum niacinamide {strength}, {volume}',
    familyName: 'Sérum niacinamide',
    description:
      'Vitamine B3 et zinc, pour les pores visibles et les marques qui restent après un bouton. Un sérum fluide comme l’eau, qui disparaît aussitôt, matin et soir. Les résultats demandent huit semaines\u00a0; prenez une photo le premier jour.',
    features: ['Affine l’aspect des pores', 'Régule la brillance', 'À 1\u00a0% de zinc', 'Texture fluide'],
    facts: {
      ingredients:
        'Aqua, Niacinamide ({strength}), Pentylene Glycol, Zinc PCA (1\u00a0%), Glycerin, Xanthan Gum, Allantoin, Phenoxyethanol, Ethylhexylglycerin.',
      usage: 'Matin et soir, étaler quatre gouttes sur la peau propre avant la crème. Compter huit semaines.',
      warnings: cosmeticWarnings,
      audience: 'Adultes et adolescents dès 14\u00a0ans. Convient pendant la grossesse.',
    },
  },
  'eye-contour': {
    name: 'Contour des yeux, {texture:small}, 15\u00a0ml',
    familyName: 'Soin contour des yeux',
    description:
      'La peau du contour des yeux est fine et possède peu de glandes. Le gel rafraîchit les poches du matin, la crème adoucit les ridules, le roll-on fait les deux sur le chemin du travail. Tapotez avec l’annulaire le long de l’os, pas sur la paupière.',
    features: [
      'À la caféine et au concombre',
      'Sans parfum',
      'Convient aux porteurs de lentilles',
      'Aussi sous le maquillage',
    ],
    facts: {
      ingredients:
        'Aqua, Glycerin, Caffeine, Cucumis Sativus Fruit Extract, {base}, Sodium Hyaluronate, Panthenol, Phenoxyethanol. Sans parfum.',
      usage:
        'Matin et soir, tapoter avec l’annulaire l’équivalent d’un grain de riz le long de l’os autour de chaque œil. Éviter la paupière.',
      warnings: cosmeticWarnings,
      audience: 'Adultes, y compris porteurs de lentilles. Convient pendant la grossesse.',
      terms: {
        base: {
          'Cooling Gel': 'Carbomer, Menthyl Lactate',
          'Rich Cream': 'Squalane, Butyrospermum Parkii Butter, Ceramide NP',
          'Caffeine Roll-On': 'Propanediol, Escin, Xanthan Gum',
        },
      },
    },
    options: {
      'Cooling Gel': 'Gel frais',
      'Rich Cream': 'Crème riche',
      'Caffeine Roll-On': 'Roll-on caféine',
    },
  },
  'blemish-gel': {
    name: 'Soin anti-imperfections, {form:small}',
    familyName: 'Soin anti-imperfections',
    description:
      'L’acide salicylique libère les pores bouchés, le panthénol apaise ce qui reste. Le fluide s’applique sur tout le visage, le gel sur les boutons isolés, le soin de nuit deux soirs par semaine. Protégez-vous du soleil le jour.',
    features: ['À l’acide salicylique', 'Fini mat', 'Sans parfum', 'Convient dès 12\u00a0ans'],
    facts: {
      ingredients:
        'Aqua, {formula}, Glycerin, Panthenol, Zinc PCA, Xanthan Gum, Sodium Hydroxide, Phenoxyethanol. Sans parfum.',
      usage: '{use} Mettre une crème solaire le jour. Commencer un jour sur deux si la peau est sensible.',
      warnings: `${cosmeticWarnings} Une sensation de tiraillement est habituelle au début. Ne pas associer à d’autres acides, ne pas utiliser en cas d’allergie à l’aspirine.{alcohol}`,
      audience:
        'Adultes et adolescents dès 12\u00a0ans. Femmes enceintes\u00a0: demander l’avis du pharmacien.',
      terms: {
        alcohol: {
          'Daily Fluid 40 ml': '',
          'Spot Gel 15 ml': ' Inflammable tant que le produit n’est pas sec.',
          'Night Care 40 ml': '',
        },
        formula: {
          'Daily Fluid 40 ml': 'Salicylic Acid (1\u00a0%), Niacinamide, Silica',
          'Spot Gel 15 ml': 'Alcohol, Salicylic Acid (2\u00a0%), Melaleuca Alternifolia Leaf Oil',
          'Night Care 40 ml': 'Glycolic Acid (6\u00a0%), Salicylic Acid (1\u00a0%), Squalane',
        },
        use: {
          'Daily Fluid 40 ml': 'Une fois par jour, étaler une fine couche sur tout le visage propre.',
          'Spot Gel 15 ml': 'Tamponner sur les boutons isolés le soir.',
          'Night Care 40 ml': 'Deux soirs par semaine, étaler sur le visage propre.',
        },
      },
    },
    options: {
      'Daily Fluid 40 ml': 'Fluide quotidien 40\u00a0ml',
      'Spot Gel 15 ml': 'Gel ciblé 15\u00a0ml',
      'Night Care 40 ml': 'Soin de nuit 40\u00a0ml',
    },
  },
  'pimple-patches': {
    name: 'Patchs hydrocolloïdes pour boutons, {pack}',
    description:
      'Des pastilles transparentes qui absorbent le liquide d’un bouton pendant la nuit et en éloignent les doigts. À poser sur la peau propre et sèche, avant toute crème. Une fois blanc, le patch a fait son travail.',
    features: ['Trois diamètres', 'Presque invisibles', 'Tiennent toute la nuit', 'Sans substance active'],
    facts: {
      ingredients:
        'Hydrocolloïde (gomme de cellulose, copolymère séquencé styrène-isoprène, polyisobutylène) sur film de polyuréthane. Sans substance active ni latex. {pack} de 8, 10 et 12\u00a0mm.',
      usage:
        'Laver et sécher la peau. Presser un patch sur le bouton avant toute crème, le garder la nuit et le décoller quand il est devenu blanc.',
      warnings:
        'Usage unique. Ne pas poser sur une peau ouverte, infectée ou qui saigne. Retirer le patch en cas de démangeaisons.',
      audience: 'Adultes et enfants dès 8\u00a0ans. Convient pendant la grossesse.',
    },
    options: { '24 patches': '24 patchs', '72 patches': '72 patchs' },
  },
  'lip-balm': {
    name: 'Baume à lèvres, {flavor:small}',
    familyName: 'Baume à lèvres',
    description:
      'Cire d’abeille, beurre de karité et huile d’amande, en un stick qui garde sa forme dans une poche chaude. Il brille un peu et n’a d’autre goût que celui de son nom. 4 grammes, de quoi passer l’hiver.',
    features: [
      'À la cire d’abeille et au karité',
      'Sans huile minérale',
      'Garde sa forme en été',
      'Pour toute la famille',
    ],
    facts: {
      ingredients:
        'Prunus Amygdalus Dulcis Oil, Cera Alba, Butyrospermum Parkii Butter, Ricinus Communis Seed Oil, Candelilla Cera, Tocopherol{aroma}.',
      usage:
        'Appliquer sur les lèvres sèches aussi souvent que souhaité, et avant de sortir dans le vent, le froid ou le soleil.',
      warnings: `${outerUse} Ne pas utiliser en cas d’allergie aux produits de la ruche ou à l’amande. Conserver à moins de 35\u00a0°C.`,
      audience: 'Toute la famille dès 3\u00a0ans. Convient pendant la grossesse.',
      terms: {
        aroma: {
          Rose: ', Rosa Damascena Flower Oil',
          Honey: ', Mel',
          Almond: ', Aroma',
          Mint: ', Mentha Piperita Oil',
          Unscented: '',
        },
      },
    },
  },
  'clay-mask': {
    name: 'Masque à l’argile, {clay:small}, {volume}',
    familyName: 'Masque à l’argile',
    description:
      'Verte pour peau grasse, rose pour peau sensible, blanche pour peau sèche, ghassoul pour le visage et les cheveux. Prêt à l’emploi\u00a0: étalez une fine couche, attendez dix minutes et rincez avant qu’il ne craquelle. Une fois par semaine.',
    features: ['Prêt à l’emploi', 'Absorbe l’excès de sébum', 'À l’eau de fleur d’oranger', 'Pot en verre'],
    facts: {
      ingredients:
        'Aqua, {clay2}, Citrus Aurantium Amara Flower Water, Glycerin, Xanthan Gum, Sodium Benzoate, Potassium Sorbate.',
      usage:
        'Une fois par semaine, étaler une fine couche sur le visage et le cou propres en évitant les yeux, attendre dix minutes et rincer à l’eau tiède avant qu’elle ne craquelle.{hair}',
      warnings: cosmeticWarnings,
      audience: 'Adultes et adolescents dès 12\u00a0ans. Convient pendant la grossesse.',
      terms: {
        clay2: {
          Green: 'Illite',
          Pink: 'Kaolin, Illite, Iron Oxides',
          White: 'Kaolin',
          Ghassoul: 'Moroccan Lava Clay',
        },
        hair: {
          Green: '',
          Pink: '',
          White: '',
          Ghassoul: ' Pour les cheveux, faire pénétrer aux racines mouillées et bien rincer.',
        },
      },
    },
    options: { Green: 'Argile verte', Pink: 'Argile rose', White: 'Argile blanche', Ghassoul: 'Ghassoul' },
  },
  'sheet-mask': {
    name: 'Masque en tissu, {need:small}, {pack}',
    familyName: 'Masque en tissu',
    description:
      'Un fin tissu de cellulose imbibé d’une bonne cuillerée de sérum. Posez-le un quart d’heure et tapotez le surplus. Sorti du réfrigérateur, il réveille le visage avant une soirée.',
    features: ['25\u00a0ml de sérum', 'Tissu biodégradable', 'Quinze minutes', 'Sans rinçage'],
    facts: {
      ingredients:
        'Aqua, Glycerin, Butylene Glycol, {formula}, Sodium Hyaluronate, Xanthan Gum, Phenoxyethanol. Tissu en cellulose. 25\u00a0ml de sérum par masque.',
      usage:
        'Déplier sur le visage propre, lisser, retirer après quinze minutes et tapoter le surplus. Ne pas rincer.',
      warnings: `${cosmeticWarnings} Usage unique.`,
      audience: 'Adultes et adolescents dès 12\u00a0ans. Convient pendant la grossesse.',
      terms: {
        formula: {
          Hydrating: 'Betaine, Aloe Barbadensis Leaf Juice',
          Radiance: 'Ascorbyl Glucoside, Niacinamide',
          Soothing: 'Panthenol, Centella Asiatica Extract',
        },
      },
    },
    options: { Radiance: 'Éclat', '1 mask': '1 masque', '5 masks': '5 masques' },
  },
};

import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const showerAndSoap: Record<string, LineTexts> = {
  'shower-gel': {
    name: 'Gel douche, {scent:small}, {volume}',
    familyName: 'Gel douche',
    description:
      'Les parfums d’une maison à patio, dans un gel qui mousse généreusement, même à l’eau dure. La glycérine évite la sensation de peau sèche. Le flacon d’un litre a une pompe, pour toute la famille.',
    features: [
      'pH proche de celui de la peau',
      'Mousse même à l’eau dure',
      'À la glycérine',
      'Se rince facilement',
    ],
    facts: {
      ingredients:
        'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Sodium Chloride, Coco-Glucoside, Citric Acid, Sodium Benzoate, Parfum{allergens}.',
      usage: 'Faire mousser une noisette sur la peau mouillée ou sur une éponge, puis rincer.',
      warnings: cosmeticWarnings,
      audience: 'Adultes et enfants dès 3\u00a0ans. Convient pendant la grossesse.',
      terms: {
        allergens: {
          'Sea Breeze': '',
          'Orange Blossom': ', Linalool, Limonene',
          'Fig Leaf': ', Linalool',
          Jasmine: ', Benzyl Salicylate',
          Rose: ', Geraniol, Citronellol',
        },
      },
    },
    options: { 'Sea Breeze': 'Brise marine', 'Fig Leaf': 'Feuille de figuier' },
  },
  'shower-oil': {
    name: 'Huile lavante relipidante, {volume}',
    description:
      'Une huile qui devient lait sur la peau mouillée et laisse un film fin\u00a0: beaucoup n’ont plus besoin de crème ensuite. Pour les peaux très sèches et qui démangent, à tout âge. Attention dans la baignoire\u00a0: l’huile la rend glissante.',
    features: [
      'Pour peau très sèche',
      'Sans savon ni parfum',
      'Dès la naissance',
      'Calme la sensation de démangeaison',
    ],
    facts: {
      ingredients:
        'Glycine Soja Oil, Prunus Amygdalus Dulcis Oil, Laureth-4, MIPA-Laureth Sulfate, Caprylic/Capric Triglyceride, Tocopherol, Propylene Glycol. Sans parfum ni savon.',
      usage:
        'Étaler sur la peau mouillée, où elle devient lait, et rincer brièvement. Sécher en tapotant, sans frotter.',
      warnings: `${cosmeticWarnings} Ne pas utiliser en cas d’allergie à l’amande ou au soja. L’huile rend baignoires et douches glissantes.`,
      audience:
        'Bébés dès la naissance, enfants et adultes à peau très sèche. Convient pendant la grossesse.',
    },
  },
  'olive-soap': {
    name: 'Savon à l’huile d’olive, {scent:small}, {pack}',
    familyName: 'Savon à l’huile d’olive',
    description:
      'De l’huile d’olive de Kabylie, saponifiée à froid et séchée six semaines, ce qui rend le savon dur et doux. Posez-le sur un porte-savon qui s’égoutte. Il lave aussi le linge délicat.',
    features: [
      '72\u00a0% d’huile d’olive',
      'Six semaines de séchage',
      'Sans huile de palme ni colorants',
      '125\u00a0g par savon',
    ],
    facts: {
      ingredients:
        'Sodium Olivate (72\u00a0% d’huile d’olive), Sodium Cocoate, Aqua, Glycerin, {scent2}. 125\u00a0g par savon. Sans huile de palme ni colorants.',
      usage:
        'Faire mousser entre les mains mouillées, laver et rincer. Laisser sécher le savon sur un support qui s’égoutte.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'Adultes et enfants dès 3\u00a0ans. Convient pendant la grossesse.',
      terms: {
        allergy: {
          Laurel: '',
          'Black Seed': '',
          Honey: ' Ne pas utiliser en cas d’allergie aux produits de la ruche.',
          Lavender: '',
        },
        scent2: {
          Laurel: 'Sodium Laurelate (huile de laurier 10\u00a0%)',
          'Black Seed': 'Nigella Sativa Seed Oil',
          Honey: 'Mel, Cera Alba',
          Lavender: 'Lavandula Angustifolia Oil, Linalool',
        },
      },
    },
    options: {
      Laurel: 'Laurier',
      'Black Seed': 'Nigelle',
      Lavender: 'Lavande',
      '1 bar': '1 savon',
      '3 bars': '3 savons',
      '6 bars': '6 savons',
    },
  },
  'surgras-soap': {
    name: 'Pain surgras, {pack}',
    description:
      'Il ressemble à un savon et n’en est pas un\u00a0: un pain au cold-cream pour le visage et le corps que le savon irrite. La mousse est douce et dense. Un bon premier choix pour les peaux sensibles et les petits budgets.',
    features: ['Sans savon', 'Au cold-cream', 'Visage et corps', 'Sans parfum'],
    facts: {
      ingredients:
        'Sodium Cocoyl Isethionate, Stearic Acid, Aqua, Paraffinum Liquidum, Cera Alba, Glycerin, Cetearyl Alcohol, Titanium Dioxide. Sans savon ni parfum.',
      usage:
        'Faire mousser entre les mains mouillées, laver le visage ou le corps et rincer. Garder le pain au sec entre deux usages.',
      warnings: `${cosmeticWarnings} Ne pas utiliser en cas d’allergie aux produits de la ruche.`,
      audience: 'Adultes et enfants dès 3\u00a0ans, peau sèche ou sensible. Convient pendant la grossesse.',
    },
  },
  'black-soap': {
    name: 'Savon noir, {scent:small}, {volume}',
    familyName: 'Savon noir',
    description:
      'La pâte d’olive du hammam. Étalez-la sur la peau chaude et humide, attendez cinq minutes, rincez, puis frottez au gant kessa. Une fois par semaine\u00a0; évitez les jambes fraîchement rasées.',
    features: [
      'À base d’olives',
      'Prépare au gant kessa',
      'Version nature sans parfum',
      'Pot à large ouverture',
    ],
    facts: {
      ingredients: 'Potassium Olivate, Aqua, Olea Europaea Fruit Oil, Potassium Hydroxide{scent2}.',
      usage:
        'Une fois par semaine sur la peau chaude et humide\u00a0: étaler, attendre cinq minutes, rincer et frotter au gant kessa. Terminer par une crème.',
      warnings: `${cosmeticWarnings} Ne pas appliquer sur le visage, ni sur une peau rasée ou irritée.{epilepsy} Le sol devient glissant.`,
      audience: 'Adultes et adolescents dès 12\u00a0ans.{pregnant}',
      terms: {
        scent2: {
          Eucalyptus: ', Eucalyptus Globulus Leaf Oil, Limonene',
          Rose: ', Parfum, Geraniol',
          Natural: '',
        },
        epilepsy: {
          Eucalyptus: ' En cas d’épilepsie ou d’asthme, demander d’abord l’avis du médecin.',
          Rose: '',
          Natural: '',
        },
        pregnant: {
          Eucalyptus: ' Ne pas utiliser pendant la grossesse, à cause de l’huile d’eucalyptus.',
          Rose: ' Convient pendant la grossesse.',
          Natural: ' Convient pendant la grossesse.',
        },
      },
    },
  },
  'sugar-exfoliant': {
    name: 'Gommage au sucre, {scent:small}, {volume}',
    familyName: 'Gommage au sucre',
    description:
      'Des grains de sucre dans une huile végétale, qui fondent sous la main et ne peuvent donc pas griffer longtemps. Il laisse genoux et coudes doux et la salle de bains parfumée. Refermez bien le couvercle\u00a0: l’eau le fait durcir.',
    features: [
      'Fond à l’usage',
      'À l’huile d’amande douce',
      'Sans billes de plastique',
      'Laisse un léger film d’huile',
    ],
    facts: {
      ingredients:
        'Sucrose, Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Cera Alba, Glyceryl Stearate, {extra}, Tocopherol, Parfum.',
      usage:
        'Une à deux fois par semaine, masser une poignée sur la peau humide en cercles, rincer à l’eau chaude et sécher en tapotant.',
      warnings: `${cosmeticWarnings} Ne pas appliquer sur le visage ni sur une peau irritée, ni en cas d’allergie à l’amande ou aux produits de la ruche. Le sol devient glissant.`,
      audience: 'Adultes et adolescents dès 12\u00a0ans. Convient pendant la grossesse.',
      terms: {
        extra: {
          'Rose & Almond': 'Rosa Damascena Flower Powder',
          'Coffee & Cocoa': 'Coffea Arabica Seed Powder, Theobroma Cacao Butter',
          'Lemon & Ginger': 'Citrus Limon Peel Powder, Zingiber Officinale Root Extract',
        },
      },
    },
    options: {
      'Rose & Almond': 'Rose et amande',
      'Coffee & Cocoa': 'Café et cacao',
      'Lemon & Ginger': 'Citron et gingembre',
    },
  },
};

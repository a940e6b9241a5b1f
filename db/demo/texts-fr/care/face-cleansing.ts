import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const faceCleansing: Record<string, LineTexts> = {
  'foaming-gel': {
    name: 'Gel nettoyant moussant purifiant, {skin:small}, {volume}',
    familyName: 'Gel nettoyant moussant purifiant',
    description:
      'Un gel transparent, à la mousse légère, qui se rince sans laisser la sensation de tiraillement du savon. Le zinc limite la brillance. Faites mousser une petite quantité entre les mains mouillées, étalez sur le visage et rincez à l’eau tiède, matin et soir.',
    features: [
      'Élimine l’excès de sébum',
      'Sans savon, pH neutre pour la peau',
      'Au zinc',
      'Ne pique pas les yeux',
    ],
    facts: {
      ingredients:
        'Aqua, Sodium Cocoyl Glycinate, Coco-Glucoside, Glycerin, Citric Acid, Zinc PCA, {extra}, Xanthan Gum, Sodium Benzoate, Potassium Sorbate.',
      usage:
        'Matin et soir, faire mousser une petite quantité entre les mains mouillées, étaler sur le visage et rincer à l’eau tiède.',
      warnings: `${cosmeticWarnings}{willow}`,
      audience: 'Adultes et adolescents dès 12\u00a0ans, {skin:small}. Convient pendant la grossesse.',
      terms: {
        willow: {
          'Oily Skin': ' Ne pas utiliser en cas d’allergie à l’aspirine.',
          'Combination Skin': '',
        },
        extra: {
          'Oily Skin': 'Niacinamide, Salix Alba Bark Extract',
          'Combination Skin': 'Panthenol, Hamamelis Virginiana Leaf Water',
        },
      },
    },
    options: { 'Combination Skin': 'Peau mixte' },
  },
  'cream-cleanser': {
    name: 'Crème lavante douce, {volume}',
    description:
      'Pour la peau qui rougit à la seule vue d’une serviette\u00a0: une crème sans parfum qui nettoie sans mousser. Sans eau sous la main, elle se retire au coton. La glycérine laisse un léger film sur la peau.',
    features: [
      'Pour peaux sèches et sensibles',
      'Sans parfum',
      'Nettoie avec ou sans eau',
      'À 10\u00a0% de glycérine',
    ],
    facts: {
      ingredients:
        'Aqua, Glycerin (10\u00a0%), Cetearyl Alcohol, Caprylic/Capric Triglyceride, Sodium Cocoyl Isethionate, Panthenol, Allantoin, Xanthan Gum, Citric Acid, Sodium Benzoate.',
      usage:
        'Matin et soir, masser une noisette sur la peau humide et rincer. Sans eau, étaler sur la peau sèche et retirer avec un coton.',
      warnings: cosmeticWarnings,
      audience: 'Adultes et enfants dès 3\u00a0ans, peau sèche ou sensible. Convient pendant la grossesse.',
    },
  },
  'micellar-water': {
    name: 'Eau micellaire, {skin:small}, {volume}',
    familyName: 'Eau micellaire',
    description:
      'De minuscules gouttes nettoyantes dans une eau douce retirent maquillage, crème solaire et poussière de la ville en un seul passage. Imbibez un coton, posez-le quelques secondes sur les yeux et essuyez vers l’extérieur. Le rinçage n’est pas nécessaire, mais possible.',
    features: [
      'Retire le maquillage waterproof',
      'Sans alcool ni parfum',
      'Visage, yeux et lèvres',
      'Convient aux porteurs de lentilles',
    ],
    facts: {
      ingredients:
        'Aqua, Poloxamer 184, Glycerin, Disodium Cocoamphodiacetate, {extra}, Disodium EDTA, Citric Acid, Sodium Benzoate.',
      usage:
        'Imbiber un coton, le poser quelques secondes sur les yeux fermés et essuyer vers l’extérieur. Recommencer avec un coton neuf jusqu’à ce qu’il reste propre.',
      warnings: cosmeticWarnings,
      audience:
        'Adultes et adolescents, {skin:small}, y compris porteurs de lentilles. Convient pendant la grossesse.',
      terms: {
        extra: {
          'Sensitive Skin': 'Panthenol, Bisabolol',
          'Oily Skin': 'Zinc Gluconate, Niacinamide',
          'Dry Skin': 'Sodium Hyaluronate, Betaine',
        },
      },
    },
  },
  'rose-toner': {
    name: 'Eau de rose, {volume}',
    description:
      'Distillée à partir de roses de la Mitidja, sans parfum ni alcool ajoutés. À vaporiser après le nettoyage, par-dessus le maquillage ou par un après-midi chaud. À l’ouverture, son odeur est plus forte qu’une semaine plus tard, comme toute vraie eau de rose.',
    features: ['Pur distillat', 'Rafraîchit et adoucit', 'Brume fine', 'Sans alcool'],
    facts: {
      ingredients: 'Rosa Damascena Flower Water 100\u00a0%.',
      usage:
        'Après le nettoyage ou à tout moment, vaporiser les yeux fermés à une largeur de main et laisser sécher. Conservée au réfrigérateur, la brume est plus fraîche.',
      warnings: cosmeticWarnings,
      audience: 'Adultes et enfants dès 3\u00a0ans. Convient pendant la grossesse.',
    },
  },
  'day-cream': {
    name: 'Crème de jour hydratante, {skin:small}, {volume}',
    familyName: 'Crème de jour hydratante',
    description:
      'Acide hyaluronique et squalane, en quatre textures\u00a0: un gel pour peau grasse, un fluide pour peau normale, une crème pour peau sèche et une version sans parfum pour peau sensible. Elle pénètre en une minute et ne peluche pas sous la crème solaire. Une noisette suffit pour le visage et le cou.',
    features: [
      'Hydrate pendant 24 heures',
      'À l’acide hyaluronique et au squalane',
      'Bonne base de maquillage',
      'Ne bouche pas les pores',
    ],
    facts: {
      ingredients:
        'Aqua, Glycerin, Squalane, {base}, Sodium Hyaluronate, Tocopherol, Carbomer, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin{perfume}.',
      usage:
        'Chaque matin, étaler une noisette sur le visage et le cou propres. Attendre une minute avant la crème solaire ou le maquillage.',
      warnings: cosmeticWarnings,
      audience: 'Adultes et adolescents, {skin:small}. Convient pendant la grossesse.',
      terms: {
        base: {
          'Normal Skin': 'Coco-Caprylate, Glyceryl Stearate',
          'Dry Skin': 'Butyrospermum Parkii Butter, Cetearyl Alcohol, Glyceryl Stearate',
          'Oily Skin': 'Niacinamide, Silica, Zinc PCA',
          'Sensitive Skin': 'Caprylic/Capric Triglyceride, Panthenol, Allantoin',
        },
        perfume: {
          'Normal Skin': ', Parfum',
          'Dry Skin': ', Parfum',
          'Oily Skin': ', Parfum',
          'Sensitive Skin': '',
        },
      },
    },
  },
  'vitamin-c-day-cream': {
    name: 'Crème de jour éclat à la vitamine C, {volume}',
    description:
      'Une forme stable de vitamine C et un extrait de mandarine pour les peaux au teint fatigué. La crème a la couleur de l’abricot et laisse un éclat doux, sans paillettes. À compléter d’une crème solaire, surtout en été.',
    features: [
      'Unifie l’aspect du teint',
      'Texture légère, non grasse',
      'Parfum de mandarine',
      'Pot en verre',
    ],
    facts: {
      ingredients:
        'Aqua, Ascorbyl Glucoside (3\u00a0%), Glycerin, Caprylic/Capric Triglyceride, Citrus Reticulata Fruit Extract, Prunus Armeniaca Kernel Oil, Cetearyl Alcohol, Tocopherol, Mica, Phenoxyethanol, Parfum, Limonene.',
      usage:
        'Chaque matin sur le visage et le cou propres, avant la crème solaire. Bien refermer le pot et le conserver à l’abri de la lumière.',
      warnings: `${cosmeticWarnings} Ne pas appliquer sur une peau irritée.`,
      audience: 'Adultes. Convient pendant la grossesse.',
    },
  },
  'night-cream': {
    name: 'Crème de nuit, {need:small}, {volume}',
    familyName: 'Crème de nuit',
    description:
      'Riche et apaisante\u00a0: huile de pépins de figue de Barbarie, céramides et une note de figue. Chauffez-la entre les doigts et appliquez-la par pressions après le nettoyage. Le petit pot sert à l’essayer, ou à voyager.',
    features: [
      'Aux céramides',
      'Huile de pépins de figue de Barbarie',
      'Peau souple au réveil',
      'Sans huile minérale',
    ],
    facts: {
      ingredients:
        'Aqua, Opuntia Ficus-Indica Seed Oil, Glycerin, Butyrospermum Parkii Butter, Ceramide NP, {extra}, Cetearyl Alcohol, Ficus Carica Fruit Extract, Tocopherol, Phenoxyethanol, Parfum.',
      usage:
        'Chaque soir, chauffer une noisette entre les doigts et l’appliquer par pressions sur le visage et le cou propres.',
      warnings: `${cosmeticWarnings}{caution}`,
      audience: '{who}',
      terms: {
        caution: {
          Nourishing: '',
          Firming: ' Ne pas utiliser en cas d’allergie au soja.',
          'First Lines':
            ' Contient de la vitamine A\u00a0: tenir compte de vos apports quotidiens avant utilisation.',
        },
        extra: {
          Nourishing: 'Argania Spinosa Kernel Oil',
          Firming: 'Palmitoyl Tripeptide-5, Hydrolyzed Soy Protein',
          'First Lines': 'Retinyl Palmitate, Sodium Hyaluronate',
        },
        who: {
          Nourishing: 'Adultes à peau sèche. Convient pendant la grossesse.',
          Firming: 'Adultes. Convient pendant la grossesse.',
          'First Lines':
            'Adultes. Ne pas utiliser pendant la grossesse, car elle contient une forme de vitamine A.',
        },
      },
    },
    options: { Nourishing: 'Nourrissante', Firming: 'Fermeté', 'First Lines': 'Premières rides' },
  },
};

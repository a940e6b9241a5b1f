import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const shampoos: Record<string, LineTexts> = {
  'daily-shampoo': {
    name: 'Shampooing doux usage fréquent, {scent:small}, {volume}',
    familyName: 'Shampooing doux usage fréquent',
    description:
      'Pour ceux qui se lavent les cheveux chaque jour ou vivent là où l’eau est dure. Une mousse douce qui se rince vite et laisse le cuir chevelu comme il était. Convient à toute la famille.',
    features: [
      'Tensioactifs doux dérivés du sucre',
      'Sans silicones',
      'Pour lavages fréquents',
      'Pour toute la famille',
    ],
    facts: {
      ingredients:
        'Aqua, Sodium Cocoyl Glutamate, Coco-Glucoside, Cocamidopropyl Betaine, Glycerin, {extra}, Guar Hydroxypropyltrimonium Chloride, Citric Acid, Sodium Benzoate, Parfum.',
      usage:
        'Masser une noisette sur les racines et le cuir chevelu mouillés, puis bien rincer. Assez doux pour tous les jours.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'Adultes et enfants dès 3\u00a0ans. Convient pendant la grossesse.',
      terms: {
        allergy: {
          Chamomile: ' Ne pas utiliser en cas d’allergie à la camomille.',
          'Green Apple': '',
          'Orange Blossom': '',
        },
        extra: {
          Chamomile: 'Chamomilla Recutita Flower Extract',
          'Green Apple': 'Pyrus Malus Fruit Extract',
          'Orange Blossom': 'Citrus Aurantium Amara Flower Water',
        },
      },
    },
    options: { Chamomile: 'Camomille' },
  },
  'anti-dandruff': {
    name: 'Shampooing antipelliculaire, {kind:small}, {volume}',
    familyName: 'Shampooing antipelliculaire',
    description:
      'Piroctone et acide salicylique décollent les pellicules et limitent leur retour. Laissez poser la mousse trois minutes, deux fois par semaine pendant un mois, puis une fois. En alternance avec un shampooing doux.',
    features: [
      'Élimine les pellicules visibles',
      'Calme l’envie de gratter',
      'Trois minutes de pose',
      'Sans allergènes de parfum',
    ],
    facts: {
      ingredients:
        'Aqua, Coco-Glucoside, Disodium Laureth Sulfosuccinate, {active}, Piroctone Olamine (1\u00a0%), Salicylic Acid (2\u00a0%), Glycerin, Sodium Hydroxide, Sodium Benzoate.',
      usage:
        'Masser sur le cuir chevelu mouillé, laisser poser la mousse trois minutes et rincer. Deux fois par semaine pendant un mois, puis une fois par semaine.',
      warnings: `${cosmeticWarnings} Ne pas utiliser en cas d’allergie à l’aspirine. Si pellicules ou rougeurs persistent après un mois, consulter un médecin.`,
      audience:
        'Adultes et adolescents dès 12\u00a0ans. Femmes enceintes\u00a0: demander d’abord l’avis du pharmacien.',
      terms: { active: { 'Dry Flakes': 'Panthenol', 'Oily Flakes': 'Zinc PCA' } },
    },
    options: { 'Dry Flakes': 'Pellicules sèches', 'Oily Flakes': 'Pellicules grasses' },
  },
  'oily-scalp': {
    name: 'Shampooing à l’argile cheveux gras, {volume}',
    description:
      'L’argile verte et l’ortie absorbent le gras des racines sans toucher aux longueurs. Les cheveux restent légers jusqu’au lendemain, et souvent un jour de plus. Rincez bien\u00a0: l’argile adhère aux cheveux.',
    features: [
      'À l’argile verte et à l’ortie',
      'Une légèreté qui dure',
      'Ne dessèche pas les longueurs',
      'Sans silicones',
    ],
    facts: {
      ingredients:
        'Aqua, Sodium Cocoyl Glutamate, Coco-Glucoside, Illite (argile verte), Urtica Dioica Leaf Extract, Zinc PCA, Xanthan Gum, Citric Acid, Sodium Benzoate, Parfum.',
      usage:
        'Agiter. Masser sur les racines mouillées, laisser poser deux minutes et rincer très soigneusement, deux fois si nécessaire. Utiliser au plus un jour sur deux.',
      warnings: cosmeticWarnings,
      audience: 'Adultes et adolescents dès 12\u00a0ans. Convient pendant la grossesse.',
    },
  },
  'repair-shampoo': {
    name: 'Shampooing réparateur, {oil:small}, {volume}',
    familyName: 'Shampooing réparateur',
    description:
      'Pour les longueurs décolorées, lissées au fer ou simplement portées depuis des années. L’argan lisse, la kératine comble, le ricin fortifie\u00a0: choisissez selon ce qui manque à vos cheveux. Massez les racines seulement\u00a0; la mousse fait le reste en coulant.',
    features: [
      'Facilite le démêlage',
      'Pour cheveux secs et colorés',
      'Sans sulfates',
      'Parfum doux et durable',
    ],
    facts: {
      ingredients:
        'Aqua, Sodium Cocoyl Isethionate, Coco-Glucoside, Glycerin, {oil2}, Panthenol, Guar Hydroxypropyltrimonium Chloride, Citric Acid, Sodium Benzoate, Parfum.',
      usage:
        'Masser sur les racines mouillées, laisser couler la mousse sur les longueurs et rincer. Compléter par un après-shampooing ou un masque.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'Adultes et enfants dès 6\u00a0ans. Convient pendant la grossesse.',
      terms: {
        allergy: {
          'Argan Oil': '',
          Keratin: ' Ne pas utiliser en cas d’allergie à la laine.',
          'Castor Oil': '',
        },
        oil2: {
          'Argan Oil': 'Argania Spinosa Kernel Oil',
          Keratin: 'Hydrolyzed Keratin (laine de mouton)',
          'Castor Oil': 'Ricinus Communis Seed Oil',
        },
      },
    },
    options: { 'Argan Oil': 'Huile d’argan', Keratin: 'Kératine', 'Castor Oil': 'Huile de ricin' },
  },
};

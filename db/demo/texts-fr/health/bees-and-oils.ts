import type { LineTexts } from '../../texts/line-texts.ts';
import { supplementWarnings } from '../usual/usual-texts.ts';

export const beesAndOils: Record<string, LineTexts> = {
  'propolis-throat-spray': {
    name: 'Spray gorge à la propolis, {flavor:small}, {volume}',
    familyName: 'Spray gorge à la propolis',
    description:
      'Une longue canule amène propolis, miel de thym et mauve au fond de la gorge. Deux pressions jusqu’à quatre fois par jour, surtout après avoir longtemps parlé. Sans alcool\u00a0; dès 6\u00a0ans\u00a0; ne convient pas aux personnes allergiques aux produits de la ruche.',
    features: ['Agréable pour une gorge sèche', 'Longue canule orientable', 'Sans alcool', 'Dès 6\u00a0ans'],
    facts: {
      ingredients:
        'Pour quatre pressions\u00a0: extrait de propolis 80\u00a0mg, miel de thym 200\u00a0mg, extrait de fleur de mauve 40\u00a0mg. Eau, humectant glycérol, arôme {flavor:small}, correcteur d’acidité acide citrique, conservateur sorbate de potassium. Sans alcool.',
      usage:
        'Tourner la canule vers l’avant et pulvériser deux fois vers le fond de la gorge, jusqu’à quatre fois par jour. Rincer la canule à l’eau chaude de temps en temps.',
      warnings: `${supplementWarnings} Ne pas prendre en cas d’allergie aux produits de la ruche ou d’asthme.{epilepsy}`,
      audience:
        'Adultes et enfants dès 6\u00a0ans. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du pharmacien.',
      terms: {
        epilepsy: {
          'Honey & Thyme': '',
          'Mint & Eucalyptus': ' En cas d’épilepsie, demander d’abord l’avis du médecin.',
        },
      },
    },
    options: { 'Honey & Thyme': 'Miel et thym', 'Mint & Eucalyptus': 'Menthe et eucalyptus' },
  },
  'honey-thyme-syrup': {
    name: 'Sirop miel et thym, {person:small}, {volume}',
    familyName: 'Sirop miel et thym',
    description:
      'Thym, mauve et racine de guimauve dans du miel de montagne, agréables pour une gorge sèche. Prenez une cuillerée lentement et laissez-la couler. Il y a une version plus forte pour adultes et une plus douce pour enfants.',
    features: ['À 40\u00a0% de miel', 'Thym, mauve et guimauve', 'Cuillère incluse', 'Sans conservateurs'],
    facts: {
      ingredients:
        'Pour 10\u00a0ml\u00a0: miel de montagne 4\u00a0g, extraits de thym {thyme}, de mauve 50\u00a0mg et de racine de guimauve {root}. Eau, sirop de sucre de canne, jus de citron concentré. Sans alcool ni conservateurs.',
      usage:
        '{dose} Laisser couler lentement dans la gorge. Après ouverture, conserver au réfrigérateur et utiliser dans les quatre semaines.',
      warnings: `${supplementWarnings} Ne pas prendre en cas d’allergie aux produits de la ruche. Ne jamais donner de miel à un enfant de moins de 1 an. Contient des sucres.`,
      audience: '{who} Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du pharmacien.',
      terms: {
        thyme: { Adults: '200\u00a0mg', Children: '100\u00a0mg' },
        root: { Adults: '30\u00a0mg', Children: '15\u00a0mg' },
        dose: {
          Adults: '10\u00a0ml jusqu’à trois fois par jour.',
          Children: '5\u00a0ml jusqu’à trois fois par jour, dès 6\u00a0ans 10\u00a0ml.',
        },
        who: { Adults: 'Adultes et adolescents dès 12\u00a0ans.', Children: 'Enfants dès 2\u00a0ans.' },
      },
    },
    options: { Adults: 'Adulte', Children: 'Enfant' },
  },
  'throat-lozenges': {
    name: 'Pastilles pour la gorge, {flavor:small}, {pack}',
    familyName: 'Pastilles pour la gorge',
    description:
      'Des pastilles à fonte lente pour les enseignants, les chanteurs et tous ceux qui parlent toute la journée. Emballées une à une, elles ne collent pas dans la poche. Ne conviennent pas aux enfants de moins de 6\u00a0ans.',
    features: [
      'Fondent lentement',
      'De la vitamine C dans chaque pastille',
      'Emballées une à une',
      'Sans sucre',
    ],
    facts: {
      ingredients:
        'Par pastille\u00a0: vitamine C 10\u00a0mg (12\u00a0% des VNR). Édulcorants isomalt et glycosides de stéviol, eau, arôme naturel {flavor:small}, menthol, colorant {color}.',
      usage: 'Laisser fondre lentement une pastille en bouche toutes les deux heures, jusqu’à huit par jour.',
      warnings: `${supplementWarnings} Une consommation excessive peut avoir un effet laxatif. Risque d’étouffement pour les plus jeunes. Contient du menthol\u00a0: en cas d’épilepsie, demander d’abord l’avis du médecin.{caution}`,
      audience: 'Adultes et enfants dès 6\u00a0ans.',
      terms: {
        color: {
          'Honey & Lemon': 'extrait de curcuma',
          Licorice: 'charbon végétal',
          Eucalyptus: 'chlorophylline cuivrique',
          Orange: 'bêta-carotène',
        },
        caution: {
          'Honey & Lemon': ' Ne pas prendre en cas d’allergie aux produits de la ruche.',
          Licorice: ' Contient de la réglisse\u00a0: ne pas prendre en cas d’hypertension.',
          Eucalyptus: '',
          Orange: '',
        },
      },
    },
    options: {
      'Honey & Lemon': 'Miel et citron',
      Licorice: 'Réglisse',
      '24 lozenges': '24 pastilles',
      '48 lozenges': '48 pastilles',
    },
  },
  'propolis-drops': {
    name: 'Propolis en gouttes {strength}, {volume}',
    familyName: 'Propolis en gouttes',
    description:
      'De la propolis concentrée, extraite sans alcool et filtrée deux fois. Déposez dix gouttes sur une cuillère de miel ou dans de l’eau tiède. La résine peut teinter le verre\u00a0; c’est sans danger et cela s’enlève avec de l’huile.',
    features: [
      'Extraite sans alcool',
      'Teneur standardisée',
      'Verre ambré contre la lumière',
      'Avec compte-gouttes gradué',
    ],
    facts: {
      ingredients:
        'Extrait de propolis {strength} dans du propylène glycol et de l’eau, sans alcool. Dix gouttes contiennent {dose} de propolis.',
      usage:
        'Dix gouttes une à deux fois par jour sur une cuillère de miel ou dans un demi-verre d’eau tiède. Agiter avant l’emploi. Une trace de résine sur le verre s’enlève avec de l’huile.',
      warnings: `${supplementWarnings} Ne pas prendre en cas d’allergie aux produits de la ruche ou d’asthme.`,
      audience:
        'Adultes et adolescents dès 12\u00a0ans. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du pharmacien.',
      terms: { dose: { '10 %': '40\u00a0mg', '20 %': '80\u00a0mg' } },
    },
  },
  'omega-3': {
    name: 'Oméga-3 huile de poisson {strength}, {pack}',
    familyName: 'Oméga-3 huile de poisson',
    description:
      'De l’huile de petites sardines et d’anchois, purifiée par distillation moléculaire. Deux capsules par jour apportent plus de 250\u00a0mg d’EPA et de DHA. Gardez le flacon au frais et prenez-les au repas le plus copieux, pour éviter les renvois de poisson.',
    features: [
      'EPA et DHA contribuent à une fonction cardiaque normale (250\u00a0mg par jour)',
      'De petits poissons sauvages',
      'Métaux lourds contrôlés',
      'Capsules de gélatine de poisson',
    ],
    facts: {
      ingredients:
        'Pour deux capsules\u00a0: {formula}. Enveloppe\u00a0: gélatine de poisson, humectant glycérol, eau. Antioxydant\u00a0: tocophérols naturels (vitamine E). Contient du poisson.',
      usage:
        'Deux capsules par jour au repas le plus copieux, avalées entières avec de l’eau. Conserver à moins de 25\u00a0°C.',
      warnings: `${supplementWarnings} Ne pas prendre en cas d’allergie au poisson. Sous anticoagulants, demander d’abord l’avis du médecin.`,
      audience: 'Adultes. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du médecin.',
      terms: {
        formula: {
          '500 mg': 'huile de poisson 1000\u00a0mg, dont EPA 180\u00a0mg et DHA 120\u00a0mg',
          '1000 mg': 'huile de poisson 2000\u00a0mg, dont EPA 360\u00a0mg et DHA 240\u00a0mg',
        },
      },
    },
    options: { '90 softgels': '90 capsules' },
  },
  'cod-liver-oil': {
    name: 'Huile de foie de morue, {flavor:small}, {volume}',
    familyName: 'Huile de foie de morue',
    description:
      'La cuillerée de nos grands-parents, purifiée et presque sans odeur. Elle réunit oméga-3 et vitamines A et D. Une cuillerée par jour pour les adultes, la moitié pour les enfants dès 3\u00a0ans\u00a0; n’ajoutez pas d’autre vitamine A ou D.',
    features: [
      'Vitamines A et D naturelles',
      'Le DHA contribue au maintien d’une vision normale (250\u00a0mg par jour)',
      'Purifiée, presque sans odeur',
      'À conserver au réfrigérateur',
    ],
    facts: {
      ingredients:
        'Pour 5\u00a0ml\u00a0: huile de foie de morue purifiée 4,6\u00a0g avec EPA 370\u00a0mg, DHA 500\u00a0mg, vitamine A 250\u00a0µg (31\u00a0% des VNR) et vitamine D 10\u00a0µg (200\u00a0%). {flavoring} Antioxydant\u00a0: mélange de tocophérols. Contient du poisson.',
      usage:
        'Adultes\u00a0: 5\u00a0ml par jour au cours d’un repas. Enfants dès 3\u00a0ans\u00a0: 2,5\u00a0ml. Conserver au réfrigérateur et utiliser dans les trois mois après ouverture.',
      warnings: `${supplementWarnings} Ne pas prendre en cas d’allergie au poisson. Ne pas ajouter d’autre vitamine A ou vitamine D. Sous anticoagulants, demander d’abord l’avis du médecin.`,
      audience:
        'Adultes et enfants dès 3\u00a0ans. Ne pas prendre pendant la grossesse, car elle contient de la vitamine A.',
      terms: { flavoring: { Lemon: 'Arôme naturel de citron.', Natural: 'Sans arôme.' } },
    },
  },
  'black-seed-oil': {
    name: 'Huile de nigelle, {pack}',
    description:
      'Nigella sativa des Hauts Plateaux, pressée une seule fois à froid et non filtrée. Une cuillère à café poivrée le matin, pure ou avec du miel\u00a0; en usage externe, elle nourrit la peau et le cuir chevelu. Un dépôt naturel est signe de qualité.',
    features: [
      'Première pression à froid',
      'Non filtrée et non diluée',
      'Pour la cuisine, la peau et les cheveux',
      'Flacon en verre ambré',
    ],
    facts: {
      ingredients:
        'Huile de graines de Nigella sativa 100\u00a0%, première pression à froid, non filtrée. Par cuillère à café (5\u00a0ml)\u00a0: environ 2,6\u00a0g d’acide linoléique et 1,1\u00a0g d’acide oléique.',
      usage:
        'Une cuillère à café par jour, pure ou avec du miel, avant le petit-déjeuner. Sur la peau ou les pointes\u00a0: quelques gouttes en massage. Bien refermer et utiliser dans les six mois.',
      warnings: `${supplementWarnings} Arrêter une semaine avant une opération. Sous anticoagulants, demander d’abord l’avis du médecin.`,
      audience: 'Adultes. Pendant la grossesse, seulement en cuisine.',
    },
  },
};

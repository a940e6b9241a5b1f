import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings, outerUse } from '../usual/usual-texts.ts';

export const hairCare: Record<string, LineTexts> = {
  conditioner: {
    name: 'Après-shampooing démêlant, {scent:small}, {volume}',
    familyName: 'Après-shampooing démêlant',
    description:
      'Deux minutes sur les longueurs, et le peigne passe. Assez léger pour les cheveux fins quand on l’applique à partir des oreilles. Rincez jusqu’à ce que le cheveu ne glisse plus.',
    features: ['Facilite le coiffage', 'N’alourdit pas', 'Sans silicones', 'Deux minutes'],
    facts: {
      ingredients:
        'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Glycerin, {extra}, Hydrolyzed Oat Protein, Citric Acid, Sodium Benzoate, Parfum.',
      usage: 'Après le lavage, répartir à partir des oreilles, peigner, attendre deux minutes et rincer.',
      warnings: `${cosmeticWarnings} Ne pas utiliser en cas d’allergie {allergy}.`,
      audience: 'Adultes et enfants dès 3\u00a0ans. Convient pendant la grossesse.',
      terms: {
        allergy: { Almond: 'à l’amande ou à l’avoine', Coconut: 'à l’avoine', Fig: 'à l’avoine' },
        extra: {
          Almond: 'Prunus Amygdalus Dulcis Oil',
          Coconut: 'Cocos Nucifera Oil',
          Fig: 'Ficus Carica Fruit Extract',
        },
      },
    },
    options: { Fig: 'Figue' },
  },
  'hair-mask': {
    name: 'Masque capillaire nourrissant, {oil:small}, {volume}',
    familyName: 'Masque capillaire nourrissant',
    description:
      'Un masque épais pour le lavage de la semaine. Répartissez-le à partir des oreilles sous une serviette chaude et attendez dix minutes, ou toute la nuit pour des boucles très sèches. Une noix suffit pour des cheveux aux épaules.',
    features: [
      'Assouplit les longueurs sèches',
      'Pour boucles et cheveux lisses',
      'Riche en huiles végétales',
      'Sans huile minérale',
    ],
    facts: {
      ingredients:
        'Aqua, Cetearyl Alcohol, {oil2}, Glycerin, Behentrimonium Chloride, Panthenol, Tocopherol, Citric Acid, Sodium Benzoate, Parfum.',
      usage:
        'Une fois par semaine sur cheveux essorés, à partir des oreilles. Laisser poser sous une serviette chaude dix minutes, ou toute la nuit, puis rincer.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'Adultes et enfants dès 6\u00a0ans. Convient pendant la grossesse.',
      terms: {
        allergy: {
          Argan: '',
          'Shea & Honey': ' Ne pas utiliser en cas d’allergie aux produits de la ruche.',
          Avocado: '',
        },
        oil2: {
          Argan: 'Argania Spinosa Kernel Oil',
          'Shea & Honey': 'Butyrospermum Parkii Butter, Mel',
          Avocado: 'Persea Gratissima Oil',
        },
      },
    },
    options: { 'Shea & Honey': 'Karité et miel', Avocado: 'Avocat' },
  },
  'argan-oil': {
    name: 'Huile capillaire, {oil:small}, {volume}',
    familyName: 'Huile capillaire pure',
    description:
      'Une seule huile, pressée à froid, sans rien d’ajouté. En masque avant le lavage, ou deux gouttes sur les pointes sèches. Le ricin est épais\u00a0: mélangez-le à une autre huile. Toutes conviennent aussi à la peau et aux ongles.',
    features: [
      'Huile 100\u00a0% pure',
      'Première pression à froid',
      'Cheveux, peau et ongles',
      'Flacon compte-gouttes',
    ],
    facts: {
      ingredients: '{oil2} 100\u00a0%, de première pression à froid.',
      usage:
        'Cheveux\u00a0: en masque une demi-heure avant le lavage, ou deux gouttes sur les pointes sèches. Peau et ongles\u00a0: quelques gouttes en massage.{mix}',
      warnings: `${outerUse}{allergy}`,
      audience: 'Adultes et enfants dès 3\u00a0ans. Convient pendant la grossesse.',
      terms: {
        oil2: {
          Argan: 'Argania Spinosa Kernel Oil',
          Castor: 'Ricinus Communis Seed Oil',
          'Prickly Pear': 'Opuntia Ficus-Indica Seed Oil',
          'Sweet Almond': 'Prunus Amygdalus Dulcis Oil',
        },
        mix: {
          Argan: '',
          Castor: ' Épaisse\u00a0: la mélanger à la même quantité d’une autre huile.',
          'Prickly Pear': '',
          'Sweet Almond': '',
        },
        allergy: {
          Argan: '',
          Castor: '',
          'Prickly Pear': '',
          'Sweet Almond': ' Ne pas utiliser en cas d’allergie à l’amande.',
        },
      },
    },
    options: { Castor: 'Ricin', 'Prickly Pear': 'Figue de Barbarie', 'Sweet Almond': 'Amande douce' },
  },
  'anti-hair-loss': {
    name: 'Soin antichute, {person:small}, {pack}',
    familyName: 'Soin antichute',
    description:
      'Une lotion à la caféine, au romarin et aux peptides, pour les cheveux qui restent dans la brosse. Une ampoule un jour sur deux, répartie raie par raie sur le cuir chevelu et massée, sans rinçage. Faites une cure de deux mois, au printemps et en automne.',
    features: [
      'Pour des cheveux d’apparence plus dense',
      'À la caféine et au romarin',
      'Ne graisse pas',
      'Cure de deux mois',
    ],
    facts: {
      ingredients:
        'Aqua, Alcohol, Caffeine (1\u00a0%), Rosmarinus Officinalis Leaf Extract, Biotinoyl Tripeptide-1, {extra}, Panthenol, Glycerin, PEG-40 Hydrogenated Castor Oil, Parfum. 5\u00a0ml par ampoule.',
      usage:
        'Un jour sur deux, sur cheveux secs ou essorés, tracer des raies, répartir une ampoule sur le cuir chevelu et masser deux minutes. Ne pas rincer. Poursuivre pendant deux mois.',
      warnings: `${cosmeticWarnings} Inflammable tant que le produit n’est pas sec. Une chute soudaine ou par plaques doit être vue par un médecin.`,
      audience: '{person} dès 18\u00a0ans. Ne pas utiliser pendant la grossesse ni l’allaitement.',
      terms: { extra: { Women: 'Arginine', Men: 'Serenoa Serrulata Fruit Extract' } },
    },
    options: { '6 ampoules': '6 ampoules', '12 ampoules': '12 ampoules' },
  },
  'lice-treatment': {
    name: 'Soin anti-poux, {form:small}',
    familyName: 'Soin anti-poux',
    description:
      'La lotion et le shampooing enrobent poux et lentes au lieu de les empoisonner, sans accoutumance possible\u00a0: peignez mèche par mèche et recommencez après une semaine. Le spray éloigne les poux. Un peigne fin en métal est fourni. L’âge est indiqué sur chaque boîte.',
    features: [
      'Sans insecticide',
      'Peigne fin en métal inclus',
      'Mèche par mèche',
      'S’élimine au shampooing',
    ],
    facts: {
      ingredients: '{formula}',
      usage: '{use}',
      warnings:
        'Usage externe uniquement. Tenir loin des yeux, des flammes, des cigarettes et du sèche-cheveux jusqu’au rinçage. Laver peignes, taies et bonnets à 60\u00a0°C. Contrôler toute la famille.',
      audience:
        'Enfants dès {age} et adultes. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du pharmacien.',
      terms: {
        formula: {
          'Lotion 100 ml':
            'Dimethicone, Cyclopentasiloxane, Caprylic/Capric Triglyceride. Sans insecticide. Avec un peigne en métal.',
          'Shampoo 125 ml':
            'Aqua, Dimethicone, Coco-Glucoside, Sodium Cocoyl Glutamate, Cocos Nucifera Oil. Sans insecticide. Avec un peigne en métal.',
          'Repelling Spray 100 ml':
            'Aqua, IR3535 (15\u00a0%), Lavandula Hybrida Oil, Glycerin. Avec un peigne en métal.',
        },
        use: {
          'Lotion 100 ml':
            'Imprégner les cheveux secs jusqu’au cuir chevelu, attendre quinze minutes, peigner mèche par mèche et laver. Recommencer après sept jours.',
          'Shampoo 125 ml':
            'Masser sur cheveux humides, attendre dix minutes, peigner mèche par mèche et rincer. Recommencer après sept jours.',
          'Repelling Spray 100 ml':
            'Quand les poux circulent à l’école, pulvériser chaque matin sur cheveux secs à une largeur de main. Protéger les yeux.',
        },
        age: { 'Lotion 100 ml': '1 an', 'Shampoo 125 ml': '1 an', 'Repelling Spray 100 ml': '3\u00a0ans' },
      },
    },
    options: {
      'Lotion 100 ml': 'Lotion 100\u00a0ml',
      'Shampoo 125 ml': 'Shampooing 125\u00a0ml',
      'Repelling Spray 100 ml': 'Spray répulsif 100\u00a0ml',
    },
  },
  'hair-color': {
    name: 'Coloration douce, {shade:small}',
    familyName: 'Coloration douce',
    description:
      'Couvre les cheveux blancs sans ammoniaque, en une crème qui ne coule pas. Tout est dans la boîte, gants et masque final compris. Faites un essai derrière l’oreille deux jours avant, à chaque fois, car une allergie peut venir tard.',
    features: ['Sans ammoniaque', 'Couvre les cheveux blancs', 'À l’huile d’argan', 'Gants et masque inclus'],
    facts: {
      ingredients:
        'Crème\u00a0: Aqua, Cetearyl Alcohol, Ethanolamine, Argania Spinosa Kernel Oil, Toluene-2,5-Diamine, Resorcinol, colorants de la teinte {shade:small}. Révélateur\u00a0: Aqua, Hydrogen Peroxide (6\u00a0%). Dans la boîte\u00a0: crème 50\u00a0ml, révélateur 75\u00a0ml, masque 15\u00a0ml, gants.',
      usage:
        'Mettre les gants, mélanger crème et révélateur, répartir sur cheveux secs, attendre trente minutes et rincer. Terminer par le masque.',
      warnings:
        'Les colorations capillaires peuvent provoquer des réactions allergiques graves. Faire un essai sur la peau 48 heures avant chaque utilisation. Ne pas appliquer sur un cuir chevelu sensible ou lésé, ni sur les cils et sourcils. Les tatouages temporaires au henné noir augmentent le risque.',
      audience:
        'Adultes et adolescents dès 16\u00a0ans. Femmes enceintes\u00a0: demander d’abord l’avis du médecin.',
    },
    options: {
      '1 Black': '1 Noir',
      '3 Dark Brown': '3 Châtain foncé',
      '4 Brown': '4 Châtain',
      '5.3 Golden Brown': '5.3 Châtain clair doré',
      '6.4 Copper': '6.4 Blond foncé cuivré',
      '7 Blonde': '7 Blond',
      '5.6 Red Brown': '5.6 Châtain clair rouge',
      '4.2 Plum': '4.2 Prune',
    },
  },
  henna: {
    name: 'Henné végétal, {shade:small}, {pack}',
    familyName: 'Henné végétal',
    description:
      'Des feuilles de Biskra, moulues assez finement pour une pâte lisse, avec d’autres plantes pour les teintes foncées et sans colorants ajoutés. Mélangez à l’eau chaude, couvrez les cheveux et attendez d’une à quatre heures. Le neutre ne donne que de la brillance.',
    features: ['Plantes pures', 'Sans PPD ni sels métalliques', 'Tamisé trois fois', 'Soigne en colorant'],
    facts: {
      ingredients: '{plants}. Sans PPD ni sels métalliques.',
      usage:
        'Mélanger à l’eau chaude jusqu’à obtenir une pâte lisse, répartir sur cheveux propres, couvrir, attendre d’une à quatre heures et rincer. Porter des gants\u00a0; attendre deux jours avant le prochain shampooing.',
      warnings: `${cosmeticWarnings} Ne pas utiliser en cas de favisme (déficit en G6PD){walnut}. Faire un essai sur une mèche et sur la peau 48 heures avant.`,
      audience: 'Adultes et adolescents dès 16\u00a0ans.',
      terms: {
        walnut: { Natural: '', Mahogany: '', Chestnut: ' ou d’allergie à la noix', Neutral: '' },
        plants: {
          Natural: 'Lawsonia Inermis Leaf Powder 100\u00a0%',
          Mahogany:
            'Lawsonia Inermis Leaf Powder, Hibiscus Sabdariffa Flower Powder, Beta Vulgaris Root Powder',
          Chestnut:
            'Lawsonia Inermis Leaf Powder, Juglans Regia Shell Powder, Indigofera Tinctoria Leaf Powder',
          Neutral: 'Cassia Obovata Leaf Powder 100\u00a0%',
        },
      },
    },
    options: { Natural: 'Naturel', Mahogany: 'Acajou', Chestnut: 'Châtain' },
  },
};

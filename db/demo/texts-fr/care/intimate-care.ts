import type { LineTexts } from '../../texts/line-texts.ts';
import { intimateWarnings, padWarnings } from '../usual/usual-texts.ts';

export const intimateCare: Record<string, LineTexts> = {
  'intimate-wash': {
    name: 'Gel intime, {need}, {volume}',
    familyName: 'Gel intime',
    description:
      'Un soin lavant doux pour l’hygiène intime externe, une fois par jour et pas davantage. Le quotidien préserve l’acidité naturelle\u00a0; l’alcalin est réservé aux périodes d’irritation, sur conseil. Lavez avec la main, pas avec un gant.',
    features: ['Respecte l’équilibre naturel', 'Sans savon', 'Se rince facilement', 'Sans parfum'],
    facts: {
      ingredients:
        'Aqua, Coco-Glucoside, Cocamidopropyl Betaine, Glycerin, {formula}, Xanthan Gum, Sodium Benzoate. Sans savon ni parfum.',
      usage:
        'Une fois par jour, laver la zone intime externe avec une noisette dans la main et rincer à l’eau claire.',
      warnings: `${intimateWarnings} {caution}`,
      audience: '{who}',
      terms: {
        formula: {
          'Every Day': 'Lactic Acid (pH 5)',
          Soothing: 'Lactic Acid (pH 5,5), Bisabolol, Calendula Officinalis Flower Extract',
          'Alkaline pH 8': 'Sodium Bicarbonate (pH 8), Thymus Vulgaris Flower Extract',
        },
        caution: {
          'Every Day': 'Ne pas utiliser à l’intérieur du corps.',
          Soothing: 'Ne pas utiliser à l’intérieur du corps.',
          'Alkaline pH 8': 'À utiliser une semaine au maximum, sur conseil.',
        },
        who: {
          'Every Day': 'Femmes et filles dès 10\u00a0ans. Convient pendant la grossesse.',
          Soothing: 'Femmes et filles dès 10\u00a0ans. Convient pendant la grossesse.',
          'Alkaline pH 8':
            'Femmes. Femmes enceintes\u00a0: demander d’abord l’avis du médecin ou du pharmacien.',
        },
      },
    },
    options: { 'Every Day': 'Quotidien', 'Alkaline pH 8': 'Alcalin pH 8' },
  },
  'intimate-wipes': {
    name: 'Lingettes intimes, {pack}',
    description:
      'Pour les voyages et les journées plus longues que prévu. Douces, sans parfum et assez petites pour une pochette. Essuyez de l’avant vers l’arrière\u00a0; leur place est à la poubelle, pas dans les toilettes.',
    features: ['Respectent le pH', 'Sans alcool', 'Format de poche', 'Fibres végétales'],
    facts: {
      ingredients:
        'Aqua, Glycerin, Lactic Acid, Aloe Barbadensis Leaf Juice, Caprylyl Glycol, Sodium Benzoate. Support en viscose de bois. Sans parfum ni alcool.',
      usage:
        'Essuyer la zone intime externe de l’avant vers l’arrière. Refermer le sachet aussitôt. Jeter les lingettes à la poubelle.',
      warnings: intimateWarnings,
      audience: 'Femmes et filles dès 10\u00a0ans. Convient pendant la grossesse.',
    },
    options: { '15 wipes': '15 lingettes', '3 x 15 wipes': '3 x 15 lingettes' },
  },
  'sanitary-pads': {
    name: 'Serviettes hygiéniques {flow:small}, {pack}',
    familyName: 'Serviettes hygiéniques',
    description:
      'Une surface en coton sur la peau et un cœur fin qui retient l’humidité et les odeurs. Les ailettes maintiennent la serviette à sa place. Chacune est emballée dans une pochette, qui reçoit aussi la serviette usagée.',
    features: ['Surface en coton', 'Sans parfum ni chlore', 'Fines et absorbantes', 'Emballées une à une'],
    facts: {
      ingredients:
        'Voile en coton, coussin absorbant en pâte de cellulose et polyacrylate de sodium, feuille arrière en polyéthylène respirant, adhésif. Sans parfum ni blanchiment au chlore.',
      usage:
        'Retirer la bande, coller la serviette dans la culotte et rabattre les ailettes. Changer toutes les quatre à six heures{night}. Envelopper la serviette usagée dans sa pochette et la jeter à la poubelle.',
      warnings: padWarnings,
      audience: 'Femmes et jeunes filles, {who}',
      terms: {
        night: { Normal: '', Super: '', Night: ', la nuit après huit heures au plus', 'Post-Birth': '' },
        who: {
          Normal: 'pour les jours de flux léger à moyen.',
          Super: 'pour les jours de flux abondant.',
          Night: 'pour la nuit et les flux très abondants.',
          'Post-Birth': 'pour les semaines qui suivent un accouchement.',
        },
      },
    },
    options: { Normal: 'Normal', Super: 'Super', Night: 'Nuit', 'Post-Birth': 'Maternité' },
  },
  'panty-liners': {
    name: 'Protège-slips, {kind:small}, {pack}',
    familyName: 'Protège-slips',
    description:
      'À peine plus épais que du papier, pour les premiers et les derniers jours, et pour ceux d’entre-deux. Ils laissent passer l’air. Changez-les aussi souvent que vous le souhaitez.',
    features: [
      'Feuille arrière respirante',
      'Suivent chaque mouvement',
      'Sans parfum',
      'Pliés pour le sac à main',
    ],
    facts: {
      ingredients:
        'Voile en {surface}, coussin en pâte de cellulose, feuille arrière respirante, adhésif. Sans parfum.',
      usage: 'Retirer la bande et appuyer le protège-slip dans la culotte. Changer plusieurs fois par jour.',
      warnings: padWarnings,
      audience: 'Femmes et jeunes filles.',
      terms: { surface: { Flexible: 'polypropylène', Long: 'polypropylène', Cotton: 'pur coton' } },
    },
    options: { Flexible: 'Souple', Long: 'Long', '60 pieces': '60 pièces' },
  },
  'menstrual-cup': {
    name: 'Coupe menstruelle, taille {size}, {color:small}',
    familyName: 'Coupe menstruelle',
    description:
      'Du silicone médical, réutilisable des années\u00a0: une coupe au lieu de milliers de serviettes. S avant un accouchement, M après, L pour un flux abondant. Faites-la bouillir cinq minutes entre deux cycles et videz-la au moins toutes les huit heures.',
    features: [
      'Silicone médical',
      'Jusqu’à huit heures',
      'Pochette en coton incluse',
      'Avec guide de pliage',
    ],
    facts: {
      ingredients:
        'Silicone médical, coloré avec des pigments autorisés au contact alimentaire. Dans la boîte\u00a0: une coupe, une pochette en coton et un guide de pliage. Sans latex ni BPA.',
      usage:
        'Se laver les mains, plier la coupe et l’insérer. La vider et la rincer au moins toutes les huit heures. La faire bouillir cinq minutes entre deux périodes de règles.',
      warnings:
        'Ne jamais garder plus de huit heures. En cas de fièvre soudaine, d’éruption ou de vertiges, la retirer et consulter un médecin immédiatement (choc toxique). En cas de stérilet, demander d’abord l’avis du médecin.',
      audience:
        'Femmes et adolescentes\u00a0: {who}. Ne pas utiliser dans les semaines qui suivent un accouchement.',
      terms: {
        who: {
          S: 'avant un accouchement ou jusqu’à 25\u00a0ans',
          M: 'après un accouchement ou dès 25\u00a0ans',
          L: 'pour un flux abondant',
        },
      },
    },
  },
  'comfort-gel': {
    name: 'Gel hydratant intime, {kind:small}',
    familyName: 'Gel hydratant intime',
    description:
      'De l’acide hyaluronique contre la sécheresse, qu’elle vienne de la ménopause, de l’allaitement ou d’un traitement. À base d’eau\u00a0: compatible avec les préservatifs, il ne tache pas. Au besoin, ou tous les trois jours.',
    features: ['À l’acide hyaluronique', 'À base d’eau', 'Sans hormones', 'Sans parfum'],
    facts: {
      ingredients:
        'Aqua, Glycerin, Sodium Hyaluronate (0,5\u00a0%), Hydroxyethylcellulose, Lactic Acid, Sodium Lactate, Sodium Benzoate. Sans hormones ni parfum.',
      usage: '{use} Tous les trois jours, ou au besoin.',
      warnings: `${intimateWarnings} En cas de saignement, de douleur ou de démangeaisons qui durent, consulter un médecin.`,
      audience:
        'Femmes adultes. Femmes enceintes ou qui allaitent\u00a0: demander d’abord l’avis du médecin ou de la sage-femme.',
      terms: {
        use: {
          'Tube 50 ml': 'Étaler une petite quantité sur la zone intime et juste à l’entrée.',
          'Tube 100 ml': 'Étaler une petite quantité sur la zone intime et juste à l’entrée.',
          '8 Applicators': 'Introduire un applicateur de 5\u00a0ml, le vider en pressant et le jeter.',
        },
      },
    },
    options: {
      'Tube 50 ml': 'Tube 50\u00a0ml',
      'Tube 100 ml': 'Tube 100\u00a0ml',
      '8 Applicators': '8 applicateurs',
    },
  },
  'incontinence-pads': {
    name: 'Protections urinaires, {strength:small}, {pack}',
    familyName: 'Protections urinaires',
    description:
      'Conçues pour l’urine, plus fluide et plus rapide que le sang\u00a0: le cœur la retient et neutralise les odeurs. Coupe anatomique, aux bords relevés. Beaucoup de femmes en ont besoin un jour, et peu en parlent.',
    features: ['Absorbent vite', 'Neutralisent les odeurs', 'Discrètes sous les vêtements', 'Surface sèche'],
    facts: {
      ingredients:
        'Voile en polypropylène, coussin absorbant en pâte de cellulose et polyacrylate de sodium, feuille arrière en polyéthylène, adhésif. Sans latex ni parfum.',
      usage:
        'Plier dans la longueur, laisser s’ouvrir, retirer la bande et coller dans une culotte ajustée, le côté large à l’arrière. Changer quand elle devient lourde, au moins toutes les six heures.',
      warnings: padWarnings,
      audience:
        'Adultes ayant des fuites {who}. Un médecin ou un kinésithérapeute peut aussi aider\u00a0: demandez conseil.',
      terms: { who: { Light: 'légères', Normal: 'moyennes', Maxi: 'importantes' } },
    },
    options: { Light: 'Léger', Normal: 'Normal', Maxi: 'Maxi', '12 pieces': '12 pièces' },
  },
  'adult-diapers': {
    name: 'Couches adultes à enfiler, taille {size}, {pack}',
    familyName: 'Couches adultes à enfiler',
    description:
      'Elles s’enfilent comme un sous-vêtement, épousent le corps et ne font pas de bruit. Une protection de jour et de nuit pour ceux qui bougent et pour ceux qui les aident. Mesurez le tour de hanches\u00a0: M dès 80, L dès 100, XL dès 120\u00a0cm.',
    features: [
      'S’enfilent comme un sous-vêtement',
      'Jusqu’à huit heures',
      'Côtés respirants',
      'Témoin d’humidité',
    ],
    facts: {
      ingredients:
        'Voile et feuille arrière en polypropylène et polyéthylène respirant, coussin absorbant en pâte de cellulose et polyacrylate de sodium, ceinture élastique. Sans latex ni parfum.',
      usage:
        'Enfiler comme un sous-vêtement, la ligne à l’arrière. Déchirer les côtés pour retirer. Changer quand le témoin s’efface, au moins toutes les huit heures\u00a0; nettoyer et sécher la peau à chaque fois.',
      warnings: padWarnings,
      audience: 'Adultes, tour de hanches de {hips}.',
      terms: { hips: { M: '80 à 110\u00a0cm', L: '100 à 130\u00a0cm', XL: '120 à 160\u00a0cm' } },
    },
  },
};

import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const mosquitoes: Record<string, LineTexts> = {
  'baby-mosquito-lotion': {
    name: 'Lotion anti-moustiques bébé, {volume}',
    description:
      'Une lotion douce à 15\u00a0% d’IR3535, qui éloigne les moustiques de la peau de bébé jusqu’à quatre heures. Sans parfum, sans alcool et sans huiles essentielles. Avant 6\u00a0mois, utilisez plutôt une moustiquaire.',
    features: ['Dès 6\u00a0mois', 'Jusqu’à quatre heures', 'Sans parfum ni alcool', 'Pénètre sans coller'],
    facts: {
      ingredients:
        'IR3535 (butylacétylaminopropionate d’éthyle) 15\u00a0%, Aqua, Glycerin, Carbomer, Panthenol. Sans parfum.',
      usage:
        'Une fois par jour au maximum, étaler une fine couche sur la peau découverte. Verser d’abord dans vos mains\u00a0; éviter les mains, les yeux et la bouche de bébé. Rincer une fois à l’intérieur.',
      warnings:
        'Utiliser les répulsifs avec précaution\u00a0: lire d’abord l’étiquette. Ne pas appliquer sur une peau lésée ni sous les vêtements. Mettre d’abord la crème solaire et attendre vingt minutes. Tenir hors de portée des enfants.',
      audience:
        'Bébés dès 6\u00a0mois et enfants. Pour les plus petits\u00a0: seulement moustiquaire et vêtements longs.',
    },
  },
  'mosquito-net': {
    name: 'Moustiquaire, {place:small}',
    familyName: 'Moustiquaire',
    description:
      'Une maille fine qui laisse passer l’air et arrête les moustiques, sans aucun produit dessus. Le choix le plus sûr pour les premiers mois. Un bord élastique ferme bien autour de la poussette ou du lit de bébé, et elle se lave en machine à 30\u00a0°C.',
    features: ['Dès la naissance', 'Sans insecticide', 'Maille fine', 'Lavable'],
    facts: {
      ingredients: 'Maille de polyester à 200 trous par centimètre carré, bord élastique. Sans insecticide.',
      usage:
        'Tendre sur {use} et vérifier qu’elle ferme tout autour. La glisser sous le matelas là où elle pourrait s’échapper. Laver à 30\u00a0°C et sécher à l’air.',
      warnings:
        'Tenir la moustiquaire hors de portée de bébé\u00a0: risque d’étouffement ou d’étranglement. Vérifier l’absence de trous. Ne pas laisser un bébé seul sous une moustiquaire mal fixée. Tenir loin des flammes.',
      audience: '{who}',
      terms: {
        use: {
          Stroller: 'la capote de la poussette',
          Cot: 'le lit de bébé',
          'Double Bed': 'tout le lit, depuis l’anneau du haut',
        },
        who: {
          Stroller: 'Bébés dès la naissance.',
          Cot: 'Bébés dès la naissance.',
          'Double Bed': 'Adultes et enfants.',
        },
      },
    },
    options: { Stroller: 'Poussette', Cot: 'Lit de bébé', 'Double Bed': 'Lit double' },
  },
  'mosquito-spray': {
    name: 'Spray anti-moustiques {strength}, {volume}',
    familyName: 'Spray anti-moustiques',
    description:
      'L’icaridine éloigne moustiques et tiques, sans odeur forte et sans abîmer montres ni lunettes. À 10\u00a0%, elle suffit pour une soirée en terrasse\u00a0; à 20\u00a0%, pour une nuit dehors ou un voyage dans le Sud.',
    features: [
      'Contre les moustiques et les tiques',
      'Sans film gras',
      'N’abîme pas le plastique',
      'Presque sans odeur',
    ],
    facts: {
      ingredients: 'Icaridin {strength}, Alcohol denat., Aqua, Propylene Glycol. Protège environ {hours}.',
      usage:
        'Pulvériser sur la peau découverte à une largeur de main, puis étaler. Pour le visage, pulvériser d’abord dans la main. Renouveler après {hours} ou après la baignade.',
      warnings:
        'Utiliser les répulsifs avec précaution\u00a0: lire d’abord l’étiquette. Inflammable\u00a0: tenir loin des flammes. Ne pas appliquer sur une peau lésée, les yeux ou la bouche, ni sur les mains des enfants. Tenir hors de portée des enfants.',
      audience:
        'Adultes et enfants dès {age}. Femmes enceintes\u00a0: demander d’abord l’avis du pharmacien.',
      terms: {
        hours: { '10 %': 'quatre heures', '20 %': 'huit heures' },
        age: { '10 %': '2\u00a0ans', '20 %': '6\u00a0ans' },
      },
    },
  },
  'after-bite': {
    name: 'Soin après-piqûres, {form:small}',
    familyName: 'Soin après-piqûres',
    description:
      'Rafraîchit la peau après une piqûre de moustique et ôte l’envie de gratter. Le roll-on au menthol tient dans toutes les poches\u00a0; le gel bébé apaise à l’aloe vera et au panthénol, sans menthol ni parfum.',
    features: ['Rafraîchit aussitôt', 'Sans ammoniaque', 'Tient dans une poche', 'Gel bébé sans menthol'],
    facts: {
      ingredients: '{formula}',
      usage:
        'Tamponner la piqûre dès que possible, et de nouveau au bout d’une heure si nécessaire. Jusqu’à six fois par jour.',
      warnings: `${cosmeticWarnings}{menthol} Gêne respiratoire ou gonflement du visage après une piqûre\u00a0: c’est une urgence.`,
      audience: '{who}',
      terms: {
        formula: {
          'Roll-On 15 ml': 'Aqua, Alcohol, Menthol, Glycerin, Calendula Officinalis Flower Extract.',
          'Baby Gel 30 ml':
            'Aqua, Aloe Barbadensis Leaf Juice, Panthenol, Glycerin, Carbomer, Sodium Benzoate.',
        },
        menthol: {
          'Roll-On 15 ml': ' Inflammable. En cas d’épilepsie, demander d’abord l’avis du médecin.',
          'Baby Gel 30 ml': '',
        },
        who: {
          'Roll-On 15 ml': 'Adultes et enfants dès 3\u00a0ans.',
          'Baby Gel 30 ml': 'Bébés dès 3\u00a0mois et enfants.',
        },
      },
    },
    options: { 'Roll-On 15 ml': 'Roll-on 15\u00a0ml', 'Baby Gel 30 ml': 'Gel bébé 30\u00a0ml' },
  },
};

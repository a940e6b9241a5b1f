import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings } from '../usual/usual-texts.ts';

export const bodyCare: Record<string, LineTexts> = {
  'body-milk': {
    name: 'Lait corporel, {scent:small}, {volume}',
    familyName: 'Lait corporel',
    description:
      'Un lait léger, sec avant que vous soyez habillé. L’urée et le karité retiennent l’eau\u00a0: fini les traces blanches sur les jambes sèches. La version sans parfum convient aux peaux sensibles et aux hommes qui n’aiment pas la rose.',
    features: ['Pénètre vite', 'À 5\u00a0% d’urée', '24 heures d’hydratation', 'Pompe à une main'],
    facts: {
      ingredients:
        'Aqua, Urea (5\u00a0%), Glycerin, Butyrospermum Parkii Butter, Caprylic/Capric Triglyceride, Cetearyl Alcohol, {extra}, Carbomer, Phenoxyethanol{perfume}.',
      usage:
        'Une fois par jour, de préférence après la douche, étaler sur le corps et masser brièvement jusqu’à pénétration.',
      warnings: `${cosmeticWarnings} L’urée peut picoter sur une peau fraîchement rasée ou gercée.{allergy}`,
      audience: 'Adultes et enfants dès 3\u00a0ans. Convient pendant la grossesse.',
      terms: {
        allergy: {
          Rose: '',
          Almond: ' Ne pas utiliser en cas d’allergie à l’amande.',
          'Aloe Vera': '',
          Unscented: '',
        },
        extra: {
          Rose: 'Rosa Damascena Flower Water',
          Almond: 'Prunus Amygdalus Dulcis Oil',
          'Aloe Vera': 'Aloe Barbadensis Leaf Juice',
          Unscented: 'Panthenol',
        },
        perfume: { Rose: ', Parfum, Geraniol', Almond: ', Parfum', 'Aloe Vera': ', Parfum', Unscented: '' },
      },
    },
    options: { 'Aloe Vera': 'Aloe vera' },
  },
  'shea-balm': {
    name: 'Baume corps réparateur, {volume}',
    description:
      'Un baume épais au karité, aux céramides et à l’avoine colloïdale, pour la peau qui craquelle et démange à la saison sèche. Après le bain, sur la peau humide, tous les jours. Utilisable dès la naissance, sur le visage aussi.',
    features: [
      'Pour peau très sèche, sujette aux démangeaisons',
      'Aux céramides et à l’avoine',
      'Dès la naissance',
      'Sans parfum',
    ],
    facts: {
      ingredients:
        'Aqua, Butyrospermum Parkii Butter, Glycerin, Helianthus Annuus Seed Oil, Avena Sativa Kernel Flour, Cetearyl Alcohol, Ceramide NP, Niacinamide, Xanthan Gum, Pentylene Glycol. Sans parfum.',
      usage:
        'Une à deux fois par jour, de préférence sur la peau humide après le bain, chauffer entre les mains et étaler sur le corps et le visage.',
      warnings: `${cosmeticWarnings} Ne pas utiliser en cas d’allergie à l’avoine. Si la peau suinte ou si les démangeaisons durent, consulter un médecin.`,
      audience:
        'Bébés dès la naissance, enfants et adultes à peau très sèche, sujette aux démangeaisons. Convient pendant la grossesse.',
    },
  },
  'hand-cream': {
    name: 'Crème mains, {scent:small}, {volume}',
    familyName: 'Crème mains',
    description:
      'Pour les mains qui désinfectent, font la vaisselle et portent les courses. Vingt pour cent de glycérine, et pourtant pas de traces grasses sur le téléphone. Le petit tube tient dans la poche d’une blouse.',
    features: [
      'À 20\u00a0% de glycérine',
      'Pénètre en une minute',
      'Protège du froid et du vent',
      'Aussi pour les cuticules',
    ],
    facts: {
      ingredients:
        'Aqua, Glycerin (20\u00a0%), Cetearyl Alcohol, Butyrospermum Parkii Butter, Dimethicone, Panthenol, {extra}Phenoxyethanol, Citric Acid{perfume}.',
      usage:
        'Masser une noisette sur les mains sèches, les ongles et les cuticules, après chaque lavage si nécessaire.',
      warnings: `${cosmeticWarnings}{allergy}`,
      audience: 'Adultes et enfants dès 3\u00a0ans. Convient pendant la grossesse.',
      terms: {
        allergy: {
          Rose: '',
          'Honey & Milk': ' Ne pas utiliser en cas d’allergie aux produits de la ruche ou au lait.',
          Lemon: '',
          Unscented: '',
        },
        extra: {
          Rose: '',
          'Honey & Milk': 'Mel, Lac Powder, ',
          Lemon: 'Citrus Limon Fruit Extract, ',
          Unscented: 'Allantoin, ',
        },
        perfume: {
          Rose: ', Parfum, Citronellol',
          'Honey & Milk': ', Parfum',
          Lemon: ', Parfum, Limonene',
          Unscented: '',
        },
      },
    },
    options: { 'Honey & Milk': 'Miel et lait' },
  },
  'foot-cream': {
    name: 'Crème pieds à l’urée {strength}, {volume}',
    familyName: 'Crème pieds à l’urée',
    description:
      'L’urée assouplit ce que les talons ont durci\u00a0: 10\u00a0% pour tous les jours, 25\u00a0% pour les crevasses, 40\u00a0% pour les petites zones de corne. Massez chaque soir et enfilez des chaussettes en coton. Ne pas appliquer sur des crevasses ouvertes.',
    features: ['Assouplit la corne', 'Au panthénol', 'Ne graisse pas', 'Sans parfum'],
    facts: {
      ingredients:
        'Aqua, Urea ({strength}), Glycerin, Petrolatum, Cetearyl Alcohol, Panthenol, Lactic Acid, Sodium Lactate, Phenoxyethanol. Sans parfum.',
      usage: '{use} Porter des chaussettes en coton la nuit.',
      warnings: `${cosmeticWarnings} Ne pas appliquer sur des crevasses ouvertes ni entre les orteils.`,
      audience: '{who} En cas de diabète, faire d’abord examiner ses pieds.',
      terms: {
        use: {
          '10 %': 'Masser chaque soir sur tout le pied.',
          '25 %':
            'Masser chaque soir les talons et les zones rugueuses pendant quatre semaines, puis deux fois par semaine.',
          '40 %': 'Tamponner chaque soir les petites zones de corne, pendant deux semaines au maximum.',
        },
        who: {
          '10 %': 'Adultes et enfants dès 3\u00a0ans.',
          '25 %': 'Adultes et adolescents dès 12\u00a0ans.',
          '40 %': 'Adultes. Femmes enceintes\u00a0: demander d’abord l’avis du pharmacien.',
        },
      },
    },
  },
};

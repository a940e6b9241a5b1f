import type { NamedText } from '../texts/line-texts.ts';

/** French texts of the main categories of health and their subcategories, by English name. */
export const healthCategories: Record<string, NamedText> = {
  'Vitamins & Supplements': {
    name: 'Vitamines et compléments alimentaires',
    description: 'Vitamines, minéraux, plantes et produits de la ruche, à tout âge et en toute saison.',
  },
  Vitamins: {
    name: 'Vitamines',
    description:
      'Vitamines seules et formules complètes, des gouttes pour nourrissons aux comprimés pour seniors.',
  },
  'Vitamin C': {
    name: 'Vitamine C',
    description: 'Vitamine C en comprimés, en tubes effervescents et sous formes douces.',
  },
  'Vitamin D': {
    name: 'Vitamine D',
    description:
      'Vitamine D3 en gouttes, en capsules et en spray, pour les mois gris et les journées à l’intérieur.',
  },
  'B Vitamins': {
    name: 'Vitamines B',
    description:
      'Complexe B, B12 et acide folique\u00a0: pour l’énergie, le système nerveux et les mois qui entourent une grossesse.',
  },
  Multivitamins: {
    name: 'Multivitamines',
    description:
      'Toutes les vitamines du jour en un seul produit\u00a0: pour femmes, hommes, enfants et plus de 50\u00a0ans.',
  },
  Minerals: {
    name: 'Minéraux',
    description: 'Magnésium, fer, zinc et calcium, sous des formes faciles à prendre et bien tolérées.',
  },
  Magnesium: {
    name: 'Magnésium',
    description:
      'Magnésium en gélules, en ampoules et en sticks, pour les jours de fatigue et les muscles tendus.',
  },
  Iron: {
    name: 'Fer',
    description: 'Fer et vitamine C, en comprimés ou liquide, quand les apports sont insuffisants.',
  },
  'Zinc & Calcium': {
    name: 'Zinc et calcium',
    description: 'Des minéraux pour les os, les dents, la peau et les défenses naturelles.',
  },
  'Everyday Balance': {
    name: 'Équilibre au quotidien',
    description:
      'Des compléments choisis par besoin\u00a0: sommeil, digestion, articulations, beauté et tonus.',
  },
  'Sleep & Calm': {
    name: 'Sommeil et détente',
    description: 'Mélatonine, valériane et infusions du soir pour des nuits calmes.',
  },
  'Digestion & Transit': {
    name: 'Digestion et transit',
    description: 'Probiotiques, fibres et charbon pour un ventre léger.',
  },
  'Joint Comfort': {
    name: 'Articulations',
    description: 'Collagène, glucosamine et curcuma pour ceux qui bougent, ou veulent s’y remettre.',
  },
  'Hair, Skin & Nails': {
    name: 'Cheveux, peau et ongles',
    description: 'Biotine, collagène et levure de bière\u00a0: la beauté se prend au petit-déjeuner.',
  },
  'Energy & Focus': {
    name: 'Énergie et concentration',
    description: 'Ginseng, gelée royale et spiruline pour les semaines chargées.',
  },
  'Plants, Bees & Oils': {
    name: 'Plantes, ruche et huiles',
    description: 'Miel, propolis, nigelle et huiles de poisson, conditionnés avec soin.',
  },
  'Honey & Propolis': {
    name: 'Miel et propolis',
    description: 'Ce que donne la ruche\u00a0: sprays, sirops et gouttes pour la gorge et la voix.',
  },
  'Omega-3 & Oils': {
    name: 'Oméga-3 et huiles',
    description: 'Huiles de poisson, de foie de morue et de nigelle, en capsules et en flacons.',
  },
  'First Aid': {
    name: 'Premiers soins',
    description: 'Tout pour les petits accidents de la journée, à la maison, à l’école et sur la route.',
  },
  Dressings: {
    name: 'Pansements et bandages',
    description: 'Pansements, compresses et bandes pour couvrir, maintenir et protéger.',
  },
  Plasters: {
    name: 'Pansements',
    description: 'Pansements adhésifs pour les doigts, les genoux, les talons et les peaux sensibles.',
  },
  Compresses: {
    name: 'Compresses et coton',
    description: 'Compresses stériles et coton pour nettoyer et couvrir les plaies.',
  },
  'Bandages & Tapes': {
    name: 'Bandes et sparadraps',
    description: 'Bandes de crêpe, cohésives et élastiques, et le sparadrap qui les fixe.',
  },
  Antiseptics: {
    name: 'Antiseptiques',
    description: 'Solutions, sprays et lingettes pour nettoyer la peau autour des petites plaies.',
  },
  'Mosquitoes & Bites': {
    name: 'Moustiques et piqûres',
    description:
      'Moustiquaires, laits et sprays anti-moustiques pour bébés et adultes, et soins après piqûre.',
  },
  'Hot & Cold Care': {
    name: 'Chaud et froid',
    description:
      'Poches de gel, froid instantané et patchs chauffants après les chocs et les longues journées.',
  },
  'First Aid Kits': {
    name: 'Trousses de secours',
    description: 'Trousses garnies pour la voiture, la maison et l’aire de jeux.',
  },
  'Orthopedics & Mobility': {
    name: 'Orthopédie et mobilité',
    description:
      'Orthèses, aides à la marche et contention, à votre taille, pour la convalescence et pour tous les jours.',
  },
  'Braces & Supports': {
    name: 'Orthèses et attelles',
    description: 'Orthèses tricotées ou rigides, qui maintiennent une articulation sans la bloquer.',
  },
  'Knee & Ankle': { name: 'Genou et cheville', description: 'Genouillères, chevillères et stabilisateurs.' },
  'Wrist & Hand': { name: 'Poignet et main', description: 'Attelles et bandages de poignet et de pouce.' },
  'Back & Neck': {
    name: 'Dos et cou',
    description: 'Ceintures lombaires, redresse-dos et colliers cervicaux souples.',
  },
  'Walking Aids': {
    name: 'Aides à la marche',
    description: 'De la canne pliante légère au cadre stable\u00a0: une aide à la hauteur de chacun.',
  },
  'Walking Canes': {
    name: 'Cannes',
    description: 'Cannes réglables, pliantes et quadripodes, chacune en trois tailles.',
  },
  'Crutches & Frames': {
    name: 'Béquilles et déambulateurs',
    description: 'Cannes anglaises, cadres pliants et embouts de rechange.',
  },
  'Compression Hosiery': {
    name: 'Bas et chaussettes de contention',
    description: 'Bas et chaussettes à pression dégressive, pour les jambes qui restent debout ou voyagent.',
  },
  'Foot Comfort': {
    name: 'Confort du pied',
    description: 'Semelles, talonnettes et protections pour les orteils.',
  },
  'Medical Wear': {
    name: 'Vêtements médicaux',
    description: 'Ce que l’on porte à l’hôpital, en pharmacie et au laboratoire, de la tête aux pieds.',
  },
  'Medical Footwear': {
    name: 'Chaussures médicales',
    description: 'Fermées, lavables et antidérapantes, pour douze heures sur un sol dur.',
  },
  'Medical Clogs': { name: 'Sabots médicaux', description: 'Sabots légers du 35 au 46, avec ou sans bride.' },
  'Nursing Shoes': {
    name: 'Chaussures professionnelles',
    description: 'Chaussures de travail fermées, à semelle amortissante.',
  },
  'Professional Clothing': {
    name: 'Tenues professionnelles',
    description: 'Des tissus qui supportent un lavage quotidien à 60\u00a0°C et gardent leur allure.',
  },
  'Lab Coats': { name: 'Blouses blanches', description: 'Blouses pour médecins, pharmaciens et étudiants.' },
  Scrubs: {
    name: 'Tenues de bloc',
    description: 'Ensembles tunique et pantalon, aux couleurs des services.',
  },
  'Gowns & Operating Attire': {
    name: 'Casaques et tenues opératoires',
    description:
      'Casaques et ensembles réutilisables pour le bloc opératoire, les visiteurs et les patients.',
  },
  'Single-Use Protection': {
    name: 'Protections à usage unique',
    description: 'Gants, masques, charlottes et surchaussures, à la boîte.',
  },
  'Health Devices': {
    name: 'Appareils de santé',
    description: 'Des appareils fiables pour contrôler et soigner à la maison, à l’affichage clair.',
  },
  Thermometers: {
    name: 'Thermomètres',
    description: 'Thermomètres digitaux, à embout souple et sans contact.',
  },
  'Blood Pressure Monitors': {
    name: 'Tensiomètres',
    description: 'Tensiomètres de bras et de poignet, et brassards de rechange.',
  },
  'Breathing & Oxygen': {
    name: 'Respiration et oxygène',
    description: 'Nébuliseurs, chambres d’inhalation et oxymètres de pouls.',
  },
  'Diabetes Care': {
    name: 'Diabète',
    description: 'Lancettes, étuis et soins de la peau, pour simplifier les contrôles de chaque jour.',
  },
  'Scales & Heat': {
    name: 'Pèse-personnes et chaleur',
    description: 'Pèse-personnes, coussins chauffants et bouillottes.',
  },
  'Sport & Slimming': {
    name: 'Sport et minceur',
    description: 'Protéines, hydratation et nutrition légère, pour l’entraînement et les objectifs patients.',
  },
  'Sports Nutrition': {
    name: 'Nutrition sportive',
    description: 'De l’énergie avant, pendant et après l’effort, avec une étiquette claire.',
  },
  'Protein & Bars': {
    name: 'Protéines et barres',
    description: 'Whey, protéines végétales et barres, dans des goûts que l’on finit avec plaisir.',
  },
  'Amino Acids & Hydration': {
    name: 'Acides aminés et hydratation',
    description: 'Créatine, acides aminés et électrolytes, à la dosette.',
  },
  Slimming: {
    name: 'Minceur',
    description:
      'Infusions, fibres et repas qui accompagnent une alimentation équilibrée, sans la remplacer.',
  },
  'Infusions & Capsules': {
    name: 'Infusions et gélules',
    description: 'Thé vert, konjac et plantes drainantes.',
  },
  'Meal Replacements': {
    name: 'Substituts de repas',
    description: 'Boissons et soupes vitaminées, pour un repas aux calories comptées.',
  },
};

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
    description: 'Vitamine C en comprimés et en tubes effervescents.',
  },
  'Vitamin D': {
    name: 'Vitamine D',
    description: 'Vitamine D3 en gouttes et en capsules, pour les mois gris et les journées à l’intérieur.',
  },
  'B Vitamins': {
    name: 'Vitamines B',
    description: 'Complexe B, B12 et acide folique, aussi pour les mois qui entourent une grossesse.',
  },
  Multivitamins: {
    name: 'Multivitamines',
    description:
      'Toutes les vitamines du jour en un seul produit\u00a0: pour femmes, hommes, enfants et plus de 50\u00a0ans.',
  },
  Minerals: {
    name: 'Minéraux',
    description: 'Magnésium, fer, zinc et calcium, en comprimés, gélules, ampoules et sirop.',
  },
  Magnesium: {
    name: 'Magnésium',
    description: 'Magnésium en gélules, en ampoules et en sticks, avec la quantité de chacun.',
  },
  Iron: {
    name: 'Fer',
    description: 'Fer et vitamine C, en comprimés ou en sirop, quand les apports sont insuffisants.',
  },
  'Zinc & Calcium': {
    name: 'Zinc et calcium',
    description: 'Du zinc avec du sélénium, du calcium avec de la vitamine D3.',
  },
  'Everyday Balance': {
    name: 'Équilibre au quotidien',
    description:
      'Des compléments choisis par besoin\u00a0: sommeil, digestion, articulations, beauté et tonus.',
  },
  'Sleep & Calm': {
    name: 'Sommeil et détente',
    description: 'Mélatonine et infusions du soir.',
  },
  'Digestion & Transit': {
    name: 'Digestion et transit',
    description: 'Probiotiques, fibres de psyllium et charbon.',
  },
  'Joint Comfort': {
    name: 'Articulations',
    description: 'Collagène, glucosamine et curcuma pour ceux qui marchent, jardinent ou s’entraînent.',
  },
  'Hair, Skin & Nails': {
    name: 'Cheveux, peau et ongles',
    description: 'Biotine et zinc, levure de bière, à prendre au repas.',
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
    description: 'Alcool à 70° pour la peau intacte et lotion pour nettoyer autour des petites plaies.',
  },
  'Mosquitoes & Bites': {
    name: 'Moustiques et piqûres',
    description:
      'Moustiquaires, lotions et sprays anti-moustiques pour bébés et adultes, et soins après piqûre.',
  },
  'Hot & Cold Care': {
    name: 'Chaud et froid',
    description: 'Poches de gel pour le chaud et le froid, bombe de froid pour le bord du terrain.',
  },
  'First Aid Kits': {
    name: 'Trousses de secours',
    description: 'Trousses garnies pour la voiture, la maison, l’école et la randonnée.',
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
  'Knee & Ankle': {
    name: 'Genou et cheville',
    description: 'Genouillères et chevillères, tricotées ou articulées.',
  },
  'Wrist & Hand': { name: 'Poignet et main', description: 'Attelles de poignet et de pouce.' },
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
    name: 'Bas de contention',
    description: 'Mi-bas à pression dégressive, des classes françaises 1 et 2.',
  },
  'Foot Comfort': {
    name: 'Confort du pied',
    description: 'Semelles, talonnettes, écarteurs d’orteils et chaussettes douces.',
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
    description: 'Casaques réutilisables pour le bloc opératoire et chemises pour les patients.',
  },
  'Single-Use Protection': {
    name: 'Protections à usage unique',
    description: 'Gants et masques à la boîte, et un calot lavable.',
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
    description: 'Lecteurs de glycémie, bandelettes, lancettes et étuis isothermes pour l’insuline.',
  },
  'Scales & Heat': {
    name: 'Pèse-personnes et chaleur',
    description: 'Pèse-personnes et coussins chauffants.',
  },
  'Sport & Slimming': {
    name: 'Sport et minceur',
    description: 'Protéines, hydratation et nutrition légère, pour l’entraînement et les objectifs patients.',
  },
  'Sports Nutrition': {
    name: 'Nutrition sportive',
    description: 'Protéines, barres, acides aminés et électrolytes, avec une étiquette claire.',
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
    description: 'Infusions légères, fibres de konjac et repas comptés, dans une alimentation équilibrée.',
  },
  'Infusions & Capsules': {
    name: 'Infusions et gélules',
    description: 'Infusions de thé vert, d’hibiscus ou de fenouil, et gélules de konjac.',
  },
  'Meal Replacements': {
    name: 'Substituts de repas',
    description: 'Boissons vitaminées, pour un repas aux calories comptées.',
  },
};

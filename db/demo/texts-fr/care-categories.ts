import type { NamedText } from '../texts/line-texts.ts';

/** French texts of the main categories of care and hygiene and their subcategories, by English name. */
export const careCategories: Record<string, NamedText> = {
  'Face Care': {
    name: 'Visage',
    description:
      'Nettoyants, crèmes et sérums pour tous les types de peau, choisis pour ce qu’ils font et pour ce qu’ils ne contiennent pas.',
  },
  Cleansing: {
    name: 'Nettoyants',
    description:
      'Le premier geste du matin et du soir\u00a0: ôter les traces de la journée, et rien de plus.',
  },
  'Cleansing Gels': {
    name: 'Gels nettoyants',
    description: 'Gels moussants et sans savon, de la peau grasse à la peau sensible.',
  },
  'Micellar Waters & Toners': {
    name: 'Eaux micellaires et lotions',
    description: 'Eaux et lotions qui démaquillent et rafraîchissent.',
  },
  Moisturizing: {
    name: 'Hydratation',
    description: 'Crèmes hydratantes de jour et de nuit, selon le type de peau.',
  },
  'Day Creams': {
    name: 'Crèmes de jour',
    description: 'Textures légères à riches, qui tiennent bien sous l’écran solaire et le maquillage.',
  },
  'Night Creams': {
    name: 'Crèmes de nuit',
    description: 'Textures nourrissantes pour les heures où la peau se repose.',
  },
  'Targeted Care': {
    name: 'Soins ciblés',
    description: 'Des formules concentrées, pour un besoin à la fois.',
  },
  Serums: {
    name: 'Sérums',
    description: 'Acide hyaluronique, vitamine C et niacinamide, en quelques gouttes.',
  },
  'Eye Care': {
    name: 'Contour des yeux',
    description: 'Gels et crèmes pour la peau fine du contour des yeux.',
  },
  'Blemish Care': {
    name: 'Peaux à imperfections',
    description: 'Soins quotidiens pour les peaux brillantes, sujettes aux imperfections.',
  },
  'Lips & Masks': {
    name: 'Lèvres et masques',
    description: 'Baumes à lèvres, masques à l’argile et masques en tissu pour une courte pause.',
  },
  'Hair Care': {
    name: 'Cheveux',
    description:
      'Shampooings, masques, huiles et colorations pour des cheveux lavés à l’eau dure et séchés au soleil.',
  },
  Shampoos: {
    name: 'Shampooings',
    description: 'Un shampooing pour chaque cuir chevelu et chaque type de cheveux.',
  },
  'Everyday Shampoos': {
    name: 'Shampooings usage fréquent',
    description: 'Formules douces pour les lavages fréquents et pour toute la famille.',
  },
  'Scalp Shampoos': {
    name: 'Shampooings cuir chevelu',
    description: 'Contre les pellicules et les racines grasses.',
  },
  'Repair Shampoos': {
    name: 'Shampooings réparateurs',
    description: 'Pour les longueurs sèches, colorées et cassantes.',
  },
  'Conditioners & Masks': {
    name: 'Après-shampooings et masques',
    description: 'Baumes et masques capillaires qui démêlent et assouplissent.',
  },
  'Oils & Treatments': {
    name: 'Huiles et soins capillaires',
    description:
      'Huiles d’argan, de ricin et de figue de Barbarie, lotion pour cheveux clairsemés et soins anti-poux.',
  },
  'Hair Color': {
    name: 'Coloration',
    description: 'Colorations permanentes douces et henné végétal, dans des teintes naturelles.',
  },
  'Body & Hygiene': {
    name: 'Corps et hygiène',
    description:
      'Gel douche, savon, déodorant et lait\u00a0: les essentiels de la toilette, assez doux pour tous les jours.',
  },
  'Shower & Bath': { name: 'Bain et douche', description: 'Tout ce qui se range au bord de la baignoire.' },
  'Shower Gels & Oils': {
    name: 'Gels et huiles de douche',
    description: 'Gels et huiles de douche pour peau normale, sèche ou sensible.',
  },
  Soaps: {
    name: 'Savons',
    description: 'Pains surgras et savons traditionnels à l’huile d’olive, au laurier et à la nigelle.',
  },
  Exfoliants: {
    name: 'Gommages',
    description: 'Gommage au sucre et savon noir, pour un hammam à la maison.',
  },
  'Body Moisturizing': {
    name: 'Hydratation du corps',
    description: 'Laits, crèmes et baumes pour la peau qui tiraille.',
  },
  'Body Milks & Creams': {
    name: 'Laits et crèmes corps',
    description: 'Laits corporels de tous les jours et baume riche, en flacon ou en pot.',
  },
  'Hand & Foot Creams': {
    name: 'Crèmes mains et pieds',
    description: 'Crèmes réparatrices pour les mains qui travaillent et les talons crevassés.',
  },
  Deodorants: { name: 'Déodorants', description: 'Roll-on et sprays, avec ou sans parfum.' },
  'Hand Hygiene': {
    name: 'Hygiène des mains',
    description: 'Savons liquides et gels hydroalcooliques, pour la maison et la poche.',
  },
  'Oral Care': {
    name: 'Hygiène bucco-dentaire',
    description:
      'Brosses, dentifrices et bains de bouche pour des dents propres et une haleine fraîche, dès la première dent.',
  },
  Toothbrushes: {
    name: 'Brosses à dents',
    description: 'Brosses manuelles et électriques, selon les poils et selon l’âge.',
  },
  Toothpastes: {
    name: 'Dentifrices',
    description: 'Pour les dents sensibles, les gencives, la blancheur et les enfants.',
  },
  'Mouthwash & Floss': {
    name: 'Bains de bouche et fils dentaires',
    description: 'Bains de bouche, fils et brossettes pour les espaces entre les dents.',
  },
  'Denture Care': {
    name: 'Appareils dentaires',
    description: 'Comprimés nettoyants et crème fixative pour appareils dentaires.',
  },
  'Mother & Baby': {
    name: 'Maman et bébé',
    description:
      'Des soins doux pour les nouveau-nés et du confort pour les mamans, avant et après la naissance.',
  },
  'Baby Skin Care': {
    name: 'Soins bébé',
    description: 'Gels lavants, laits et crèmes pour la peau des tout-petits.',
  },
  'Diapers & Wipes': {
    name: 'Couches et lingettes',
    description: 'Couches en six tailles, lingettes à l’eau et carrés de coton.',
  },
  'Feeding & Nursing': {
    name: 'Repas et allaitement',
    description: 'Pour les repas au sein et au biberon.',
  },
  'Bottles & Pacifiers': {
    name: 'Biberons et sucettes',
    description: 'Biberons anti-colique, tétines et sucettes selon l’âge.',
  },
  Breastfeeding: {
    name: 'Allaitement',
    description: 'Coussinets, baumes et tire-lait pour les mamans qui allaitent.',
  },
  'Baby Comfort': {
    name: 'Confort de bébé',
    description: 'Sérum physiologique pour le nez et les yeux, et gel de dentition.',
  },
  Pregnancy: {
    name: 'Grossesse',
    description: 'Compléments alimentaires et huiles pour le corps, pendant les neuf mois.',
  },
  'Sun Care': {
    name: 'Solaires',
    description:
      'Une haute protection pour un soleil fort, à la plage, à l’école et sur le chemin du travail.',
  },
  'Face Sunscreens': {
    name: 'Solaires visage',
    description: 'Écrans solaires invisibles ou teintés, et sticks, pour tous les jours.',
  },
  'Body Sunscreens': {
    name: 'Solaires corps',
    description: 'Laits, huiles et sprays rapides à appliquer et résistants à l’eau.',
  },
  'Children in the Sun': {
    name: 'Solaires enfant',
    description: 'Une très haute protection, sans parfum, pour les petites épaules.',
  },
  'After-Sun': { name: 'Après-soleil', description: 'Laits rafraîchissants et gels à l’aloe vera.' },
  'Intimate Care': {
    name: 'Soins intimes',
    description: 'Soins lavants doux, protection et confort, sous emballage discret et avec des mots clairs.',
  },
  'Intimate Hygiene': {
    name: 'Hygiène intime',
    description: 'Gels intimes sans savon et lingettes, qui respectent l’équilibre naturel.',
  },
  'Period Protection': {
    name: 'Protections périodiques',
    description: 'Serviettes hygiéniques, protège-slips et coupes menstruelles.',
  },
  'Comfort & Bladder Care': {
    name: 'Confort et fuites urinaires',
    description: 'Gels hydratants et protections discrètes pour les fuites légères à importantes.',
  },
  Men: { name: 'Homme', description: 'Rasage, barbe et soins de la peau, en trois minutes.' },
  Shaving: { name: 'Rasage', description: 'Mousses et gels à raser, rasoirs et baumes après-rasage.' },
  'Beard Care': {
    name: 'Soins de la barbe',
    description: 'Huiles, baumes et shampooings pour une barbe soignée.',
  },
  'Men’s Face & Body': {
    name: 'Visage et corps homme',
    description: 'Crèmes et gels douche au parfum discret.',
  },
};

import type { LineTexts } from '../../texts/line-texts.ts';
import { cosmeticWarnings, sunWarnings } from '../usual/usual-texts.ts';

export const sunCare: Record<string, LineTexts> = {
  'face-sunscreen': {
    name: 'Écran solaire invisible visage {spf}, {skin:small}, 50\u00a0ml',
    familyName: 'Écran solaire invisible visage',
    description:
      'Un fluide qui ne laisse pas de traces blanches, quelle que soit la carnation. Deux longueurs de doigt pour le visage et le cou, en dernier geste du matin, puis toutes les deux heures dehors. Il ne coule pas dans les yeux quand on transpire.',
    features: [
      'Protection UVA et UVB',
      'Sans traces blanches',
      'Convient sous le maquillage',
      'Résiste à l’eau et à la transpiration',
    ],
    facts: {
      ingredients:
        'Aqua, {filters}, Dibutyl Adipate, Glycerin, {base}, Tocopherol, Xanthan Gum, Phenoxyethanol{perfume}.',
      usage:
        'En dernier geste du matin, étaler deux longueurs de doigt sur le visage, les oreilles et le cou. Renouveler toutes les deux heures dehors, et après la baignade ou la transpiration.',
      warnings: sunWarnings,
      audience: 'Adultes et enfants dès 3\u00a0ans, {skin:small}. Convient pendant la grossesse.',
      terms: {
        filters: {
          'SPF 30':
            'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
          'SPF 50+':
            'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Diethylhexyl Butamido Triazone',
        },
        base: {
          'Normal Skin': 'Squalane',
          'Oily Skin': 'Silica, Zinc PCA',
          'Dry Skin': 'Squalane, Butyrospermum Parkii Butter',
          'Sensitive Skin': 'Panthenol, Bisabolol',
        },
        perfume: { 'Normal Skin': ', Parfum', 'Oily Skin': '', 'Dry Skin': ', Parfum', 'Sensitive Skin': '' },
      },
    },
  },
  'tinted-sunscreen': {
    name: 'Crème solaire teintée SPF 50+, {shade:small}, 50\u00a0ml',
    familyName: 'Crème solaire teintée SPF 50+',
    description:
      'Protection solaire et fond de teint léger en un seul produit. Les oxydes de fer donnent la couleur et filtrent aussi la lumière visible, ce qui compte pour les peaux sujettes aux taches brunes. S’estompe du bout des doigts, comme une crème.',
    features: ['Unifie le teint', 'Aux oxydes de fer', 'Quatre teintes', 'Sans parfum'],
    facts: {
      ingredients:
        'Aqua, Titanium Dioxide, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Caprylic/Capric Triglyceride, Glycerin, Iron Oxides (CI 77491, CI 77492, CI 77499), Tocopherol, Phenoxyethanol. Sans parfum.',
      usage:
        'Le matin, estomper du bout des doigts deux longueurs de doigt sur le visage et le cou. Renouveler toutes les deux heures dehors.',
      warnings: sunWarnings,
      audience: 'Adultes et adolescents à peau {tone}. Convient pendant la grossesse.',
      terms: { tone: { Light: 'claire', Medium: 'médium', Golden: 'dorée ou mate', Deep: 'foncée' } },
    },
    options: {
      Light: 'Teinte claire',
      Medium: 'Teinte médium',
      Golden: 'Teinte dorée',
      Deep: 'Teinte foncée',
    },
  },
  'sun-stick': {
    name: 'Stick solaire {spf}, {place:small}',
    familyName: 'Stick solaire',
    description:
      'Pour le nez, les oreilles, les lèvres et les cicatrices\u00a0: les endroits que les crèmes oublient. Quatre passages sur chaque zone, à renouveler après la baignade. Sans liquide, il peut voyager en bagage à main.',
    features: ['Protection ciblée', 'Format de poche', 'Résiste à l’eau', 'Sans liquide'],
    facts: {
      ingredients:
        'Caprylic/Capric Triglyceride, {filters}, Candelilla Cera, Copernicia Cerifera Cera, Butyrospermum Parkii Butter, Tocopherol. Sans eau ni parfum.',
      usage:
        'Faire quatre passages sur {where}, puis lisser du doigt. Renouveler toutes les deux heures et après la baignade.',
      warnings: sunWarnings,
      audience: 'Adultes et enfants dès 3\u00a0ans. Convient pendant la grossesse.',
      terms: {
        filters: {
          'SPF 30': 'Ethylhexyl Triazone, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
          'SPF 50+':
            'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
        },
        where: {
          'Face 20 g': 'le nez, les oreilles, les joues et les cicatrices',
          'Lips 4 g': 'les deux lèvres',
        },
      },
    },
    options: { 'Face 20 g': 'Visage 20\u00a0g', 'Lips 4 g': 'Lèvres 4\u00a0g' },
  },
  'sun-milk': {
    name: 'Lait solaire {spf}, {volume}',
    familyName: 'Lait solaire',
    description:
      'Un lait classique, facile à étaler, absorbé avant même que la serviette soit dépliée. Pour un corps d’adulte, comptez environ six cuillères à café. Même le 50+ ne rend pas le soleil de midi inoffensif\u00a0: cherchez l’ombre.',
    features: [
      'Protection UVA et UVB',
      'Résiste à l’eau pendant 80 minutes',
      'Ne colle pas',
      'À l’aloe vera',
    ],
    facts: {
      ingredients:
        'Aqua, {filters}, Dibutyl Adipate, Glycerin, Aloe Barbadensis Leaf Juice, Cetearyl Alcohol, Tocopherol, Xanthan Gum, Phenoxyethanol, Parfum.',
      usage:
        'Un quart d’heure avant de sortir, étaler environ six cuillères à café sur un corps d’adulte. Renouveler toutes les deux heures et après s’être baigné ou essuyé.',
      warnings: sunWarnings,
      audience: 'Adultes et enfants dès 3\u00a0ans. {who}',
      terms: {
        filters: {
          'SPF 20': 'Ethylhexyl Triazone, Butyl Methoxydibenzoylmethane',
          'SPF 30': 'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine',
          'SPF 50+':
            'Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
        },
        who: {
          'SPF 20': 'Pour des expositions courtes\u00a0; sous le soleil d’Algérie, préférer le SPF 50+.',
          'SPF 30': 'Pour tous les jours\u00a0; peau claire et longues heures, préférer le SPF 50+.',
          'SPF 50+': 'Pour peau claire ou sensible, et pendant la grossesse.',
        },
      },
    },
  },
  'sun-spray': {
    name: 'Spray solaire {spf}, {kind:small}, 200\u00a0ml',
    familyName: 'Spray solaire',
    description:
      'Il pulvérise aussi tête en bas, pour atteindre son propre dos. L’huile sèche fait briller la peau, la brume transparente convient aux bras et aux jambes poilus. Pulvérisez, puis étalez\u00a0: la brume seule protège par endroits.',
    features: ['Fonctionne dans tous les sens', 'Non gras', 'Résiste à l’eau', 'Sans gaz propulseur'],
    facts: {
      ingredients: '{base}, Ethylhexyl Triazone, {filter}, Tocopherol, Parfum. Sans gaz propulseur.',
      usage:
        'Un quart d’heure avant de sortir, pulvériser à une largeur de main et bien étaler. Pour le visage, pulvériser d’abord dans la main. Renouveler toutes les deux heures et après la baignade.',
      warnings: `Ne pas pulvériser sur le visage, ne pas respirer la brume.{alcohol} ${sunWarnings}`,
      audience: 'Adultes et enfants dès 3\u00a0ans. Convient pendant la grossesse.',
      terms: {
        alcohol: { 'Dry Oil': '', Clear: ' Inflammable tant que le produit n’est pas sec.' },
        base: {
          'Dry Oil': 'Dicaprylyl Carbonate, Coco-Caprylate, Helianthus Annuus Seed Oil',
          Clear: 'Alcohol, Dicaprylyl Carbonate, Dibutyl Adipate',
        },
        filter: {
          'SPF 30': 'Diethylamino Hydroxybenzoyl Hexyl Benzoate',
          'SPF 50+':
            'Diethylamino Hydroxybenzoyl Hexyl Benzoate, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine',
        },
      },
    },
    options: { 'Dry Oil': 'Huile sèche', Clear: 'Brume transparente' },
  },
  'kids-sun': {
    name: 'Solaire enfant SPF 50+, {form:small}',
    familyName: 'Solaire enfant SPF 50+',
    description:
      'Une très haute protection sans parfum, pour la cour d’école et la plage. La crème minérale est destinée aux plus petits et aux peaux allergiques\u00a0; la couleur du lait montre les zones déjà couvertes. Les bébés, eux, restent à l’abri du soleil.',
    features: [
      'Pour la peau des enfants',
      'Sans parfum ni alcool',
      'Résiste à l’eau et au sable',
      'Ne pique pas les yeux',
    ],
    facts: {
      ingredients: '{formula}, Glycerin, Panthenol, Tocopherol, Caprylyl Glycol. Sans parfum ni alcool.',
      usage:
        '{use} Renouveler toutes les deux heures et après la baignade. T-shirt, chapeau et ombre passent en premier.',
      warnings: `${sunWarnings}{bees}`,
      audience: 'Enfants dès {age}. Convient aussi aux adultes à peau sensible.',
      terms: {
        formula: {
          'Cream 75 ml':
            'Aqua, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Titanium Dioxide, Coco-Caprylate',
          'Milk 200 ml':
            'Aqua, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Dicaprylyl Carbonate, CI 42090 (couleur qui s’efface)',
          'Spray 200 ml':
            'Aqua, Ethylhexyl Triazone, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Coco-Caprylate',
          'Mineral Cream 50 ml': 'Zinc Oxide, Titanium Dioxide, Caprylic/Capric Triglyceride, Cera Alba',
        },
        use: {
          'Cream 75 ml': 'Étaler en couche épaisse sur le visage, les oreilles et le cou.',
          'Milk 200 ml': 'Étaler en couche épaisse\u00a0; la couleur s’efface une fois le lait pénétré.',
          'Spray 200 ml': 'Pulvériser dans la main, pas sur le visage, et étaler en couche épaisse.',
          'Mineral Cream 50 ml': 'Étaler une couche blanche sur la peau que les vêtements ne couvrent pas.',
        },
        bees: {
          'Cream 75 ml': '',
          'Milk 200 ml': '',
          'Spray 200 ml': '',
          'Mineral Cream 50 ml': ' Ne pas utiliser en cas d’allergie aux produits de la ruche.',
        },
        age: {
          'Cream 75 ml': '12\u00a0mois',
          'Milk 200 ml': '12\u00a0mois',
          'Spray 200 ml': '3\u00a0ans',
          'Mineral Cream 50 ml': '6\u00a0mois',
        },
      },
    },
    options: {
      'Cream 75 ml': 'Crème 75\u00a0ml',
      'Milk 200 ml': 'Lait 200\u00a0ml',
      'Spray 200 ml': 'Spray 200\u00a0ml',
      'Mineral Cream 50 ml': 'Crème minérale 50\u00a0ml',
    },
  },
  'after-sun': {
    name: 'Après-soleil, {form:small}, {volume}',
    familyName: 'Lait et gel après-soleil',
    description:
      'Aloe vera et panthénol rafraîchissent une peau qui a eu son compte de soleil. Sorti du réfrigérateur, c’est encore mieux. Une vraie brûlure avec cloques doit être vue par un médecin, et plus vite encore chez l’enfant.',
    features: [
      'Rafraîchit et hydrate',
      'À 60\u00a0% d’aloe vera (gel)',
      'Pénètre vite',
      'Pour le visage et le corps',
    ],
    facts: {
      ingredients:
        '{base}, Glycerin, Panthenol (5\u00a0%), Allantoin, Xanthan Gum, Sodium Benzoate, Citric Acid, Parfum.',
      usage:
        'Après le soleil et une douche fraîche, étaler généreusement sur le visage et le corps, aussi souvent que souhaité. Sorti du réfrigérateur, il rafraîchit davantage.',
      warnings: `${cosmeticWarnings} Une brûlure avec cloques doit être vue par un médecin, immédiatement chez l’enfant.`,
      audience: 'Adultes et enfants dès 3\u00a0ans. Convient pendant la grossesse.',
      terms: {
        base: {
          Milk: 'Aqua, Aloe Barbadensis Leaf Juice (10\u00a0%), Butyrospermum Parkii Butter, Cetearyl Alcohol',
          'Aloe Gel': 'Aloe Barbadensis Leaf Juice (60\u00a0%), Aqua, Carbomer',
        },
      },
    },
    options: { Milk: 'Lait', 'Aloe Gel': 'Gel d’aloe vera' },
  },
};

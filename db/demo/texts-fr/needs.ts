/** French names and descriptions of the needs, by slug. */
export const needs: Record<string, { name: string; description: string }> = {
  newborn: {
    name: 'Nouveau-né',
    description:
      'Les premières semaines demandent peu de choses, mais douces\u00a0: eau, coton et liniment pour le change, un gel lavant sans parfum, un thermomètre et des gouttes de vitamine D. Votre médecin indique le nombre de gouttes par jour\u00a0; ne donnez qu’un seul produit contenant de la vitamine D, et demandez d’abord si bébé a reçu une ampoule au centre de santé. Jusqu’à 6\u00a0mois, c’est la moustiquaire qui protège des moustiques.',
  },
  sun: {
    name: 'Soleil',
    description:
      'Pour le visage, choisissez selon votre type de peau et comptez deux longueurs de doigt\u00a0; pour le corps, environ six cuillères à café. Renouvelez l’application toutes les deux heures et après la baignade. Peaux claires, enfants et taches brunes demandent un SPF 50+, et l’ombre à midi protège mieux que n’importe quelle crème.',
  },
  mosquitoes: {
    name: 'Moustiques',
    description:
      'Jusqu’à 6\u00a0mois, protégez bébé par une moustiquaire sur la poussette et le lit. À partir de 6\u00a0mois, une lotion conçue pour les bébés peut être utilisée\u00a0; à partir de 2\u00a0ans, un spray à 10\u00a0% d’icaridine. Le répulsif s’applique sur la peau découverte seulement, jamais sur les mains des petits. Après une piqûre, rafraîchissez la peau et ne grattez pas.',
  },
  'blood-pressure': {
    name: 'Tension à la maison',
    description:
      'Mesurez d’abord le tour de votre bras, au milieu\u00a0: un brassard inadapté fausse les valeurs. Jusqu’à 32\u00a0cm, le brassard standard convient\u00a0; pour un bras plus fort, choisissez le tensiomètre avec brassard 22-42\u00a0cm, ou un brassard de rechange jusqu’à 52\u00a0cm. Restez assis au calme cinq minutes, mesurez deux fois le matin et le soir, et montrez les valeurs à votre médecin.',
  },
  sleep: {
    name: 'Sommeil',
    description:
      'Les bonnes nuits commencent par des habitudes\u00a0: une heure fixe, une chambre sombre et pas d’écran au lit. La mélatonine contribue à réduire le temps d’endormissement. Une infusion chaude accompagne une soirée tranquille. Si vous dormez mal depuis plus de quatre semaines, parlez-en à un médecin.',
  },
  'hair-loss': {
    name: 'Chute de cheveux',
    description:
      'Les cheveux tombent davantage en automne, après un accouchement et après des semaines de stress. La biotine et le zinc contribuent au maintien de cheveux normaux, et une lotion massée sur le cuir chevelu donne une impression de densité. Comptez trois mois dans tous les cas. Consultez un médecin si la chute est soudaine ou par plaques.',
  },
  ramadan: {
    name: 'Ramadan',
    description:
      'Entre le coucher du soleil et l’aube, buvez souvent, par petits verres\u00a0; les comprimés d’électrolytes apportent du sodium et du potassium après une journée chaude. Les dattes ouvrent le repas selon l’usage, le siwak et un bain de bouche gardent l’haleine fraîche. En cas de grossesse, de diabète ou de traitement, demandez l’avis de votre médecin avant de jeûner.',
  },
  winter: {
    name: 'Hiver',
    description:
      'Les journées courtes et l’air sec des intérieurs demandent un peu plus de soin. Les vitamines C et D et le zinc contribuent au fonctionnement normal du système immunitaire\u00a0; le miel et le thym sont agréables pour une gorge sèche\u00a0; l’eau salée rince le nez. Un seul produit contenant de la vitamine D suffit.',
  },
  'dry-skin': {
    name: 'Peau sèche',
    description:
      'Lavez-vous avec une huile ou un pain sans savon, à l’eau tiède et sans vous attarder. Appliquez la crème dans les trois minutes, sur la peau encore humide. Si la peau démange, choisissez des produits sans parfum. Une peau qui suinte ou qui empêche de dormir doit être vue par un médecin.',
  },
  'acne-prone-skin': {
    name: 'Peau à tendance acnéique',
    description:
      'Trois gestes suffisent\u00a0: un gel doux matin et soir, un soin à l’acide salicylique ou à la niacinamide, et un écran solaire léger. Commencez un jour sur deux et comptez huit semaines. Ne pressez pas les boutons\u00a0; un patch éloigne les doigts. Des boutons douloureux ou profonds doivent être vus par un médecin.',
  },
  pregnancy: {
    name: 'Grossesse',
    description:
      'L’acide folique se commence de préférence un mois avant la conception\u00a0; une formule grossesse prend ensuite le relais. Des bas de contention légers conviennent aux jambes longtemps debout, une huile garde la peau souple, et les coussinets d’allaitement ont leur place dans la valise de maternité. Montrez chaque complément à votre médecin ou à votre sage-femme.',
  },
  'diabetes-and-feet': {
    name: 'Diabète et soin des pieds',
    description:
      'Un lecteur, des bandelettes et des lancettes pour le contrôle quotidien, et un étui qui garde l’insuline au frais en déplacement. Regardez vos pieds chaque soir\u00a0: lavez-les, séchez entre les orteils et appliquez une crème à 10\u00a0% d’urée, mais jamais entre les orteils. Des chaussettes sans coutures ne frottent pas. Toute plaie au pied doit être vue sans attendre par un médecin.',
  },
  'back-and-joints': {
    name: 'Dos et articulations',
    description:
      'La chaleur est appréciée sur un dos tendu, le froid après un choc récent. Une ceinture ou une genouillère aide le temps d’une tâche, pas toute la journée, car les muscles doivent travailler. Prenez vos mesures avant de choisir la taille. Consultez un médecin en cas de douleur après une chute, d’engourdissement ou de faiblesse des jambes.',
  },
  'travel-and-hajj': {
    name: 'Voyage et Hadj',
    description:
      'Longs vols, chaleur et kilomètres à pied\u00a0: bas de contention pour le trajet, pansements pour les talons, électrolytes et stick solaire pour la route. Les produits sans parfum conviennent aux jours d’ihram. Gardez vos médicaments en bagage à main, en quantité suffisante pour tout le voyage.',
  },
};

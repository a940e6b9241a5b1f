/** Supplements: the lines that each pack carries. */
export const supplementWarnings =
  'Ne pas dépasser la dose journalière. Ne remplace pas une alimentation variée et équilibrée. Tenir hors de portée des enfants. En cas de traitement médicamenteux, demander d’abord conseil à votre pharmacien.';

export const infusionWarnings =
  'Ne remplace pas une alimentation variée et équilibrée. L’eau bouillante brûle\u00a0: tenir les tasses loin des enfants. En cas de traitement médicamenteux, demander d’abord conseil à votre pharmacien.';

export const sportWarnings =
  'Ne pas dépasser la dose journalière. Ne remplace ni une alimentation variée et équilibrée, ni l’eau. Tenir hors de portée des enfants. En cas de traitement médicamenteux, demander d’abord conseil à votre pharmacien.';

/** Skin care and hygiene. */
export const outerUse = 'Usage externe uniquement. Tenir hors de portée des enfants.';

export const cosmeticWarnings =
  'Usage externe uniquement. En cas de contact avec les yeux, rincer abondamment à l’eau. Cesser l’utilisation si la peau réagit.';

export const sunWarnings =
  'Une quantité insuffisante diminue fortement la protection. Éviter le soleil de midi et porter aussi chapeau et vêtements. Ne pas exposer les bébés et les jeunes enfants directement au soleil. Éviter le contact avec les yeux.';

export const intimateWarnings =
  'Usage externe uniquement. Pertes ou odeur inhabituelles, démangeaisons qui durent\u00a0: consulter un médecin.';

export const padWarnings =
  'Tenir les paquets et emballages loin des bébés et des enfants\u00a0: risque d’étouffement. Jeter les protections usagées à la poubelle, jamais dans les toilettes. Cesser l’utilisation si la peau réagit.';

/** Babies. */
export const babyWarnings =
  'Usage externe uniquement. Éviter le contact avec les yeux, tenir hors de portée des enfants. Cesser l’utilisation si la peau réagit.';

export const bottleWarnings =
  'Toujours vérifier la température du lait. Ne jamais laisser un bébé seul avec un biberon, ni utiliser une tétine comme sucette. Jeter au premier signe de détérioration.';

/** Wounds. */
export const plasterWarnings =
  'Usage unique. Ne pas poser sur une plaie infectée, profonde ou qui saigne beaucoup\u00a0: consulter un médecin. Cesser l’utilisation si la peau réagit.';

export const bandageWarnings =
  'Desserrer aussitôt si les doigts ou les orteils deviennent froids, bleus ou engourdis. Ne pas poser sur une plaie sans compresse. Retirer la nuit, sauf avis médical contraire.';

/** Devices and supports. */
export const deviceWarnings =
  'Lire d’abord la notice. Une mesure à domicile ne remplace pas l’avis d’un médecin. Tenir les piles et les petites pièces loin des enfants.';

export const braceWarnings =
  'Retirer et demander l’avis d’un médecin en cas de douleur, d’engourdissement, de gonflement ou de rougeurs. Ne pas porter sur une peau lésée, ni la nuit sauf avis médical.';

export const braceAudience =
  'Adultes, selon la taille mesurée. En cas de mauvaise circulation, demander d’abord l’avis d’un médecin.';

export const walkingWarnings =
  'Vérifier l’embout, les vis et la hauteur avant de prendre appui. Sols mouillés, tapis non fixés et verglas font glisser. Ne pas dépasser le poids indiqué.';

/** Clothes and shoes for work. */
export const footwearWarnings =
  'L’huile et le savon rendent toute semelle glissante. Ce n’est pas une chaussure de sécurité\u00a0: aucune protection contre la chute d’objets. Remplacer dès que le relief de la semelle est usé.';

export const wearWarnings =
  'Ne protège ni des acides, ni des flammes, ni des rayonnements. Changer dès qu’un liquide y a été renversé.';

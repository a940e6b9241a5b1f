/** Supplements: the lines that each pack carries. */
export const supplementWarnings =
  'Ne pas dépasser la dose journalière. Ne remplace pas une alimentation variée et équilibrée. Tenir hors de portée des enfants. En cas de traitement médicamenteux, demander d’abord conseil à votre pharmacien.';

export const infusionWarnings =
  'Ne remplace pas une alimentation variée et équilibrée. L’eau bouillante brûle\u00a0: tenir les tasses loin des enfants. En cas de traitement médicamenteux, demander d’abord conseil à votre pharmacien.';

/** Skin care and hygiene. */
export const outerUse = 'Usage externe uniquement. Tenir hors de portée des enfants.';

export const cosmeticWarnings =
  'Usage externe uniquement. En cas de contact avec les yeux, rincer abondamment à l’eau. Cesser l’utilisation si la peau réagit.';

export const sunWarnings =
  'Une quantité insuffisante diminue fortement la protection. Éviter le soleil de midi et porter aussi chapeau et vêtements. Ne pas exposer les bébés et les jeunes enfants directement au soleil. Éviter les yeux.';

export const intimateWarnings =
  'Usage externe uniquement. Pertes ou odeur inhabituelles, démangeaisons qui durent\u00a0: consulter un médecin.';

export const padWarnings =
  'Tenir les paquets et emballages loin des bébés et des enfants\u00a0: risque d’étouffement. Jeter les protections usagées à la poubelle, jamais dans les toilettes. Cesser l’utilisation si la peau réagit.';

/** Babies. */
export const babyWarnings =
  'Usage externe uniquement. Éviter le contact avec les yeux, tenir hors de portée des enfants. Cesser l’utilisation si la peau réagit.';

export const bottleWarnings =
  'Toujours vérifier la température du lait. Ne jamais laisser un bébé seul avec un biberon, ni utiliser une tétine comme sucette. Jeter au premier signe de détérioration.';

/** Devices and supports. */
export const deviceWarnings =
  'Lire d’abord la notice. Une mesure à domicile ne remplace pas l’avis d’un médecin. Tenir les piles et les petites pièces loin des enfants.';

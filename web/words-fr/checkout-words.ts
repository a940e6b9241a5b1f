import type { checkoutWords as english } from '../words/checkout-words.ts';

/** Words of the checkout. */
export const checkoutWords: typeof english = {
  title: 'Finaliser la commande',
  description: 'Adresse de livraison, paiement à la livraison et dernière vérification de votre commande.',
  loading: 'Chargement de la commande…',
  progress: 'Étapes de la commande',
  completed: 'Terminée',
  steps: {
    shipping: { name: 'Livraison', about: 'Adresse et contact' },
    payment: { name: 'Paiement', about: 'Mode de paiement' },
    review: { name: 'Récapitulatif', about: 'Dernière vérification' },
  },
  back: 'Retour',
  backToCart: 'Retour au panier',
  edit: 'Modifier',
  editNamed: (what) => `Modifier\u00a0: ${what}`,
  shipping: {
    fullName: 'Nom et prénom',
    email: 'Adresse email',
    emailHint: 'Vous y recevrez la confirmation de commande.',
    phone: 'Numéro de téléphone',
    phoneHint: 'Le livreur vous appellera à ce numéro. Exemple\u00a0: 0550\u00a012\u00a034\u00a056.',
    phoneFromProfile: 'Repris de votre profil.',
    street: 'Adresse (rue, cité, bâtiment)',
    city: 'Commune',
    Wilaya: 'Wilaya',
    chooseWilaya: 'Choisir votre wilaya',
    postalCode: 'Code postal',
    country: 'Pays',
    algeria: 'Algérie',
    notes: 'Indications pour la livraison',
    notesHint: 'Un point de repère, un étage, une heure où vous appeler.',
    submit: 'Continuer vers le paiement',
  },
  payment: {
    method: 'Paiement à la livraison',
    methodAbout: 'Vous payez le livreur en espèces à la réception du colis. Rien n’est débité maintenant.',
    submit: 'Vérifier la commande',
  },
  processing: 'Envoi en cours…',
  summary: {
    title: 'Récapitulatif',
    shippingUnknown: 'selon la wilaya',
    withoutShipping: 'hors livraison',
  },
};

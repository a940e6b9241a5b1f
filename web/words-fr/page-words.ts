import type { pageWords as english, announcementWords as englishAnnouncement } from '../words/page-words.ts';

/** Words of the error pages, and those that the legal pages share. */
export const pageWords: typeof english = {
  notFound: {
    title: 'Page introuvable',
    text: 'La page que vous cherchez n’existe pas ou a changé d’adresse.',
    home: 'Retour à l’accueil',
    products: 'Voir les produits',
  },
  legal: {
    updatedOn: (day) => `Dernière mise à jour\u00a0: ${day}`,
    lastUpdated: 'Dernière mise à jour\u00a0: 3 août 2025',
    back: 'Retour',
    support: 'Adresse du service client\u00a0:',
    or: 'ou',
    contactPage: 'Page de contact',
    seller: 'Vendeur',
  },
  error: {
    title: 'Une erreur est survenue',
    text: 'La page n’a pas pu s’afficher. Veuillez réessayer dans un instant.',
    retry: 'Réessayer',
  },
};

/** Words of the announcement above the pages (requirements: Announcement). */
export const announcementWords: typeof englishAnnouncement = {
  label: 'Annonce',
  close: 'Fermer l’annonce',
};

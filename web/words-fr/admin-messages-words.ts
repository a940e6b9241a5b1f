import type { adminMessagesWords as english } from '../words/admin-messages-words.ts';

/** Words of the list of messages from the contact page. */
export const adminMessagesWords: typeof english = {
  title: 'Messages',
  description: 'Ce que les visiteurs ont écrit sur la page Contact.',
  loading: 'Chargement des messages…',
  failed: 'Les messages n’ont pas pu être chargés.',
  errorTitle: 'Erreur de chargement',
  refresh: 'Actualiser',
  list: 'Messages',
  filters: {
    label: 'Filtrer les messages',
    keyword: 'Rechercher par nom, email ou texte',
    state: 'Statut',
    any: 'Tous les messages',
    apply: 'Filtrer',
  },
  states: { open: 'À traiter', answered: 'Répondu' },
  answeredBy: (name, time) => `Répondu par ${name}, le ${time}`,
  notMailed: 'Pas encore envoyé à la boutique par email',
  reply: 'Répondre',
  replyTo: (name) => `Répondre à ${name}`,
  answer: 'Marquer comme répondu',
  answerNamed: (subject) => `Marquer comme répondu\u00a0: ${subject}`,
  reopen: 'Rouvrir',
  reopenNamed: (subject) => `Rouvrir\u00a0: ${subject}`,
  markFailed: 'Le message n’a pas pu être marqué',
  empty: {
    title: 'Aucun message',
    none: 'Personne n’a encore écrit sur la page Contact.',
    filtered: 'Aucun message ne correspond à ces filtres.',
  },
};

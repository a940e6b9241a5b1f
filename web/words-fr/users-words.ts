import type { usersWords as english } from '../words/users-words.ts';

/** Words of the users as administrators handle them. */
export const usersWords: typeof english = {
  title: 'Comptes',
  loading: 'Chargement des comptes…',
  failed: 'Les comptes n’ont pas pu être chargés',
  refresh: 'Actualiser',
  export: 'Exporter',
  filters: {
    toggle: 'Filtres',
    keyword: 'Rechercher par nom ou email',
    keywordPlaceholder: 'Nom ou email…',
    role: 'Rôle',
    allRoles: 'Tous les rôles',
    apply: 'Filtrer',
  },
  roles: {
    user: 'Client',
    admin: 'Administrateur',
    confirmer: 'Agent de confirmation',
    packer: 'Préparateur',
    editor: 'Rédacteur',
  },
  stats: {
    total: 'Comptes',
    showing: 'Affichés',
    shown: (shown, count) => `${shown} sur ${count}`,
    pages: 'Pages',
  },
  list: 'Comptes',
  columns: {
    _id: 'Identifiant',
    name: 'Nom',
    email: 'Email',
    role: 'Rôle',
    createdAt: 'Inscription',
    actions: 'Actions',
  },
  joinedOn: (day) => `Inscription le ${day}`,
  unproved: 'Adresse non prouvée',
  unprovedHint:
    'Rien ne prouve encore que cette adresse email est la sienne. Demandez à la personne avant de continuer, ou envoyez une invitation depuis la page Équipe.',
  you: 'Vous',
  ownAccount: 'Votre compte',
  of: (action, name) => `${action}\u00a0: ${name}`,
  promote: {
    action: 'Nommer administrateur',
    title: 'Nommer administrateur\u00a0?',
    text: ({ name, email }) =>
      `${name} (${email}) pourra gérer les produits, les commandes et les comptes, après s’être reconnecté.`,
    failed: 'Le rôle n’a pas pu être modifié',
    done: 'Rôle modifié',
  },
  demote: {
    action: 'Retirer les droits',
    title: 'Retirer les droits d’administrateur\u00a0?',
    text: ({ name, email }) =>
      `${name} (${email}) n’aura plus accès à l’administration et devra se reconnecter.`,
    failed: 'Le rôle n’a pas pu être modifié',
    done: 'Rôle modifié',
  },
  remove: {
    action: 'Supprimer',
    title: 'Supprimer ce compte\u00a0?',
    text: ({ name, email }) =>
      `Le compte ${email} (${name}) sera supprimé définitivement. Ses commandes restent.`,
    failed: 'Le compte n’a pas pu être supprimé',
    done: 'Compte supprimé',
  },
  empty: {
    title: 'Aucun compte trouvé',
    filtered: 'Aucun compte ne correspond à ces filtres. Essayez d’autres mots ou effacez les filtres.',
    none: 'Aucun compte n’a encore été créé.',
  },
};

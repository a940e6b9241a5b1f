import type { adminStaffWords as english } from '../words/admin-staff-words.ts';
import { counted, elided } from './formats.ts';

/** Words of the staff as administrators manage it. */
export const adminStaffWords: typeof english = {
  title: 'Équipe',
  description: 'Les personnes qui font marcher la boutique, et leurs rôles.',
  loading: 'Chargement de l’équipe…',
  failed: 'L’équipe n’a pas pu être chargée.',
  errorTitle: 'Erreur de chargement',
  tryAgain: 'Réessayer',
  members: 'Personnes',
  you: 'Vous',
  role: (name) => `Rôle ${elided('de', name)}`,
  lastSeen: (time) => `Dernière activité\u00a0: ${time}`,
  neverSeen: 'Aucune session ouverte',
  devices: (count) => counted(count, 'appareil'),
  may: {
    admin: 'Tout, y compris le chiffre d’affaires, les paramètres et l’équipe.',
    confirmer:
      'Voit toutes les commandes avec leurs coordonnées, et modifie, confirme et annule celles qui ne sont pas expédiées. Ni chiffre d’affaires, ni produits, ni paramètres.',
    packer:
      'Voit les commandes à préparer et les fait avancer jusqu’à «\u00a0Expédiée\u00a0». Ni adresses email, ni chiffre d’affaires, ni produits, ni paramètres.',
    editor:
      'Modifie les produits, catégories, besoins, textes et la recherche. Ni commandes, ni clients, ni chiffre d’affaires, ni paramètres.',
  },
  change: {
    title: (role) => `Choisir le rôle «\u00a0${role}\u00a0»\u00a0?`,
    text: (name) => `${name} devra se reconnecter.`,
    confirm: 'Changer le rôle',
    done: 'Rôle modifié',
  },
  remove: {
    action: 'Retirer',
    title: 'Retirer de l’équipe\u00a0?',
    text: (name) => `${name} garde son compte client et n’a plus accès à l’administration.`,
    done: 'Personne retirée de l’équipe',
  },
  secondStep: 'Double authentification',
  noSecondStep: 'Sans double authentification',
  resetStep: {
    action: 'Réinitialiser l’étape',
    title: 'Réinitialiser la double authentification\u00a0?',
    text: (name) =>
      `${name} sera déconnecté et se connectera avec son mot de passe seul jusqu’à la configuration d’une nouvelle étape. À faire seulement si vous savez qui le demande.`,
    done: 'Double authentification réinitialisée',
  },
  signOut: {
    action: 'Déconnecter',
    title: 'Déconnecter de tous les appareils\u00a0?',
    text: (name) => `${name} devra se reconnecter.`,
    done: 'Personne déconnectée de tous ses appareils',
  },
  invite: {
    title: 'Inviter une personne',
    lead: 'Elle reçoit un email avec un lien qui ne sert qu’une fois, pendant 7\u00a0jours.',
    noMailServer:
      'La boutique n’a pas encore de serveur email\u00a0: aucune invitation n’arrive par email. Copiez son lien plus bas et donnez-le vous-même à la personne.',
    email: 'Adresse email',
    role: 'Rôle',
    submit: 'Envoyer l’invitation',
    submitByHand: 'Créer l’invitation',
    busy: 'Envoi…',
    failed: 'L’invitation n’a pas pu être envoyée.',
    doneByHand: (email) => `Copiez maintenant le lien pour ${email}`,
    done: (email) => `L’invitation pour ${email} est en route`,
  },
  invitations: {
    title: 'Invitations en attente',
    none: 'Aucune invitation en attente.',
    sent: (role, by, day) => `${role}, invitation ${elided('de', by)} le ${day}`,
    validUntil: (day) => `Valable jusqu’au ${day}`,
    expired: 'Expirée',
    again: 'Renvoyer',
    sentAgain: (email) => `Un nouveau lien est en route vers ${email}`,
    copyLink: 'Copier le lien',
    link: {
      title: (email) => `Lien pour ${email}`,
      text: 'Donnez-le à cette personne seulement, par WhatsApp par exemple\u00a0: quiconque l’a peut rejoindre l’équipe. Il sert une fois, pendant 7\u00a0jours, et un lien précédent ne fonctionne plus.',
      label: 'Lien de l’invitation',
    },
    withdraw: 'Annuler',
    withdrawTitle: 'Annuler cette invitation\u00a0?',
    withdrawText: (email) => `Le lien reçu par ${email} ne marchera plus.`,
    withdrawn: 'Invitation annulée',
  },
};

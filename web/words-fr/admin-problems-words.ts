import type { adminProblemsWords as english } from '../words/admin-problems-words.ts';
import { elided, formatNumber, plural } from './formats.ts';

/** A number of seconds, in the unit that people say. */
function duration(seconds: number) {
  const minutes = Math.round(Math.abs(seconds) / 60);
  if (minutes < 120)
    return plural(minutes, {
      one: '1\u00a0minute',
      many: `${formatNumber(minutes)}\u00a0minutes`,
      other: `${formatNumber(minutes)}\u00a0minutes`,
    });
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${formatNumber(hours)}\u00a0heures`;
  return `${formatNumber(Math.round(hours / 24))}\u00a0jours`;
}

/** Words of the list of what is wrong with the shop. */
export const adminProblemsWords: typeof english = {
  title: 'Problèmes',
  description: 'Ce qui ne va pas dans la boutique, et que faire.',
  loading: 'Recherche de problèmes…',
  failed: 'Les problèmes n’ont pas pu être chargés.',
  errorTitle: 'Erreur de chargement',
  refresh: 'Actualiser',
  list: 'Problèmes',
  none: 'Aucun problème.',
  noneText: 'Emails, tâches, imports, webhooks, horloge, disque et sauvegardes vont bien.',
  since: (time) => `Depuis le ${time}`,
  recipient: (address) => `À ${address}`,
  error: 'Raison\u00a0:',
  shown: (count, all) => `Les ${formatNumber(count)} premiers sur ${formatNumber(all)} sont affichés.`,
  retry: 'Réessayer',
  retryNamed: (what) => `Réessayer\u00a0: ${what}`,
  backUp: 'Sauvegarder maintenant',
  backedUp: 'La boutique est sauvegardée, dans le dossier «\u00a0backups\u00a0» de ses données.',
  backUpFailed: 'La sauvegarde a échoué',
  backUpBegun: 'La sauvegarde continue. Le problème disparaît quand elle est complète.',
  retryAll: 'Tout réessayer',
  retried: (count) =>
    plural(count, {
      one: 'Nouvel essai en cours',
      many: `${formatNumber(count)} nouveaux essais en cours`,
      other: `${formatNumber(count)} nouveaux essais en cours`,
    }),
  retryFailed: 'Le nouvel essai n’a pas pu être lancé',
  dismiss: 'Ignorer',
  dismissNamed: (what) => `Ignorer\u00a0: ${what}`,
  dismissed: 'Problème ignoré',
  dismissFailed: 'Le problème n’a pas pu être ignoré',
  mails: {
    'order-confirmation': 'confirmation d’une commande',
    'order-notice': 'annonce d’une nouvelle commande à la boutique',
    'order-state': 'nouvelles d’une commande',
    'order-changed': 'modification d’une commande',
    'order-returned': 'retour d’une commande',
    'contact-message': 'message de la page Contact',
    'stock-alert-links': 'confirmation d’une alerte de stock',
    'back-in-stock-mail': 'alerte de retour en stock',
    'review-invitation': 'invitation à donner un avis',
    welcome: 'bienvenue',
    'password-changed': 'avis de nouveau mot de passe',
    'password-removed': 'avis de mot de passe supprimé',
    'email-changed': 'avis de nouvelle adresse email',
    'made-admin': 'avis de droits d’administrateur',
    'new-device': 'avis de nouvel appareil',
    'reset-link': 'lien pour un nouveau mot de passe',
    'verification-code': 'code de vérification',
    'staff-invitation': 'invitation dans l’équipe',
  },
  jobs: {
    'back-up': 'sauvegardes',
    'run-import': 'import',
    'make-parcel': 'création d’un colis chez le transporteur',
    'poll-parcels': 'suivi des colis chez les transporteurs',
    'sweep-images': 'suppression des images inutilisées',
    'delete-old-data': 'suppression des anciennes données',
    'keep-report-sums': 'totaux des rapports',
    'end-unconfirmed-orders': 'annulation des commandes non confirmées',
    'back-in-stock': 'choix des personnes à prévenir du retour en stock',
    webhooks: 'envoi des webhooks',
  },
  kinds: {
    clock: {
      what: ({ amount }) =>
        amount > 0
          ? `L’horloge de la boutique avance de ${duration(amount)} sur celle de la base de données.`
          : `L’horloge de la boutique retarde de ${duration(amount)} sur celle de la base de données.`,
      todo: 'Corrigez l’horloge de la machine, par exemple avec NTP. D’ici là, les commandes et les sessions ont de fausses heures.',
    },
    'invoice-clock': {
      what: ({ amount }) => `La dernière facture est datée de ${duration(amount)} dans le futur.`,
      todo: 'L’horloge était fausse à sa création. Vérifiez l’horloge, et consultez votre comptable avant la prochaine facture.',
    },
    disk: {
      what: ({ amount }) => `Il ne reste que ${formatNumber(amount)}\u00a0Mo sur le disque des données.`,
      todo: 'Libérez de la place ou agrandissez le disque. Une fois plein, la boutique ne prend plus de commandes. Ne supprimez jamais rien dans DATA_DIR/postgres.',
    },
    'no-mail-server': {
      what: () =>
        'La boutique n’a pas de serveur email\u00a0: les emails sont écrits dans des fichiers et n’arrivent à personne.',
      todo: 'Votre fournisseur d’email indique un serveur, un identifiant et un mot de passe. Saisissez-les ici\u00a0:',
    },
    'tva-unset': {
      what: () =>
        'Le vendeur est au régime réel, mais les paramètres n’indiquent pas depuis quel jour les factures portent la TVA.',
      todo: 'D’ici là, les factures n’en portent pas et ne pourront jamais être modifiées. Demandez à votre comptable, puis saisissez le jour et le taux\u00a0:',
    },
    'mails-waiting': {
      what: ({ amount }) =>
        plural(amount, {
          one: 'Le serveur email n’a pas encore accepté 1 email.',
          many: `Le serveur email n’a pas encore accepté ${formatNumber(amount)} emails.`,
          other: `Le serveur email n’a pas encore accepté ${formatNumber(amount)} emails.`,
        }),
      todo: 'Vérifiez le serveur email et son mot de passe. L’envoi de chaque email est retenté pendant trois jours.',
    },
    mail: {
      what: ({ about }) => `Un email a été abandonné\u00a0: ${about}.`,
      todo: 'Vérifiez l’adresse et le serveur email, puis réessayez.',
    },
    job: {
      what: ({ about }) => `Une tâche a été abandonnée\u00a0: ${about}.`,
      todo: 'Réessayez. Si elle échoue encore, donnez la raison à la personne qui s’occupe de la boutique.',
    },
    import: {
      what: ({ about }) => `L’import de «\u00a0${about}\u00a0» a échoué.`,
      todo: 'Consultez son rapport, corrigez le fichier et importez-le de nouveau.',
    },
    'courier-silent': {
      what: ({ about }) => `${about} ne donne pas de nouvelles de ses colis.`,
      todo: 'Vérifiez ses clés et son adresse. La boutique redemande toutes les demi-heures.',
    },
    'courier-refused': {
      what: ({ about }) =>
        `Un message ${elided('de', about)} a été refusé à cause de sa signature ou de son format.`,
      todo: 'Vérifiez le secret de son webhook ici et chez le transporteur.',
    },
    webhook: {
      what: ({ about, amount }) =>
        plural(amount, {
          one: `1 message vers ${about} a été abandonné.`,
          many: `${formatNumber(amount)} messages vers ${about} ont été abandonnés.`,
          other: `${formatNumber(amount)} messages vers ${about} ont été abandonnés.`,
        }),
      todo: 'Voyez pourquoi, réparez l’autre logiciel et renvoyez-les.',
    },
    'webhook-gone': {
      what: ({ about }) =>
        `Le webhook vers ${about} est désactivé, car son adresse a répondu qu’elle n’existe plus.`,
      todo: 'Corrigez son adresse et activez-le, ou supprimez-le.',
    },
    'proxy-unset': {
      what: () => 'Tous les visiteurs comptent pour une seule adresse réseau et partagent ses limites.',
      todo: 'L’adresse de la boutique est en https, donc un proxy se trouve devant elle. Mettez l’adresse du proxy dans TRUST_PROXY (docs/environment.md).',
    },
    'proxy-unknown': {
      what: ({ about }) => `Des requêtes passent par ${about}, qui n’est pas un proxy de confiance.`,
      todo: 'Si c’est votre proxy, ajoutez-le à TRUST_PROXY (docs/environment.md). Sinon, quelqu’un envoie un faux en-tête, qui est ignoré.',
    },
    'backup-failed': {
      what: () => 'La dernière sauvegarde a échoué.',
      todo: 'Réparez ce qu’elle indique, puis faites une sauvegarde maintenant.',
    },
    'backup-old': {
      what: () => 'La dernière sauvegarde a plus de deux jours.',
      todo: 'Faites une sauvegarde maintenant. Si les nuits n’en font aucune, le guide d’exploitation dit pourquoi, au chapitre «\u00a0Backup\u00a0».',
    },
    'backup-none': {
      what: () => 'La boutique ne connaît aucune sauvegarde.',
      todo: 'Faites-en une maintenant, et envoyez-en une copie chaque nuit sur une autre machine, comme le décrit le chapitre «\u00a0Backup\u00a0» du guide d’exploitation.',
    },
    'second-step': {
      what: ({ about, amount }) =>
        plural(amount, {
          one: `${about} ouvre l’administration avec un simple mot de passe.`,
          many: `${formatNumber(amount)} administrateurs ouvrent l’administration avec un simple mot de passe\u00a0: ${about}.`,
          other: `${formatNumber(amount)} administrateurs ouvrent l’administration avec un simple mot de passe\u00a0: ${about}.`,
        }),
      todo: 'Chaque administrateur devrait configurer la double authentification.',
    },
  },
  links: {
    import: 'Rapport de l’import',
    courier: 'Transporteur',
    webhook: 'Webhook',
    staff: 'Équipe',
    invoices: 'Factures',
    mailServer: 'Serveur email',
    invoiceSettings: 'Paramètres des factures',
  },
};

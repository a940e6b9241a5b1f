import type { adminRescueWords as english } from '../words/admin-rescue-words.ts';
import { formatNumber, plural } from './formats.ts';

/** Words of the page on which parcels with a problem are rescued. */
export const adminRescueWords: typeof english = {
  lead: 'Le transporteur a rencontré un problème. Appelez le client dans l’heure, puis donnez vos consignes au transporteur. Une tâche se ferme d’elle-même quand le colis est livré ou retourné.',
  failed: 'Les colis n’ont pas pu être chargés',
  loading: 'Chargement des colis…',
  none: 'Rien à relancer',
  noneText:
    'Les tentatives échouées, les colis bloqués ou perdus et ceux qui attendent au bureau apparaissent ici.',
  due: (count) =>
    plural(count, {
      one: `${formatNumber(count)}\u00a0colis à relancer`,
      many: `${formatNumber(count)} de colis à relancer`,
      other: `${formatNumber(count)}\u00a0colis à relancer`,
    }),
  begin: 'Commencer par le plus ancien',
  open: 'Prendre en charge',
  back: 'Retour à la liste',
  overdue: 'En retard',
  callBy: (time) => `À appeler avant le ${time}`,
  wasDue: (time) => `Était à faire le ${time}`,
  rests: (time) => `À revoir le ${time}`,
  resting: 'Traité',
  heldBy: (name) => `${name} s’en occupe`,
  since: (time) => `Problème depuis le ${time}`,
  message: 'Envoyer le message',
  messageTitle: 'Message au client',
  call: 'Appeler',
  parcel: 'Colis',
  courier: 'Transporteur',
  tracking: 'Numéro de suivi',
  collected: 'À encaisser',
  address: 'Adresse',
  desk: 'Bureau (stop desk)',
  goods: 'Produits',
  events: 'Ce que dit le transporteur',
  steps: 'Ce qui a été fait',
  noSteps: 'Personne n’a encore appelé pour ce problème.',
  ended: 'La commande a été close entre-temps. Demandez au transporteur de retourner le colis.',
  note: 'Note',
  noteHint: 'Devient une note interne de la commande.',
  outcome: 'Qu’avez-vous convenu\u00a0?',
  outcomes: {
    retry: 'Réessayer',
    noanswer: 'Pas de réponse',
    newdate: 'Nouvelle date…',
    newcontact: 'Nouveau téléphone ou adresse…',
    return: 'Retourner…',
    settled: 'Réglé…',
  },
  done: {
    retry: 'Le transporteur réessaie',
    noanswer: 'Pas de réponse',
    newdate: 'Nouvelle date',
    newcontact: 'Nouveau téléphone ou adresse transmis au transporteur',
    return: 'À retourner',
    settled: 'Réglé',
  },
  on: (outcome, day) => `${outcome}\u00a0: ${day}`,
  dialogs: {
    newdate: {
      title: 'Nouvelle date',
      text: 'Indiquez ce jour au transporteur. Si le colis n’est toujours pas livré le lendemain, la tâche revient.',
    },
    newcontact: {
      title: 'Nouveau téléphone ou adresse',
      text: 'Donnez-le au transporteur et notez ici ce que vous avez donné. La tâche revient après un jour.',
    },
    return: {
      title: 'Retourner le colis',
      text: 'Demandez au transporteur de le ramener. La commande reste telle quelle jusqu’au retour du colis.',
    },
    settled: {
      title: 'Réglé',
      text: 'La tâche est close et ne revient qu’en cas de nouveau problème.',
    },
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    inDays: (count) =>
      plural(count, {
        one: `Dans ${count}\u00a0jour`,
        many: `Dans ${count}\u00a0jours`,
        other: `Dans ${count}\u00a0jours`,
      }),
    day: 'Un autre jour',
    given: 'Ce que le transporteur a reçu',
    how: 'Comment cela a été réglé',
    record: 'Enregistrer',
  },
  recorded: {
    over: (outcome) => `Enregistré\u00a0: ${outcome}.`,
    back: (outcome, time) => `Enregistré\u00a0: ${outcome}. À revoir le ${time}.`,
  },
  recordFailed: 'L’enregistrement a échoué. Réessayez\u00a0: cela ne comptera qu’une fois.',
};

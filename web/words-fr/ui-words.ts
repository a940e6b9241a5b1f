import type { uiWords as english } from '../words/ui-words.ts';
import { counted } from './formats.ts';

/** Words of the interface parts that every feature uses. */
export const uiWords: typeof english = {
  decrease: 'Diminuer',
  increase: 'Augmenter',
  mostInStock: (stock) => `Seulement ${stock} en stock`,
  togetherInStock: (stock) => `Seulement ${stock} en stock, toutes tailles confondues`,
  originalPrice: 'Ancien prix',
  until: (day) => `jusqu’au ${day}`,
  cancel: 'Annuler',
  processing: 'Un instant…',
  dismiss: 'Fermer',
  loading: 'Chargement…',
  failed: 'Une erreur est survenue. Veuillez réessayer.',
  unreachable: 'La boutique est injoignable. Vérifiez votre connexion.',
  partFailed: 'Cette partie de la page n’a pas pu être chargée.',
  reload: 'Recharger la page',
  needs: {
    nobody: '(facultatif)',
    oneOf: '(l’un de ces champs)',
    law: '(exigé par la loi)',
    correction: '(exigé pour toute correction)',
  },
  newWilayas: {
    title: 'Aflou, Barika ou une autre nouvelle wilaya\u00a0?',
    lead: 'L’adresse garde le nom de l’ancienne wilaya. Choisissez celle-ci, puis votre commune.',
  },
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passwordMismatch: 'Les mots de passe ne correspondent pas',
  strength: { label: 'Sécurité du mot de passe\u00a0:', weak: 'faible', medium: 'moyenne', strong: 'élevée' },
  wait(seconds) {
    if (seconds < 60) return `Vous pourrez réessayer dans ${counted(seconds, 'seconde')}.`;
    if (seconds < 3600) return `Vous pourrez réessayer dans ${counted(Math.ceil(seconds / 60), 'minute')}.`;
    return `Vous pourrez réessayer dans ${counted(Math.ceil(seconds / 3600), 'heure')}.`;
  },
  pagination: {
    label: 'Pagination',
    first: 'Première page',
    previous: 'Page précédente',
    next: 'Page suivante',
    last: 'Dernière page',
    page: (page) => `Page ${page}`,
  },
};

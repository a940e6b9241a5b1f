import type { adminMailServerWords as english } from '../words/admin-mail-server-words.ts';
import { formatNumber, plural } from './formats.ts';

/** Words of the form of the mail server. */
export const adminMailServerWords: typeof english = {
  card: 'Serveur email',
  lead: 'Chez votre fournisseur d’email, sous «\u00a0SMTP\u00a0» ou «\u00a0serveur sortant\u00a0». Gmail demande ici un mot de passe d’application, et non celui de votre compte.',
  fixed:
    'La machine de la boutique indique un serveur email dans SMTP_URL\u00a0: aucun ne peut être saisi ici. La personne qui s’occupe de la machine peut le changer.',
  host: 'Serveur',
  port: 'Port',
  username: 'Identifiant',
  password: 'Mot de passe',
  sender: 'Adresse de l’expéditeur',
  hints: {
    host: 'Par exemple smtp.gmail.com',
    port: 'Le plus souvent 465 ou 587',
    username: 'Le plus souvent votre adresse email',
    stored: 'Un mot de passe est enregistré. Laissez ce champ vide pour le garder.',
    sender:
      'Les clients voient cette adresse et y répondent. La plupart des fournisseurs n’acceptent que l’adresse du compte.',
  },
  test: 'À l’enregistrement, un email de test part à l’adresse de votre compte. Les réglages ne sont gardés que si le serveur l’accepte.',
  none: 'Pas encore de serveur email\u00a0: les emails sont écrits dans des fichiers et n’arrivent à personne.',
  save: 'Tester et enregistrer',
  saved: 'Enregistré. Un email de test vous a été envoyé.',
  saveFailed: 'Le serveur email n’a pas pu être enregistré',
  remove: 'Retirer le serveur email',
  removeTitle: 'Retirer le serveur email\u00a0?',
  removeText:
    'Les emails seront de nouveau écrits dans des fichiers et n’arriveront à personne. Le mot de passe sera supprimé.',
  removeConfirm: 'Retirer',
  removed: 'Le serveur email est retiré',
  removeFailed: 'Le serveur email n’a pas pu être retiré',
  setUp: 'Comment le connecter',
  unsent: 'Email non envoyé\u00a0: pas de serveur email',
  unsentOn: (time) => `Email non envoyé le ${time}\u00a0: la boutique n’a pas de serveur email.`,
  unmailed: (people) => {
    const several = `${formatNumber(people)} personnes ont laissé une adresse email, mais la boutique n’a pas de serveur email.`;
    return plural(people, {
      one: `${people} personne a laissé une adresse email, mais la boutique n’a pas de serveur email.`,
      many: several,
      other: several,
    });
  },
  toBuyers: {
    gets: 'Le client reçoit un email à ce sujet.',
    manyGet: 'Les clients qui ont une adresse email reçoivent un email à ce sujet.',
    off: 'L’email prévu pour cela est désactivé dans les paramètres.',
    noServer: 'La boutique n’a pas de serveur email\u00a0: aucun email ne part.',
    noAddress: 'Pas d’email\u00a0: appelez le client',
  },
};

import type { invitationWords as english } from '../words/invitation-words.ts';
import { elided } from './formats.ts';

/** Words for a person who was invited to the staff. */
export const invitationWords: typeof english = {
  title: 'Rejoindre l’équipe',
  description: (shop) => `Accepter une invitation à l’administration ${elided('de', shop)}.`,
  checking: 'Vérification du lien…',
  lead: (email, role) => `Vous rejoignez l’équipe avec ${email} comme ${role}.`,
  roles: {
    admin: 'administrateur',
    confirmer: 'agent de confirmation',
    packer: 'préparateur',
    editor: 'rédacteur',
  },
  name: 'Nom et prénom',
  password: 'Mot de passe',
  confirm: 'Confirmer le mot de passe',
  submit: 'Rejoindre',
  busy: 'Un instant…',
  failed: 'L’invitation n’a pas pu être acceptée. Veuillez réessayer.',
  accept: 'Accepter l’invitation',
  signInLead: (email) =>
    `Un compte existe avec ${email}. Connectez-vous avec ce compte pour accepter l’invitation.`,
  signIn: 'Se connecter',
  invalidTitle: 'Invitation non valable',
  invalid: 'Cette invitation n’est plus valable. Veuillez en demander une nouvelle.',
  uncheckedTitle: 'Lien non vérifié',
  tryAgain: 'Réessayer',
};

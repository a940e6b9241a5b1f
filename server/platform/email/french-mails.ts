import { codeLifetime } from '../../../shared/accounts/sign-in.ts';
import type { englishMails as english } from './english-mails.ts';
import { isolated, leftToRight, shop } from './isolated.ts';

const minutes = codeLifetime / 60;

/** The words of all mails, in French. */
export const frenchMails: typeof english = {
  frame: {
    questions: (email) => `Une question\u00a0? Écrivez-nous à ${email}.`,
    deadButton: 'Le bouton ne fonctionne pas\u00a0? Ouvrez cette adresse dans votre navigateur\u00a0: ',
    hello: 'Bonjour,',
    helloNamed: (name) => `Bonjour ${name},`,
  },
  order: {
    subject: (number) => `Votre commande ${shop} n°\u00a0${number}`,
    preview: (number, total) => `Commande n°\u00a0${number}, ${total}`,
    title: 'Merci pour votre commande',
    placed: (number, time) => `Votre commande porte le numéro ${number}. Elle a été passée le ${time}.`,
    items: 'Votre commande',
    item: (quantity, name) => `${quantity} × ${name}`,
    gift: (item) => `${item} (cadeau)`,
    sizedItem: (item, size) => `${item}, ${/^\d{2}$/.test(size) ? 'pointure' : 'taille'} ${size}`,
    subtotal: 'Articles',
    shipping: 'Livraison',
    free: 'Gratuite',
    total: 'Total, taxes comprises',
    deducted: 'Retourné avant paiement',
    paidBefore: 'Déjà payé',
    due: 'Reste à payer',
    rest: 'À vous rembourser',
    refunded: 'Remboursé',
    kept: 'Pour une autre commande',
    net: 'Total net',
    address: 'Adresse de livraison',
    desk: (point) => `Votre colis vous attendra au bureau\u00a0: ${point}`,
    region: (wilaya) => `${wilaya.replaceAll("'", '’')}, Algérie`,
    next: 'Et maintenant\u00a0?',
    held: 'Nous vous appellerons avant de préparer votre commande. D’ici là, ses produits ne sont pas réservés.',
    addressOnPage: 'L’adresse complète figure sur la page de votre commande.',
    steps:
      'Nous vous appelons pour confirmer la commande avant de l’expédier\u00a0; sans réponse, elle est annulée. Nous la préparons ensuite et la confions au transporteur.',
    see: 'Voir votre commande',
    trackBefore: 'Sur un autre appareil\u00a0? ',
    track: 'Suivez votre commande avec son numéro et votre numéro de téléphone.',
    againBefore: 'Besoin des mêmes produits\u00a0? ',
    again: 'Commander à nouveau',
    keepLink: 'Ce lien ouvre votre commande sans mot de passe. Gardez-le pour vous.',
  },
  orderNotice: {
    subject: (number, total) => `Nouvelle commande n°\u00a0${number}\u00a0: ${total}`,
    preview: (wilaya) => `Pour ${wilaya}`,
    title: 'Une nouvelle commande',
    held: 'Elle est retenue\u00a0: l’administration dit pourquoi.',
    open: 'Ouvrir la commande',
    why: 'Les paramètres de la boutique indiquent cette adresse pour les nouvelles commandes.',
  },
  orderState: {
    number: (number) => `Commande n°\u00a0${number}`,
    parcel: (courier, tracking) =>
      `Votre colis est confié à ${isolated(courier)}. Son numéro de suivi est ${leftToRight(tracking)}.`,
    Processing: {
      subject: (number) => `Votre commande ${shop} n°\u00a0${number} est en préparation`,
      title: 'Nous préparons votre commande',
      text: 'Votre commande est confirmée. Nous préparons votre colis, puis nous le confions au transporteur.',
    },
    Shipped: {
      subject: (number) => `Votre commande ${shop} n°\u00a0${number} est en route`,
      title: 'Votre commande est en route',
      text: 'Le transporteur a votre colis. Gardez votre téléphone à portée de main\u00a0: il vous appellera peut-être.',
    },
    Delivered: {
      subject: (number) => `Votre commande ${shop} n°\u00a0${number} a été livrée`,
      title: 'Votre commande a été livrée',
      text: 'Merci pour votre confiance. Si quelque chose ne va pas, écrivez-nous.',
    },
    Cancelled: {
      subject: (number) => `Votre commande ${shop} n°\u00a0${number} a été annulée`,
      title: 'Votre commande a été annulée',
      text: 'Elle ne sera pas livrée. Si vous ne vous y attendiez pas, écrivez-nous.',
    },
  },
  orderChanged: {
    subject: (number) => `Votre commande ${shop} n°\u00a0${number} a été modifiée`,
    title: 'Nous avons modifié votre commande',
    text: (number, time) => `Nous avons modifié votre commande n°\u00a0${number} le ${time}. La voici\u00a0:`,
    unexpected: 'Si vous ne l’avez pas demandé, écrivez-nous.',
  },
  orderReturned: {
    subject: (number) => `Retour de votre commande ${shop} n°\u00a0${number}`,
    title: 'Votre retour est arrivé',
    text: (number) => `Ces produits de votre commande n°\u00a0${number} nous sont revenus\u00a0:`,
    refunded: (amount) => `Montant remboursé\u00a0: ${amount}.`,
    owed: (amount) => `À vous rembourser\u00a0: ${amount}.`,
    kept: (amount) => `Montant gardé pour votre échange\u00a0: ${amount}.`,
    credited: (amount, number) => `Montant reporté sur votre commande n°\u00a0${number}\u00a0: ${amount}.`,
    deducted: (amount) => `Montant déduit de ce que vous payez\u00a0: ${amount}.`,
    question: 'Si quelque chose ne va pas, écrivez-nous.',
    goodwill: {
      subject: (number) => `Geste commercial sur votre commande ${shop} n°\u00a0${number}`,
      title: 'Un geste pour vous',
      text: (number) =>
        `Nous vous rendons une partie du prix de votre commande n°\u00a0${number}. Vous gardez tous vos articles.`,
    },
  },
  payment: {
    due: (total) => `Vous payez ${total} en espèces à la réception.`,
    paidBefore: (total) => `Vous avez déjà payé ${total}. Vous n’avez rien à payer à la réception.`,
    paid: (total) => `Vous avez payé ${total}.`,
    unconfirmed: (total) => `Vous avez payé ${total} au livreur\u00a0? Vous n’avez plus rien à faire.`,
    nothing: 'Vous n’avez rien à payer.',
    refund: (total) => `Vous avez payé ${total}. Si vous attendez encore le remboursement, écrivez-nous.`,
    owed: (amount) => `Nous allons vous rembourser ${amount}.`,
  },
  welcome: {
    subject: `Bienvenue chez ${shop}`,
    preview: 'Votre compte est prêt.',
    title: `Bienvenue chez ${shop}`,
    ready:
      'Votre compte est prêt. Vous pouvez suivre vos commandes, et votre adresse est enregistrée pour les suivantes.',
    products: 'Voir nos produits',
    notYou:
      'Si vous n’avez pas créé ce compte, quelqu’un a peut-être saisi votre adresse par erreur. Écrivez-nous, et nous supprimerons le compte.',
  },
  passwordChanged: {
    subject: `Votre mot de passe ${shop} a été changé`,
    preview: 'Si c’était vous, vous n’avez rien à faire.',
    title: 'Votre mot de passe a été changé',
    changed: `Votre compte ${shop} a un nouveau mot de passe, et vos autres appareils doivent se reconnecter. Si c’était vous, vous n’avez rien à faire.`,
    notYou: 'Si ce n’était pas vous',
    act: 'Une autre personne peut accéder à votre compte. Choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
    newPassword: 'Choisir un nouveau mot de passe',
  },
  newDevice: {
    subject: `Nouvel appareil connecté à votre compte ${shop}`,
    preview: 'Si c’était vous, vous n’avez rien à faire.',
    title: 'Un nouvel appareil s’est connecté',
    device: (browser, system) => `${browser} sur ${system}`,
    unknown: 'un appareil inconnu',
    signedIn: (device, time) =>
      `Votre compte d’administration ${shop} a été utilisé sur un nouvel appareil\u00a0: ${device}, le ${time}.`,
    wasYou: 'Si c’était vous, vous n’avez rien à faire.',
    notYou: 'Si ce n’était pas vous',
    act: 'Une autre personne connaît votre mot de passe. Choisissez-en tout de suite un nouveau\u00a0: il déconnecte tous les appareils. Prévenez ensuite un administrateur.',
    newPassword: 'Choisir un nouveau mot de passe',
    seeDevices: 'Votre profil affiche les appareils sur lesquels vous êtes connecté.',
  },
  madeAdmin: {
    subject: `Votre compte ${shop} est maintenant celui d’un administrateur`,
    preview: 'Merci de prouver que cette adresse est la vôtre.',
    title: 'Vous êtes maintenant administrateur',
    made: `Chez ${shop}, un administrateur a donné les mêmes droits à votre compte. Merci de vous reconnecter.`,
    prove:
      'Rien ne prouve encore que cette adresse est la vôtre. Un nouveau mot de passe, par un lien que nous vous envoyons, le prouve.',
    notYou: `Si vous n’avez pas de compte chez ${shop}`,
    act: 'Une autre personne en a créé un avec votre adresse. Choisissez tout de suite un nouveau mot de passe\u00a0: il lui ferme l’accès. Prévenez-nous ensuite.',
    newPassword: 'Choisir un nouveau mot de passe',
  },
  passwordRemoved: {
    subject: `Votre mot de passe ${shop} a été supprimé`,
    preview: 'Connectez-vous avec Google ou choisissez un nouveau mot de passe.',
    title: 'Votre ancien mot de passe ne fonctionne plus',
    removed: `Vous venez de confirmer que cette adresse email est la vôtre. Votre compte ${shop} avait déjà un mot de passe, choisi avant cette confirmation. Pour que personne d’autre ne puisse l’utiliser, nous l’avons supprimé et avons déconnecté le compte de tous les autres appareils.`,
    again:
      'Pour vous connecter de nouveau avec un mot de passe, choisissez-en un nouveau. Vos commandes sont toujours là.',
    newPassword: 'Choisir un nouveau mot de passe',
  },
  emailChanged: {
    subject: `Votre adresse email ${shop} a été changée`,
    preview: 'Si c’était vous, vous n’avez rien à faire.',
    title: 'Votre adresse email a été changée',
    changed: (email) =>
      `La connexion à votre compte ${shop} se fait désormais avec ${email}, et ses emails arrivent à cette adresse.`,
    wasYou: 'Si c’était vous, vous n’avez rien à faire.',
    notYou: 'Si ce n’était pas vous',
    act: (email) =>
      `Une autre personne a accédé à votre compte. Écrivez tout de suite à ${email} depuis l’adresse qui a reçu cet email, pour que nous puissions vous rendre le compte.`,
  },
  verificationCode: {
    subject: `Votre code de vérification ${shop}`,
    preview: `Il est valable ${minutes}\u00a0minutes.`,
    title: 'Votre code de vérification',
    type: `Saisissez ce code sur la page où vous vous connectez chez ${shop}\u00a0:`,
    validity: `Il est valable ${minutes}\u00a0minutes et ne sert qu’une fois. Personne chez ${shop} ne vous le demandera jamais.`,
    warning:
      'Si vous n’avez pas essayé de vous connecter, ignorez cet email. Sans le code, personne ne peut accéder au compte.',
  },
  resetLink: {
    subject: `Réinitialiser votre mot de passe ${shop}`,
    preview: 'Le lien est valable 1\u00a0heure.',
    title: 'Réinitialiser votre mot de passe',
    asked: `Un nouveau mot de passe a été demandé pour votre compte ${shop}. Si c’était vous, choisissez-le ici.`,
    choose: 'Choisir un nouveau mot de passe',
    validity:
      'Le lien est valable 1\u00a0heure et ne sert qu’une fois. Ne le partagez pas\u00a0: toute personne qui l’a peut accéder à votre compte.',
    otherwise: 'Si ce n’était pas vous, ignorez cet email. Votre mot de passe n’a pas changé.',
  },
  test: {
    subject: `Email de test\u00a0: ${shop}`,
    preview: 'Le serveur email fonctionne.',
    title: 'Le serveur email fonctionne',
    text: `${shop} envoie désormais ses emails par ce serveur.`,
  },
  invitation: {
    subject: `Invitation à l’administration\u00a0: ${shop}`,
    preview: 'Le lien est valable 7\u00a0jours.',
    title: `Rejoindre l’équipe ${shop}`,
    invited: (by, role) => `${by} vous invite à rejoindre l’équipe ${shop} comme ${role}.`,
    someone: 'Un administrateur',
    roles: {
      admin: 'administrateur',
      confirmer: 'agent de confirmation',
      packer: 'préparateur',
      editor: 'rédacteur',
    },
    accept: 'Accepter l’invitation',
    validity:
      'Le lien est valable 7\u00a0jours et ne sert qu’une fois. Ne le partagez pas\u00a0: toute personne qui l’a peut s’inscrire à votre place.',
    otherwise:
      'Si vous ne savez pas pourquoi vous recevez cet email, ignorez-le. Rien ne se passe sans ce lien.',
  },
  alertLinks: {
    subject: 'À confirmer\u00a0: votre alerte de retour en stock',
    title: 'Être prévenu dès son retour\u00a0?',
    asked: (product) =>
      `Quelqu’un a demandé chez ${shop} un email à cette adresse dès le retour en stock de «\u00a0${product}\u00a0». Si c’était vous, veuillez confirmer.`,
    confirm: 'Confirmer',
    once: 'Nous vous enverrons un seul email, dès le retour du produit. Le lien est valable 7\u00a0jours.',
    otherwise: 'Si ce n’était pas vous, ignorez cet email\u00a0: nous ne vous écrirons plus.',
    changed: 'Vous avez changé d’avis\u00a0? ',
    stop: 'Ne pas m’écrire au sujet de ce produit',
  },
  backInStock: {
    subject: (product) => `De nouveau en stock\u00a0: ${product}`,
    title: 'De nouveau en stock',
    back: (product) =>
      `«\u00a0${product}\u00a0» est de nouveau en stock chez ${shop}. Vous nous aviez demandé de vous prévenir.`,
    see: 'Voir le produit',
    unreserved: 'Nous ne pouvons pas vous le réserver, et il peut s’épuiser de nouveau.',
    onlyOne:
      'C’était notre seul email à ce sujet. Si le produit s’épuise, vous pourrez redemander une alerte sur sa page.',
  },
  reviewInvitation: {
    subject: `Que pensez-vous de votre commande ${shop}\u00a0?`,
    title: 'Votre avis aide les autres',
    ask: 'Votre commande est arrivée il y a quelques jours. Que pensez-vous des produits\u00a0? Dites-le aux autres clients.',
    write: 'Donner mon avis',
    shown: 'Avec votre avis, nous affichons votre prénom et votre wilaya, et rien d’autre.',
    once: 'C’est notre seul email à ce sujet.',
  },
  contact: {
    subject: (subject) => `Message\u00a0: ${subject}`,
    preview: (name, subject) => `${name}\u00a0: ${subject}`,
    title: 'Un visiteur a écrit à la boutique',
    from: (name) => `De\u00a0: ${name}`,
    address: (email) => `Email\u00a0: ${email}`,
    about: (subject) => `Objet\u00a0: ${subject}`,
    writtenOn: (time) => `Écrit le\u00a0: ${time}`,
    reply: (email) => `Si vous répondez à cet email, votre réponse ira à ${email}.`,
  },
};

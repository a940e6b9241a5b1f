import type { adminPhoneOrderWords as english } from '../words/admin-phone-order-words.ts';
import { counted, elided, plural } from './formats.ts';

/** Words of what the staff notes about orders and changes in them, and of orders on the phone, in French. */
export const adminPhoneOrderWords: typeof english = {
  notes: {
    title: 'Notes internes',
    hint: 'Seule l’équipe voit ces notes. Entrée ajoute la note, Maj et Entrée commencent une ligne, Alt + N ouvre ce champ.',
    none: 'Aucune note pour l’instant.',
    label: 'Nouvelle note',
    add: 'Ajouter la note',
    adding: 'Ajout en cours…',
    by: (name, time) => `${name}, ${time}`,
    failed: 'La note n’a pas pu être ajoutée',
    count: (count) =>
      plural(count, { one: `${count} note`, many: `${count} de notes`, other: `${count} notes` }),
  },
  lines: {
    title: 'Produits',
    none: 'Aucun produit pour l’instant.',
    add: 'Ajouter un produit',
    added: 'ajouté maintenant',
    wasAdded: (name) => `Ajouté\u00a0: ${name}`,
    left: (count) => (count === 0 ? 'Épuisé' : `Reste ${count}`),
    quantityOf: (name) => `Quantité ${elided('de', name)}`,
    quantityRange: (max) => `Saisissez un nombre entier de 1 à ${max}`,
    sizeOf: (name) => `Taille ${elided('de', name)}`,
    changePrice: (name) => `Changer le prix ${elided('de', name)}`,
    priceOf: (name) => `Prix ${elided('de', name)}, en dinars`,
    chooseSize: 'Taille',
    remove: (name) => `Retirer ${name}`,
  },
  address: {
    found: (name) => `Dans la liste des communes\u00a0: ${name}`,
    unknown: (wilaya) =>
      `Absente de la liste des communes de la wilaya\u00a0: ${wilaya}. La commande peut garder ce nom, au prix de livraison de la wilaya.`,
    didYouMean: (name) => `Vouliez-vous dire ${name}\u00a0?`,
    delivery: 'Livraison',
    kinds: { home: 'À domicile', desk: 'En bureau (stop desk)' },
    point: 'Bureau (stop desk)',
    choosePoint: 'Choisir un bureau',
    pointMissing: 'Demandez au client quel bureau lui convient. Le prix est le même dans tous.',
  },
  phone: {
    title: 'Nouvelle commande par téléphone',
    open: 'Nouvelle commande',
    back: 'Retour aux commandes',
    buyer: 'Client',
    lead: 'Commencez par le numéro de téléphone\u00a0: l’adresse d’une commande passée vous est proposée.',
    unknown: 'Aucune commande passée n’a ce numéro.',
    known: (orders, delivered, cancelled) => {
      const past = plural(orders, {
        one: `${orders}\u00a0commande passée`,
        many: `${orders}\u00a0commandes passées`,
        other: `${orders}\u00a0commandes passées`,
      });
      return `${past}\u00a0: ${counted(delivered, 'livrée')}, ${counted(cancelled, 'annulée')}`;
    },
    refused: (count) => counted(count, 'refusée'),
    openOrders: (count) =>
      count === 1 ? 'Ce client a une commande en cours' : 'Ce client a des commandes en cours',
    openHint:
      'Est-ce la même demande\u00a0? Modifiez la commande en cours au lieu d’en passer une deuxième. Si vous passez aussi celle-ci, sa page propose de n’en faire qu’un colis.',
    addToOrder: 'Modifier celle-ci',
    use: 'Utiliser cette adresse',
    filled: 'Repris d’une commande passée avec ce numéro. Vous pouvez modifier.',
    rest: 'Emails et souhaits',
    email: 'Email',
    emailHint: 'Sans adresse, le client ne reçoit aucun email.',
    language: 'Langue du client',
    notes: 'Souhaits du client pour la livraison',
    rules: [
      'Tous les prix sont ceux du jour.',
      'Le client paie en espèces à la réception.',
      'La commande indique que vous l’avez prise par téléphone.',
    ],
    isConfirmed: 'Le client a confirmé\u00a0: ne pas rappeler',
    place: 'Passer la commande',
    done: 'Commande passée',
    failed: 'La commande n’a pas pu être passée',
    mark: 'Téléphone',
  },
  courierToTell: {
    filter: 'Transporteur à informer',
    title: 'À dire au transporteur',
    text: (courier, reference) =>
      `${courier} ne connaît le colis ${reference} que tel qu’il était avant la modification de cette commande.`,
    collected: 'À encaisser',
    instead: (now, before) => `${now} au lieu de ${before}`,
    told: 'Le transporteur est au courant',
    done: 'C’est noté\u00a0: le transporteur est au courant',
    refused: (message) => `Cela n’a pas pu être noté\u00a0: ${message}`,
    event: 'Transporteur informé de la modification',
  },
  contact: {
    open: 'Corriger…',
    title: 'Corriger les coordonnées ou les indications',
    text: 'La commande est livrée\u00a0: les produits, l’argent, le colis et les factures restent tels quels, et le client ne reçoit aucun email. L’historique montre ce qui a été corrigé.',
    confirm: 'Enregistrer',
    done: 'Coordonnées corrigées',
    failed: 'Les coordonnées n’ont pas pu être corrigées',
  },
  edit: {
    changedParts: (parts) => `Modifié\u00a0: ${parts}`,
    tellCourier: (parcel) => `À signaler au transporteur\u00a0: ${parcel}`,
    title: 'Modifier la commande',
    heading: (name) => `Modifier la commande ${name}`,
    back: 'Retour à la commande',
    backToCalls: 'Retour aux appels',
    save: 'Enregistrer',
    done: 'Commande modifiée',
    failed: 'La commande n’a pas pu être modifiée',
    newer: (name, time) =>
      `${name} a enregistré cette commande le ${time}. Vous voyez votre version\u00a0: elle n’est pas enregistrée et n’a plus de total.`,
    newerByBuyer: (time) =>
      `Le client a demandé l’annulation de cette commande le ${time}. Vous voyez votre version\u00a0: elle n’est pas enregistrée et n’a plus de total.`,
    before: (total) => `Avant\u00a0: ${total}`,
    refused: {
      delivered:
        'Une commande livrée ne peut plus être modifiée. Sur sa page, vous pouvez corriger les coordonnées, enregistrer un retour ou un échange et rembourser le client.',
      cancelled:
        'Une commande annulée ne peut pas être modifiée. Changez son statut sur sa page ou saisissez une nouvelle commande.',
      returned:
        'Des produits de cette commande sont revenus\u00a0: elle ne peut plus être modifiée. Sa page montre ces retours.',
      settled: 'Une commande payée ou facturée ne peut être modifiée que par un administrateur.',
    },
    toReturns: 'Retours et échanges',
    invoiced: (number) =>
      `La facture ${number} est émise\u00a0: les produits, le lieu de livraison et le total restent tels quels. Le nom, le téléphone et la rue peuvent encore être corrigés. Pour le reste, annulez d’abord la facture.`,
    toInvoice: 'Ouvrir la facture',
    sent: 'Les produits sont partis. Le nom, le téléphone, l’adresse et un prix plus bas peuvent encore être corrigés\u00a0; pour le reste, remettez la commande en préparation.',
    known: (courier, parcel, collected) =>
      `${courier} connaît déjà le colis ${parcel}, à encaisser\u00a0: ${collected}. Le nom, le téléphone, l’adresse et un prix plus bas peuvent encore être corrigés ici, mais rien ne le dit au transporteur\u00a0: appelez-le. Pour le reste, annulez d’abord le colis.`,
    toCollect: (courier, amount) => `Dites à ${courier} d’encaisser ${amount}.`,
    cancelRequested: 'Le client a demandé l’annulation de cette commande.',
    keptShipping: (price) =>
      `La livraison de ces produits coûterait maintenant ${price}. La commande garde le prix accepté par le client.`,
    paid: 'Cette commande est payée\u00a0: son total doit rester le même.',
    rules: [
      'Les produits déjà commandés gardent le prix accepté par le client, même si la quantité augmente.',
      'Les produits ajoutés prennent le prix du jour.',
      'La livraison au même endroit ne coûte jamais plus cher qu’avant.',
    ],
    isTold: 'Le client voit sur la page de sa commande qu’elle a été modifiée.',
  },
};

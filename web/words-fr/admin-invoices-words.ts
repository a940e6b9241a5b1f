import type { adminInvoicesWords as english } from '../words/admin-invoices-words.ts';
import { counted, formatNumber } from './formats.ts';

/** Words of lawful invoices, as administrators see them. */
export const adminInvoicesWords: typeof english = {
  title: 'Factures\u00a0: journal des ventes',
  lead: 'Le journal des ventes\u00a0: toutes les factures, factures d’annulation et avoirs. L’export les donne dans l’ordre de leurs numéros, avec une colonne par taux de TVA et l’adresse du client.',
  lacking: (count) =>
    count > 1
      ? `En tout, ${formatNumber(count)}\u00a0commandes livrées n’ont pas de facture.`
      : 'En tout, une commande livrée n’a pas de facture.',
  lackingOfDays: (count) =>
    count > 1
      ? `${formatNumber(count)}\u00a0commandes de ces jours sont livrées mais n’ont pas de facture.`
      : 'Une commande de ces jours est livrée mais n’a pas de facture.',
  showLacking: 'Voir les commandes',
  loading: 'Chargement des factures…',
  failed: 'Les factures n’ont pas pu être chargées',
  errorTitle: 'Erreur de chargement des factures',
  export: 'Exporter',
  refresh: 'Actualiser',
  kinds: { invoice: 'Facture', cancellation: 'Facture d’annulation', credit: 'Avoir' },
  filters: {
    label: 'Filtrer les factures',
    keyword: 'Rechercher par numéro, client ou commande',
    kind: 'Type',
    allKinds: 'Tous',
    startDate: 'Du',
    endDate: 'Au',
    apply: 'Filtrer',
  },
  found: (shown, all) => `${formatNumber(shown)} sur ${counted(all, 'document')}`,
  sum: (total) => `Total\u00a0: ${total}`,
  columns: {
    number: 'Numéro',
    date: 'Date',
    kind: 'Type',
    order: 'Commande',
    buyer: 'Client',
    total: 'Total',
  },
  takesBack: (number) => `de la facture ${number}`,
  cancelledBy: (number) => `Annulée par ${number}`,
  empty: {
    title: 'Aucune facture trouvée',
    none: 'Ouvrez une commande et choisissez «\u00a0Établir la facture\u00a0». Elle reçoit le numéro suivant de l’année.',
    filtered: 'Aucune facture ne correspond à ces filtres.',
  },
  invoice: {
    headings: {
      invoice: (number) => `Facture ${number}`,
      cancellation: (number) => `Facture d’annulation ${number}`,
      credit: (number) => `Avoir ${number}`,
    },
    failed: 'La facture n’a pas pu être chargée',
    errorTitle: 'Erreur de chargement de la facture',
    notFound: 'Facture introuvable',
    notFoundText: 'Cette facture n’existe pas.',
    loading: 'Chargement de la facture…',
    back: 'Retour aux factures',
    print: 'Imprimer',
    papers: 'Papier',
    paper: { a4: 'A4', roll: '80\u00a0mm' },
    order: 'Ouvrir la commande',
  },
  withoutTva: {
    warning:
      'Ce vendeur est au régime réel, mais aucune TVA n’est réglée\u00a0: la facture n’en portera pas et ne pourra jamais être modifiée.',
    setUp: 'Régler la TVA',
    confirm: 'Établir sans TVA',
  },
  card: {
    title: 'Facture',
    none: 'Cette commande n’a pas de facture numérotée. L’impression donne la facture ordinaire.',
    pending: 'Dès que la commande est confirmée, vous pouvez établir ici sa facture numérotée.',
    make: 'Établir la facture',
    made: (number) => `Facture ${number} établie`,
    makeTitle: 'Établir la facture de cette commande\u00a0?',
    makeText:
      'Elle reçoit le numéro suivant et garde vendeur, client et montants tels qu’ils sont. Elle ne peut jamais être modifiée, seulement annulée.',
    cancel: 'Annuler la facture',
    cancelTitle: (number) => `Annuler la facture ${number}\u00a0?`,
    cancelText:
      'Une facture d’annulation, avec le numéro suivant, l’annule. Les deux restent dans la comptabilité.',
    reason: 'Motif, imprimé sur la facture d’annulation',
    cancelled: (number) => `Facture ${number} annulée`,
    keep: 'La garder',
  },
  returns: {
    title: 'Retours',
    none: 'Rien n’est revenu de cette commande.',
    record: 'Enregistrer un retour',
    text: 'Les unités sont remises en stock ou passées en perte. La facture, s’il y en a une, reçoit un avoir pour ces lignes. Cette action est définitive.',
    recorded: 'Retour enregistré',
    recordedExpected: 'Retour enregistré, attendu par le livreur',
    line: (units, name, kind) => `${units} × ${name}\u00a0: ${kind}`,
    kinds: { stock: 'Remis en stock', lost: 'Passé en perte', expected: 'Attendu par le livreur' },
    arrival: {
      open: 'Produits reçus…',
      title: 'Réceptionner les produits',
      text: 'Les unités sont remises en stock ou passées en perte, et la facture, s’il y en a une, reçoit un avoir. Passez en perte ce qui n’est jamais venu si le client a l’autre produit. Cette action est définitive.',
      confirm: 'Réceptionner',
      done: 'Produits réceptionnés',
    },
    absence: {
      open: 'Ne viendront pas…',
      title: 'Supprimer ce retour\u00a0?',
      text: 'Le client garde les produits, et plus rien n’est gardé pour un échange.',
      confirm: 'Supprimer le retour',
      done: 'Retour supprimé',
    },
    goodwill: {
      open: 'Geste commercial…',
      name: 'Geste commercial',
      title: 'Rendre une partie du prix',
      text: 'Rien ne revient. La somme compte comme un remboursement, et la facture, s’il y en a une, reçoit un avoir. Cette action est définitive.',
      amount: 'Somme (DA)',
      most: (amount) => `Au plus ${amount}.`,
      confirm: 'Accorder la somme',
      done: 'Geste commercial enregistré',
      failed: 'Le geste commercial n’a pas pu être enregistré',
    },
    when: 'Le client',
    whens: { paid: 'A déjà l’argent', owed: 'Le recevra plus tard' },
    owed: 'À rembourser',
    owedTitle: 'Argent à rembourser',
    owedText: (amount) => `${amount} sont promis au client et ne lui ont pas encore été rendus.`,
    units: (most) => `Unités (${most} au plus)`,
    destination: 'Destination',
    all: 'Toutes les unités sont revenues.',
    reason: 'Motif',
    reasonHint: 'Il figure sur l’avoir.',
    refund: 'Somme remboursée (DA)',
    goods: 'Valeur de ce qui revient',
    moreThanGoods: (difference, worth) =>
      `C’est ${difference} de plus que la valeur des produits. L’avoir et le rapport par produit portent ${worth}.`,
    lessThanGoods: (difference, worth) =>
      `C’est ${difference} de moins que la valeur des produits. L’avoir et le rapport par produit portent ${worth}.`,
    noRefund: 'Rien n’est remboursé.',
    noSum: 'Indiquez une somme, ou 0 s’il n’y en a pas.',
    refundHint: 'Ce que vous rendez, avec ou sans la livraison.',
    unpaid: 'La commande n’est pas payée\u00a0: il n’y a rien à rembourser.',
    refunded: 'Remboursé',
    kept: 'Gardé pour un échange',
    credited: (name) => `Reporté sur la commande ${name}`,
    deducted: 'Déduit avant paiement',
    toTakeOff: 'Somme déduite de ce qui reste à payer (DA)',
    less: (amount, due) =>
      `La commande n’est pas payée\u00a0: ${amount} de moins à encaisser, il reste ${due}.`,
    way: 'L’argent',
    ways: { deducted: 'Le client paie moins', refunded: 'Remboursé au client' },
    collectedHint: 'Le livreur a encaissé. Le client ne paie moins que si le livreur a encaissé moins.',
    markFirst: 'Si le client a payé, marquez d’abord la commande comme payée.',
  },
  pickList: {
    place: 'Emplacement',
    product: 'Produit',
    variant: 'Variante',
    units: 'Unités',
    reference: 'Référence',
    barcode: 'Code-barres',
    orders: 'Commandes',
    sum: (products, units) => `${counted(products, 'produit')}, ${counted(units, 'unité')}`,
  },
  /** Of several orders at once. */
  many: {
    make: 'Établir les factures',
    ask: (count) => `Établir les factures de ${counted(count, 'commande')}\u00a0?`,
    text: 'Chaque commande qui peut en avoir une et n’en a pas encore reçoit une facture numérotée, à la date d’aujourd’hui et pour la TVA de ce mois. Une facture peut être annulée, jamais modifiée.',
    done: (invoices, credits) => {
      const made = counted(invoices, 'facture');
      if (credits > 0) return `${made} et ${counted(credits, 'avoir')} établis`;
      return invoices < 2 ? `${made} établie` : `${made} établies`;
    },
    ofToday: 'Factures du jour',
    refused: (count) => `${counted(count, 'commande')} sans nouvelle facture\u00a0:`,
  },
};

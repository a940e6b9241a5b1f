import type { adminCorrectionWords as english } from '../words/admin-correction-words.ts';

/** Words of what the staff grants for an order, in French. */
export const adminCorrectionWords: typeof english = {
  title: 'Corrections',
  lead: 'Le client lit «\u00a0Remise\u00a0» et «\u00a0Livraison offerte\u00a0». Seule l’équipe lit le motif.',
  discount: 'Remise, en dinars',
  freeDelivery: 'Livraison offerte',
  reason: 'Motif',
  reasonHint: 'Il reste dans l’historique\u00a0: ne nommez personne.',
  combine: {
    mark: 'Regroupée',
    title: 'Autre commande en cours de ce client',
    apart: {
      held: 'à vérifier',
      paid: 'déjà payée',
      invoiced: 'elle a une facture',
      returned: 'des produits en sont revenus',
      cancelRequested: 'le client a demandé son annulation',
      parcel: 'son transporteur connaît peut-être déjà son colis',
      elsewhere: 'livrée autrement',
    },
    keepsApart: (reason) => `Ne peut pas être regroupée\u00a0: ${reason}`,
    ownKeepsApart: (reason) => `La commande de cette page ne peut pas être regroupée\u00a0: ${reason}`,
    combine: 'Regrouper…',
    text: (other, order) =>
      `Les produits de la commande ${other} passent dans la commande ${order} aux prix convenus, et la livraison est comptée une seule fois. La commande ${other} est annulée.`,
    confirm: 'Regrouper les commandes',
    kept: 'Le colis part à',
    dropped: 'Adresse abandonnée',
    lines: 'Dans le colis',
    collected: 'À encaisser à la livraison',
    done: 'Commandes regroupées',
  },
  returned: {
    waiting: 'Échange à commander',
    expected: 'Retour attendu',
    part: 'Retour partiel',
    whole: 'Retournée',
    exchanged: 'Échangée',
  },
  owed: (amount) => `À\u00a0rembourser ${amount}`,
  exchange: {
    waitingTitle: 'L’échange n’est pas encore commandé',
    waiting: (credit) =>
      `Le retour est enregistré et ${credit} sont gardés pour la nouvelle commande. Passez-la, ou remboursez cette somme si le client ne veut rien d’autre.`,
    waitingUnpaid: 'Le retour est enregistré, mais la nouvelle commande n’est pas passée.',
    title: 'Échanger',
    text: 'Choisissez ce qui revient et comment. Choisissez ensuite l’autre produit.',
    when: 'Les produits',
    whens: { expected: 'Repris par le livreur', here: 'Déjà ici' },
    hereHint:
      'Les unités sont remises en stock ou passées en perte, et la facture, s’il y en a une, reçoit un avoir. Cette action est définitive.',
    kept: 'Somme gardée pour l’échange (DA)',
    nothingKept: 'Rien n’est gardé pour l’échange.',
    keptHint:
      'Elle paie la nouvelle commande et n’est pas rendue. Pour la rendre en espèces, enregistrez plutôt un retour.',
    unpaid:
      'La commande n’est pas payée\u00a0: il n’y a rien à garder. Si le client a payé, marquez-la d’abord comme payée.',
    confirm: 'Enregistrer le retour et continuer',
    note: 'Ajouté par la boutique',
    takesBack: 'À reprendre',
    resume: 'Passer la commande d’échange',
    heading: (name) => `Échange pour la commande ${name}`,
    lead: (credit) =>
      `${credit} ont été gardés lors du retour et paient cette commande\u00a0: seul le reste est encaissé. Si elle coûte moins, la différence est à rembourser au client.`,
    notDelivered: 'Seule une commande livrée peut être échangée.',
    notReturned:
      'Rien de cette commande n’attend un échange. Enregistrez d’abord sur sa page ce qui revient, avec «\u00a0Échanger\u00a0».',
  },
};

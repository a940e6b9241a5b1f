import type { invoiceWords as english } from '../words/invoice-words.ts';

/** Words of the printed invoice. */
export const invoiceWords: typeof english = {
  title: 'FACTURE',
  seller: [
    '[Adresse]',
    '[Code postal et commune], Algérie',
    '[Téléphone]',
    '[Registre du commerce et numéro d’identification fiscale]',
  ],
  /** Before the seller's details, where the settings have them. */
  details: {
    capital: 'Capital',
    rc: 'Registre du commerce (RC)',
    nif: 'NIF',
    nis: 'NIS',
    ai: 'Article d’imposition (AI)',
    regime: 'Régime fiscal',
    regimes: { real: 'réel', ifu: 'IFU, TVA non applicable' },
  },
  number: 'Numéro de facture',
  date: 'Date',
  status: 'Statut',
  paidMark: 'PAYÉE',
  billTo: 'FACTURÉ À',
  columns: {
    description: 'Désignation',
    quantity: 'Qté',
    unitPrice: 'Prix unitaire',
    size: 'Taille',
    total: 'Total',
  },
  subtotal: 'Sous-total',
  total: 'Total',
  payment: {
    title: 'PAIEMENT',
    method: 'Mode',
    status: 'Statut',
    paidOn: 'Payée le',
  },
  thanks: 'Merci pour votre commande\u00a0!',
  support: (address) => `Une question sur cette facture\u00a0? Écrivez-nous à ${address}.`,
};

/** What couriers call the columns of their files, the best name first. */
export const sheetHeadings = {
  tracking: [
    'Tracking',
    'N° de suivi',
    'N° suivi',
    'Numéro de suivi',
    'Numéro suivi',
    'Code de suivi',
    'Code suivi',
    'Tracking number',
    'Code tracking',
    'Suivi',
    'N° colis',
    'Colis',
  ],
  reference: ['Référence', 'Réf', 'Order', 'N° commande', 'N° de commande', 'Numéro de commande', 'Commande'],
  amount: ['Montant', 'Amount', 'Montant encaissé', 'Montant à encaisser', 'COD', 'Prix', 'Price', 'Total'],
  fee: ['Frais', 'Frais livraison', 'Frais de livraison', 'Fee', 'Fees', 'Tarif', 'Taxe'],
};

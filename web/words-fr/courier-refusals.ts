import type { courierRefusals as english } from '../words/courier-refusals.ts';

/** The messages of the API about couriers and parcels in French, by their English texts. */
export const courierRefusals: typeof english = {
  'A courier needs a name': 'Un transporteur a besoin d’un nom',
  'An amount is a number from 0 to 1000000': 'Un montant est un nombre de 0 à 1000000',
  'Wilaya is a code from 1 to 69': 'La wilaya est un code de 1 à 69',
  'This kind of courier does not exist': 'Ce type de transporteur n’existe pas',
  'This value of a sheet does not exist': 'Cette valeur de bordereau n’existe pas',
  'Each column needs a heading': 'Chaque colonne a besoin d’un titre',
  'Each column is an object': 'Chaque colonne est un objet',
  'Columns must be a list': 'Les colonnes doivent former une liste',
  'A sheet has at least one column': 'Un bordereau a au moins une colonne',
  'A sheet has each value once': 'Un bordereau a chaque valeur une seule fois',
  'A sheet needs the reference': 'Un bordereau a besoin de la référence',
  'The most to collect is at least 1 DA': 'Le montant maximal est d’au moins 1 DA',
  'Active is true or false': 'Actif vaut true ou false',
  'There is no such list of parcels': 'Cette liste de colis n’existe pas',
  'Apply is true or false': 'Appliquer vaut true ou false',
  'Each line needs its position': 'Chaque ligne a besoin de sa position',
  'Lines must be a list': 'Les lignes doivent former une liste',
  'Courier not found': 'Transporteur introuvable',
  'Another courier has this name': 'Un autre transporteur porte ce nom',
  'Somebody else has changed this courier in the meantime':
    'Quelqu’un d’autre a modifié ce transporteur entre-temps',
  'The kind of a courier cannot change': 'Le type d’un transporteur ne peut pas changer',
  'This courier is switched off': 'Ce transporteur est désactivé',
  'Only a confirmed order with the status Processing gets a parcel':
    'Seule une commande confirmée, au statut «\u00a0En traitement\u00a0», reçoit un colis',
  'This order already has a parcel': 'Cette commande a déjà un colis',
  'This courier collects at most {0} DA': 'Ce transporteur encaisse {0} DA au maximum',
  'Parcel not found': 'Colis introuvable',
  'The file needs the column {0}': 'Le fichier a besoin de la colonne {0}',
  'No parcel of this courier has the reference {0}': 'Aucun colis de ce transporteur n’a la référence {0}',
  'The parcel {0} has no tracking number in the file':
    'Le colis {0} n’a pas de numéro de suivi dans le fichier',
  '{0} is not a tracking number': '{0} n’est pas un numéro de suivi',
  'The reference {0} is in the file twice': 'La référence {0} figure deux fois dans le fichier',
  'The tracking number {0} belongs to another parcel': 'Le numéro de suivi {0} appartient à un autre colis',
  'Nobody asks about the units of this parcel any more': 'La question des unités de ce colis est close',
  'The parcel has fewer units than that': 'Le colis contient moins d’unités que cela',
  '{0} has only {1} left in stock': 'Il ne reste que {1} unités de {0} en stock',
};

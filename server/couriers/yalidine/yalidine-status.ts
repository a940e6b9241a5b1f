import type { EventStatus } from '../../../shared/couriers/parcel-terms.ts';
import { withoutAccents } from '../../../shared/values/text.ts';
import { readCourierTime } from '../port/read-courier-json.ts';

/** The states of Yalidine and the companies with its system, without accents and in lower case. */
const statuses: Record<string, EventStatus> = {
  'pas encore expedie': 'created',
  'a verifier': 'created',
  'en preparation': 'created',
  'pas encore ramasse': 'pending_pickup',
  'pret a expedier': 'pending_pickup',
  ramasse: 'picked_up',
  bloque: 'on_hold',
  debloque: 'in_transit',
  transfert: 'in_transit',
  expedie: 'in_transit',
  'vers wilaya': 'in_transit',
  centre: 'at_hub',
  'recu a wilaya': 'at_hub',
  'en attente du client': 'awaiting_buyer',
  'pret pour livreur': 'at_hub',
  'sorti en livraison': 'out_for_delivery',
  'en attente': 'on_hold',
  'en alerte': 'on_hold',
  'tentative echouee': 'delivery_attempted',
  livre: 'delivered',
  'echec livraison': 'delivery_attempted',
  'retour vers centre': 'return_in_transit',
  'retourne au centre': 'return_in_transit',
  'retour transfert': 'return_in_transit',
  'retour groupe': 'return_in_transit',
  'retour a retirer': 'return_in_transit',
  'retour vers vendeur': 'return_in_transit',
  'retourne au vendeur': 'returned',
  'echange echoue': 'on_hold',
  annule: 'cancelled',
  perdu: 'lost',
};

/** The state for the words of Yalidine. Words that are not in the table are `unknown`. */
export function yalidineStatus(words: string): EventStatus {
  const plain = withoutAccents(words).trim().replaceAll(/\s+/g, ' ');
  return Object.hasOwn(statuses, plain) ? (statuses[plain] ?? 'unknown') : 'unknown';
}

/** A time of Yalidine, which has no zone when it is that of Algeria. Undefined if it cannot be read. */
export function yalidineTime(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(text.trim()) ?? [];
  return readCourierTime(day && time ? `${day}T${time}+01:00` : text);
}

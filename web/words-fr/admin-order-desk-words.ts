import type { adminOrderDeskWords as english } from '../words/admin-order-desk-words.ts';
import { plural } from './formats.ts';

/** Words of what the staff notes about orders, in French. */
export const adminOrderDeskWords: typeof english = {
  notes: {
    title: 'Notes internes',
    hint: 'Seule l’équipe voit ces notes. Entrée ajoute la note, Maj et Entrée commencent une ligne, Alt et N mènent ici.',
    none: 'Aucune note pour l’instant.',
    label: 'Nouvelle note',
    add: 'Ajouter la note',
    adding: 'Ajout en cours…',
    by: (name, time) => `${name}, ${time}`,
    failed: 'La note n’a pas pu être ajoutée',
    count: (count) =>
      plural(count, { one: `${count} note`, many: `${count} de notes`, other: `${count} notes` }),
  },
};

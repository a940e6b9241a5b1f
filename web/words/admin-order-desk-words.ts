import { plural } from './formats.ts';

/** Words of what the staff notes about orders and changes in them. */
export const adminOrderDeskWords = {
  notes: {
    title: 'Internal Notes',
    hint: 'Only the staff sees these notes. Enter adds the note, Shift and Enter begin a line, Alt and N lead here.',
    none: 'No notes yet.',
    label: 'New note',
    add: 'Add Note',
    adding: 'Adding…',
    by: (name: string, time: string) => `${name}, ${time}`,
    failed: 'Failed to add the note',
    count: (count: number) => plural(count, { one: '1 note', other: `${count} notes` }),
  },
  lines: {
    title: 'Products',
    none: 'No products yet.',
    add: 'Add a product',
    added: 'added now',
    inStock: (count: number) => plural(count, { one: '1 in stock', other: `${count} in stock` }),
    quantityOf: (name: string) => `Quantity of ${name}`,
    sizeOf: (name: string) => `Size of ${name}`,
    chooseSize: 'Size',
    remove: (name: string) => `Remove ${name}`,
  },
  address: {
    commune: 'Commune in the List',
    noCommune: 'Not in the list',
    delivery: 'Delivery',
    kinds: { home: 'To the door', desk: 'To a pickup point' },
    point: 'Pickup Point',
    choosePoint: 'Choose a pickup point',
  },
  edit: {
    title: 'Edit Order',
    heading: (name: string) => `Edit order ${name}`,
    back: 'Back to the Order',
    save: 'Save Changes',
    done: 'Order changed',
    failed: 'Failed to change the order',
    before: (total: string) => `Before: ${total}`,
    tooLate: 'Only an order that is Pending or Processing can be changed.',
    cancelRequested: 'The buyer has asked to cancel this order.',
    paid: 'This order is paid, so its total must stay the same.',
    rules: [
      'Products that are in the order already keep the price that the buyer agreed to, also for more units.',
      'Products that you add take the price of today.',
      'Delivery to the same place never becomes dearer.',
      'The buyer is told by e-mail, and reads on the page of the order that it was changed.',
    ],
  },
};

import { plural } from './formats.ts';

/** Words of what the staff notes about orders. */
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
};

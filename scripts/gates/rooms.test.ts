import { expect, test } from 'vitest';
import { allRooms, strayRooms } from './rooms.ts';

const listed = allRooms.map(({ side, room }) => `${side}/${room}/a-file.ts`);

test('every listed room has files, and every room with files is listed', () => {
  expect(strayRooms([...listed, 'web/ui/forms/field.tsx', 'server/platform/db/migrate.ts'])).toEqual([]);
});

test('a room that is gone and a room that nobody listed are named', () => {
  const [first = '', ...others] = listed;
  expect(strayRooms([...others, 'web/shop/wishlist/wish.ts'])).toEqual([
    'web/shop/wishlist: unlisted-room (scripts/gates/rooms.ts)',
    `${first.replace('/a-file.ts', '')}: missing-room (scripts/gates/rooms.ts)`,
  ]);
});

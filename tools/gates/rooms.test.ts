import { expect, test } from 'vitest';
import { allRooms, strayRooms } from './rooms.ts';

const listed = allRooms.map(({ side, room }) => `${side}/${room}/a-file.ts`);

test('a table that lists every room with files has no problem', () => {
  expect(strayRooms([...listed, 'web/ui/forms/field.tsx', 'server/platform/db/migrate.ts'])).toEqual([]);
});

test('an unlisted room and an entry without files are named', () => {
  const [first = '', ...others] = listed;
  expect(strayRooms([...others, 'web/shop/wishlist/wish.ts'])).toEqual([
    'web/shop/wishlist: unlisted-room (tools/gates/rooms.ts)',
    `${first.replace('/a-file.ts', '')}: missing-room (tools/gates/rooms.ts)`,
  ]);
});

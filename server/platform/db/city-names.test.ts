import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { foldedPlace } from '../../../shared/delivery/commune-names.ts';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { storedCity } from './city-names.ts';

test('no commune has a stretched, cut or doubled name, and pages and database spell names alike', async () => {
  const { db } = await createTestDatabase();
  const { rows } = await sql<{
    name_fr: string;
    name_ar: string;
    fr: string;
    ar: string;
    called: number;
    id: number;
  }>`
    select c.id, name_fr, name_ar, place_key(name_fr) as fr, place_key(name_ar) as ar,
      (select commune_called(w.name_fr, c.name_ar) from wilayas w where w.code = coalesce(
        (select mother_code from wilayas own where own.code = c.wilaya_code), c.wilaya_code)) as called
    from communes c`.execute(db);
  expect(rows).toHaveLength(1541);
  for (const { id, name_fr, name_ar, fr, ar, called } of rows) {
    expect(name_ar).toMatch(/^[\u0621-\u063a\u0641-\u064a]+( [\u0621-\u063a\u0641-\u064a]+)*$/);
    expect([fr, ar, called], name_fr).toEqual([foldedPlace(name_fr), foldedPlace(name_ar), id]);
  }
});

test.each([
  ['Alger', 'El Biar', 'الابيار'],
  ['Alger', 'el-biar', 'الابيار'],
  ['Alger', 'الأبْيَار', 'الابيار'],
  ['Alger', 'alger', 'الجزائر'],
  // Founded from a part of Laghouat.
  ['Laghouat', 'Aflou', 'أفلو'],
  ['Oran', 'El Biar', null],
  ['Alger', '12 rue Didouche', null],
])('in the wilaya of %s the city %s is %s', async (wilaya, city, arabic) => {
  const { db } = await createTestDatabase();
  const { rows } = await sql<{ city: string | null }>`
    select city_in_arabic(null, ${wilaya}, ${city}) as city`.execute(db);
  expect(rows[0]?.city).toBe(arabic);
});

test('a commune that was typed in Arabic is stored in French, and any other city as it was typed', async () => {
  const { db } = await createTestDatabase();
  const stored = (city: string) => storedCity(db, { wilaya: 'Alger', city });
  expect(await stored('باب الوادى')).toBe('Bab El Oued');
  expect(await stored('bab el oued')).toBe('bab el oued');
  expect(await stored('حي الزيتون')).toBe('حي الزيتون');
});

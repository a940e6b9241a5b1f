import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { labelledName } from '../../shared/catalog/labelled-name.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aFamily, anOrder, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

test('pages and the database label a name in the same way', async () => {
  const { db } = await createTestApp();
  const parts = [
    'Eau',
    'micellaire',
    '1 L',
    '1L',
    '500',
    'ml',
    '0,7\u00a0mm',
    '0,7 mm',
    '(x)',
    'S',
    's',
    '-',
    '+',
    'عطر',
    'É',
    ' ',
    'bleu,',
    'Bleu,',
    'taille',
    'ملم،',
    '\u200f',
    '\u20672\u00a0ملم\u2069،',
    '\u20674، من',
    '8\u2069',
    '2 ملم',
    'taille\u202f1,',
  ];
  const text = fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((words) => words.join(' ').trim());
  const cases = fc.sample(fc.record({ name: text, label: text }), { numRuns: 300, seed: 7 });
  const { rows } = await sql<{ labelled: string }>`
    select name_with_label(name, label) as labelled
    from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as c(name text, label text)`.execute(db);
  expect(rows.map(({ labelled }) => labelled)).toEqual(cases.map(labelledName));
});

test.each([
  ['Genouillère, bleu, taille L', 'Bleu, L', 'Genouillère, bleu, taille L'],
  ['Genouillère, bleu', 'Bleu, L', 'Genouillère, bleu – L'],
  ['Genouillère', 'Bleu, L', 'Genouillère – Bleu, L'],
  [
    'فيتامين C، \u2067500\u00a0ملغ\u2069، \u206730 قرصًا\u2069',
    '\u200f\u2067500\u00a0ملغ\u2069، \u206730 قرصًا\u2069',
    'فيتامين C، \u2067500\u00a0ملغ\u2069، \u206730 قرصًا\u2069',
  ],
  [
    'سراويل تدريب، مقاس \u20674، من 8 إلى 15 كغ\u2069',
    '4، من 8 إلى 15 كغ',
    'سراويل تدريب، مقاس \u20674، من 8 إلى 15 كغ\u2069',
  ],
  ['سراويل تدريب، وردي', 'وردي، \u20674، من 8 كغ\u2069', 'سراويل تدريب، وردي – \u20674، من 8 كغ\u2069'],
  [
    'Couches taille\u00a05, junior (11 à 25\u00a0kg), 96\u00a0pièces',
    '5\u00a0junior (11 à 25 kg), 96 pièces',
    'Couches taille\u00a05, junior (11 à 25\u00a0kg), 96\u00a0pièces',
  ],
  ['فرش 0,7 ملم 12 فرشاة', '0,7 ملم، 12 فرشاة', 'فرش 0,7 ملم 12 فرشاة'],
])('“%s” with the label “%s” is “%s”', (name, label, labelled) => {
  expect(labelledName({ name, label })).toBe(labelled);
});

test('lists of the back office tell members of a family apart, also in a translation', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const { id: family_id } = await aFamily(db);
  const member = { name: 'Micellar water', family_id, stock: 2, cost_centimes: 100 };
  const small = await aProduct(db, { ...member, variant_label: '250 ml' });
  await aProduct(db, { ...member, variant_label: '1 L', family_position: 1 });
  const texts = { product_id: small.id, language: 'fr' as const, name: 'Eau micellaire' };
  await db.insertInto('product_texts').values(texts).execute();
  const read = async (path: string) => (await app.inject({ url: `/api${path}`, headers })).json();
  const { products: listed } = await read('/products?sort=name&lang=fr');
  expect(listed.map(labelledName).sort()).toEqual(['Eau micellaire – 250 ml', 'Micellar water – 1 L']);
  const { body } = await app.inject({ url: '/api/products/to-order?lang=fr', headers });
  for (const name of ['Eau micellaire – 250 ml', 'Micellar water – 1 L']) expect(body).toContain(name);
  const order = await anOrder(db, { items: [{ product_id: small.id }] });
  const { orderItems } = await read(`/orders/${order.id}?lang=fr`);
  expect(orderItems).toMatchObject([{ name: 'Eau micellaire – 250 ml' }]);
});

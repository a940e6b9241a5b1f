import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { deleteOldTerms, keptTermDays } from '../search/delete-old-terms.ts';

const today = '2026-03-31';
const now = () => new Date(`${today}T12:00:00Z`);

type Row = [day: string, language: 'en' | 'fr' | 'ar', term: string, ...figures: number[]];

async function anOffice(rows: Row[]) {
  const { app, db, resources } = await createTestApp({ now });
  const { headers } = await signedInAs(db, 'admin', now());
  for (const [day, language, term, searches = 1, clicks = 0, found = 5] of rows) {
    const sample = `${term.toUpperCase()} ${day}`;
    await db
      .insertInto('search_terms')
      .values({ day, language, term, sample, searches, clicks, found })
      .execute();
  }
  const ask = (query = '', path = '') => app.inject({ url: `/api/search/terms${path}${query}`, headers });
  const termsOf = async (query?: string) =>
    (await ask(query)).json().terms.map(({ term }: { term: string }) => term);
  return { db, resources, ask, termsOf };
}

test('terms are listed with the figures of the period, most searched first', async () => {
  const { ask } = await anOffice([
    [today, 'en', 'soap', 2, 1, 0],
    ['2026-03-30', 'en', 'soap', 3, 1, 7],
    ['2026-03-30', 'fr', 'soap', 1, 0, 9],
    [today, 'ar', 'صابون', 4, 2, 1],
    ['2026-03-01', 'en', 'soap', 50],
  ]);
  expect((await ask()).json()).toEqual({
    terms: [
      { term: 'soap', sample: `SOAP ${today}`, languages: ['en', 'fr'], searches: 6, clicks: 2, found: 0 },
      { term: 'صابون', sample: `صابون ${today}`, languages: ['ar'], searches: 4, clicks: 2, found: 1 },
    ],
    searches: 10,
    count: 2,
    pages: 1,
    page: 1,
  });
  expect((await ask('?days=90')).json()).toMatchObject({ searches: 60 });
});

test('the list is filtered by period, language, words and what was found, and paged', async () => {
  const { ask, termsOf } = await anOffice([
    [today, 'en', 'night cream', 9],
    [today, 'fr', 'creme', 8, 0, 3],
    [today, 'fr', 'rien', 7, 0, 0],
    ['2026-03-24', 'en', 'a week ago', 6],
    ['2026-03-25', 'en', 'six days ago', 5],
  ]);
  expect(await termsOf('?days=7')).toEqual(['night cream', 'creme', 'rien', 'six days ago']);
  expect(await termsOf('?language=fr')).toEqual(['creme', 'rien']);
  expect(await termsOf('?few=true')).toEqual(['creme', 'rien']);
  expect(await termsOf('?keyword=CR%C3%88')).toEqual(['night cream', 'creme']);
  expect(await termsOf('?keyword=%25')).toHaveLength(5);
  expect(await termsOf('?limit=2&pageNumber=3')).toEqual(['six days ago']);
  expect((await ask('?limit=2&pageNumber=9')).json()).toMatchObject({ terms: [], count: 5, pages: 3 });
  for (const query of ['?days=91', '?language=de', '?few=all', '?pageNumber=0']) {
    expect((await ask(query)).statusCode, query).toBe(400);
  }
});

test('the export contains all filtered terms without formulas', async () => {
  const { ask } = await anOffice([
    [today, 'en', '=cmd', 2, 1, 5],
    [today, 'fr', 'creme', 3, 0, 0],
  ]);
  const { headers, body } = await ask('?days=7', '/export');
  expect(headers['content-disposition']).toContain('searches.csv');
  expect(body.split('\r\n').slice(1)).toEqual([
    `creme,CREME ${today},fr,3,0,0`,
    `'=cmd,'=CMD ${today},en,2,1,5`,
    '',
  ]);
});

test('searches are deleted after 90 days', async () => {
  const { db, resources } = await anOffice([
    [today, 'en', 'soap'],
    ['2026-01-01', 'en', 'kept'],
    ['2025-12-31', 'en', 'deleted'],
  ]);
  expect(keptTermDays).toBe(90);
  const context = { ...resources, jobId: '', signal: new AbortController().signal };
  await deleteOldTerms.run({}, context);
  const left = await db.selectFrom('search_terms').select('term').orderBy('term').execute();
  expect(left.map(({ term }) => term)).toEqual(['kept', 'soap']);
});

import { expect, test } from 'vitest';
import { settingsBodies } from '../settings/settings.ts';

const texts = { en: {}, fr: {}, ar: {} };

/** The names of the refused texts with their refusals. */
function refused(typed: object) {
  const { error } = settingsBodies.calls.safeParse({ texts, version: 0, ...typed });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

test('texts may name what is replaced, and no other marker', () => {
  const all = 'Hello {name}, {shop} about {number}: {items}, {total}, {place}. {}';
  expect(refused({ script: all, texts: { ...texts, fr: { missed: all } } })).toEqual([]);
  expect(refused({ script: 'Hello {Name}', last: '{ total } and {total}' })).toEqual([
    ['script', 'text-marker-unknown {"marker":"Name"}'],
    ['last', 'text-marker-unknown {"marker":" total "}'],
  ]);
  expect(refused({ texts: { ...texts, ar: { ready: '{الاسم}' } } })).toEqual([
    ['texts.ar.ready', 'text-marker-unknown {"marker":"الاسم"}'],
  ]);
});

import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import {
  addressAtRoot,
  type Language,
  languages,
  languagesFromRoot,
  localPath,
  pluralIn,
  setRootLanguage,
  splitLanguage,
} from './languages.ts';

afterEach(() => setRootLanguage('en'));

test('English has two forms', () => {
  const forms = { one: 'one', other: 'other' };
  expect([0, 1, 2, 11].map((count) => pluralIn('en')(count, forms))).toEqual([
    'other',
    'one',
    'other',
    'other',
  ]);
});

test('French counts 0 as one, and has a form of its own for millions', () => {
  const forms = { one: 'one', many: 'many', other: 'other' };
  const counts = [0, 1, 1.5, 2, 999_999, 1_000_000];
  expect(counts.map((count) => pluralIn('fr')(count, forms))).toEqual([
    'one',
    'one',
    'one',
    'other',
    'other',
    'many',
  ]);
});

test('Arabic has six forms', () => {
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  const counts = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111];
  expect(counts.map((count) => pluralIn('ar')(count, forms))).toEqual([
    'zero',
    'one',
    'two',
    'few',
    'few',
    'many',
    'many',
    'other',
    'other',
    'few',
    'many',
  ]);
});

test('a path names its language in the first segment', () => {
  const cases: [string, string, string][] = [
    ['/', 'en', '/'],
    ['/cart?step=2', 'en', '/cart?step=2'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr?q=1', 'fr', '/?q=1'],
    ['/ar/products?category=a', 'ar', '/products?category=a'],
    ['/fr/fr/cart', 'fr', '/fr/cart'],
    ['/fr/ar', 'fr', '/ar'],
    ['/france', 'en', '/france'],
    ['/de/cart', 'en', '/de/cart'],
    ['/en/cart', 'en', '/en/cart'],
    ['/cart/fr', 'en', '/cart/fr'],
  ];
  for (const [given, language, path] of cases)
    expect([given, splitLanguage(given)]).toEqual([given, { language, path }]);
});

test('a local path leads back to its language and path', () => {
  expect(localPath('fr', '/')).toBe('/fr');
  expect(localPath('ar', '/?q=1')).toBe('/ar?q=1');
  expect(localPath('en', '/cart')).toBe('/cart');
  for (const language of languages) {
    for (const path of ['/', '/cart', '/products?page=2', '/fr/cart', '/?a=/']) {
      if (language === 'en' && path === '/fr/cart') continue;
      expect(splitLanguage(localPath(language, path))).toEqual({ language, path });
    }
  }
});

test('the language of the root comes first among those to choose from', () => {
  expect(languagesFromRoot()).toEqual(['en', 'fr', 'ar']);
  setRootLanguage('fr');
  expect(languagesFromRoot()).toEqual(['fr', 'en', 'ar']);
});

test('another language at the root gives English a prefix', () => {
  setRootLanguage('fr');
  const cases: [string, string, string][] = [
    ['/', 'fr', '/'],
    ['/cart?step=2', 'fr', '/cart?step=2'],
    ['/en', 'en', '/'],
    ['/en/cart', 'en', '/cart'],
    ['/ar?q=1', 'ar', '/?q=1'],
    ['/fr/cart', 'fr', '/fr/cart'],
    ['/english', 'fr', '/english'],
  ];
  for (const [given, language, path] of cases)
    expect([given, splitLanguage(given)]).toEqual([given, { language, path }]);
  expect(localPath('fr', '/cart')).toBe('/cart');
  expect(localPath('en', '/?q=1')).toBe('/en?q=1');
});

test('only an address with the prefix of the root language has moved', () => {
  expect(
    ['/en', '/en?a=1', '/en/cart', '/en//evil.example', '/fr/cart', '/cart', '/england'].map(addressAtRoot),
  ).toEqual(['/', '/?a=1', '/cart', '/evil.example', undefined, undefined, undefined]);
  setRootLanguage('fr');
  expect(['/fr/products?page=2', '/en/cart', '/fr/fr/cart'].map(addressAtRoot)).toEqual([
    '/products?page=2',
    undefined,
    '/fr/cart',
  ]);
});

const pagePaths = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,9}$/), { maxLength: 3 })
  .filter(([first]) => !(languages as readonly (string | undefined)[]).includes(first))
  .map((segments) => `/${segments.join('/')}`);

test('with each root, a local path leads back to its language and page, and no two pages share an address', () => {
  const pages = fc.record({ root: language(), one: language(), other: language(), path: pagePaths });
  fc.assert(
    fc.property(pages, fc.constantFrom('', '?q=a', '#top'), ({ root, one, other, path }, end) => {
      setRootLanguage(root);
      const address = localPath(one, path + end);
      expect(splitLanguage(address)).toEqual({ language: one, path: path + end });
      expect(addressAtRoot(address)).toBeUndefined();
      if (one !== other) expect(localPath(other, path + end)).not.toBe(address);
      // The address that it had under another root leads here.
      if (one === root) expect(addressAtRoot(`/${one}${path}${end}`)).toBe(path + end);
    }),
  );
});

function language() {
  return fc.constantFrom<Language>(...languages);
}

test('no path leads to another host, with or without its language', () => {
  const parts = [
    '/',
    '//',
    '\\',
    'en',
    'fr',
    'ar',
    'evil.example',
    '@',
    '\t',
    '\n',
    '\u0000',
    '..',
    '.',
    '?',
    '#',
    '%2f',
    'a',
  ];
  const paths = fc.array(fc.constantFrom(...parts)).map((pieces) => `/${pieces.join('')}`);
  const hostOf = (path: string) => new URL(path, 'http://shop.example').host;
  fc.assert(
    fc.property(paths, fc.tuple(language(), language()), (path, [root, language]) => {
      setRootLanguage(root);
      const { path: page } = splitLanguage(path);
      for (const address of [
        page,
        localPath(language, path),
        localPath(language, page),
        addressAtRoot(path) ?? '/',
      ])
        expect(hostOf(address)).toBe('shop.example');
    }),
  );
});

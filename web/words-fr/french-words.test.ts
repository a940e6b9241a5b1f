import { expect, test } from 'vitest';
import { wilayas } from '../../shared/delivery/shipping-address.ts';
import { cartWords } from './cart-words.ts';
import { catalogWords } from './catalog-words.ts';
import { elided } from './formats.ts';
import { listingWords } from './listing-words.ts';
import { cityName, wilayaName } from './wilaya-names.ts';

type Word = { path: string; text: string };
type Inserted = (path: string, word: unknown) => unknown[];

/** A message that lists marks of punctuation. */
const listOfSigns = '.sender-name-characters';
const modules = import.meta.glob<Record<string, unknown>>('./*-{words,refusals}.ts', { eager: true });
const words = Object.entries(modules)
  .flatMap(([file, exported]) => wordsOf(exported, file))
  .filter(({ path }) => !path.endsWith(listOfSigns));

test('the words are found', () => {
  expect(words.length).toBeGreaterThan(900);
});

test.each([
  ['two spaces in a row', /\s\s/],
  ['a space that breaks before a mark or inside quotation marks', / [:;?!%»]|« /],
  ['no space before a mark', /[^\s][;?!»]|\p{L}:(?!\/\/)|«\S/u],
  ['straight or English quotation marks', /["'“”]/],
  ['three dots', /\.\.\./],
  ['an email that breaks at its hyphen', /e-mail/i],
  ['an English word', /(?<!\p{L})(the|and|of|your|with|cart|order|wishlist|shipping)(?!\p{L})/iu],
  ['a second term for the pickup point', /points? (de retrait|relais)/i],
  ['a second style for a failure', /^(Impossible de|Échec du|Une erreur est survenue lors)|non chargée?s?$/],
  ['a thing that needs another, as in English', /a besoin d|demande (un|une) \p{L}+$/u],
  ['a second word for a client', /(?<!\p{L})(acheteurs?|invités?)(?!\p{L})/iu],
  [
    'a number that breaks from what it counts',
    /\d (?:min|m?s|h|jours?|heures?|minutes?|secondes?|mois|ans?|semaines?|wilayas?|caractères|DA|Mo|[mk]?g|m?l|photos?|colis|commandes?|produits?|articles?|lignes?|pièces?|unités?|chiffres|adresses?)(?![\p{L}’])/u,
  ],
  ['a range with a hyphen', /\d-\d+\s(?:cm|kg|ans|mois|jours)/],
  ['a number without groups of three', /(?<![\d/-])\d{5,}(?!\d)/],
  ['a missing value', /undefined|NaN|\bnull\b/],
])('no French word has %s', (_, fault) => {
  expect(words.filter(({ text }) => fault.test(text))).toEqual([]);
});

test('only a text before or between others begins or ends with a space', () => {
  const atEdge = words.filter(({ text }) => text !== text.trim()).map(({ path }) => path.split('.').at(-1));
  expect(new Set(atEdge)).toEqual(new Set(['arrow', 'change']));
});

test.each([
  [0, 'Voir 0\u00a0produit'],
  [1, 'Voir 1\u00a0produit'],
  [2, 'Voir 2\u00a0produits'],
  [1028, 'Voir 1\u00a0028\u00a0produits'],
  [1_000_000, 'Voir 1\u00a0000\u00a0000\u00a0de produits'],
])('%i products take their own form', (count, text) => {
  expect(listingWords.showProducts(count)).toBe(text);
});

test('shoes have a number of their own, and wilayas the apostrophe of French', () => {
  expect(cartWords.size('38')).toBe('Pointure\u00a0: 38');
  expect(cartWords.size('XL')).toBe('Taille\u00a0: XL');
  expect(catalogWords.product.availableSizes('38')).toBe('Pointures disponibles');
  expect(catalogWords.product.pleaseSelectSize('M')).toBe('Veuillez choisir une taille');
  expect(wilayaName("M'Sila")).toBe('M’Sila');
  expect(cityName({ city: "M'Chedallah" })).toBe('M’Chedallah');
});

test('the options of a family are named if they are known', () => {
  expect(catalogWords.card.members(3, 'Flavor')).toBe('3\u00a0goûts');
  expect(catalogWords.card.members(3, 'Goût')).toBe('3\u00a0goûts');
  expect(catalogWords.card.members(3, 'Strength and pack')).toBe('3\u00a0options');
  expect(catalogWords.card.chooseOption('Size')).toBe('Choisir le format');
  expect(catalogWords.card.chooseOption('Strength and pack')).toBe('Choisir une option');
});

test('the badges of a card leave room for its heart on a narrow phone', () => {
  const { fewLeft, outOfStock } = catalogWords.card;
  for (const text of [fewLeft(5), outOfStock]) expect(text.length).toBeLessThanOrEqual(12);
});

/** All texts in a module; a function is called once. Icons, links and what administrators type as it stands are skipped. */
function wordsOf(value: unknown, path: string, inserted: Inserted = insertedIn): Word[] {
  if (/\.(icon|to|valueHint)$/.test(path)) return [];
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return [{ path, text: String(value(...inserted(path, value))) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => wordsOf(part, `${path}.${key}`, inserted));
}

/** Examples of names, prices and counts. */
function insertedIn(path: string): unknown[] {
  if (path.includes('.cells.')) return ['price', '3'];
  if (path.endsWith('.claims.text')) return [['3', '3']];
  if (/users-words.*\.text$/.test(path)) return [{ name: '3', email: '3' }];
  if (/problems-words.*\.what$/.test(path)) return [new Proxy({}, { get: () => '3' })];
  return ['3', '3', '3'];
}

test.each([
  ['Oran Para', 'd’Oran Para'],
  ['Étoile', 'd’Étoile'],
  ['Nour', 'de Nour'],
  ['24 Santé', 'de 24 Santé'],
  ['El Oued', 'd’El Oued'],
  ['Œil Santé', 'd’Œil Santé'],
  ['Hassi Messaoud', 'de Hassi Messaoud'],
  ['Hamid', 'de Hamid'],
  ['Hygiène & Co', 'd’Hygiène & Co'],
  ['Herboristerie Amel', 'd’Herboristerie Amel'],
  ['Yalidine', 'de Yalidine'],
  ['Yves', 'd’Yves'],
])('a name takes its elision: %s', (name, text) => {
  expect(elided('de', name)).toBe(text);
});

test.each([...wilayas])('the wilaya %s takes its elision', (wilaya) => {
  const hasVowel = /^[aeio]/i.test(wilaya.normalize('NFD'));
  expect(elided('de', wilaya)).toBe(hasVowel ? `d’${wilaya}` : `de ${wilaya}`);
});

/** Parameters that are the name of something, which may begin with a vowel. */
const nameOfThing =
  /^(?:about|by|courier|customer|field|file|item|name|person|product|reference|role|shop|term|thing|title|tracking|wilaya)$/;

test('no word stands unelided before a name', () => {
  const isMissing = ({ text }: Word) =>
    /\b(?:de|que|le|la|je|ne|se|ce|lorsque|puisque|jusque) Oran/i.test(text);
  const named = Object.entries(modules).flatMap(([file, exported]) => wordsOf(exported, file, namesFor));
  expect(named.filter(isMissing)).toEqual([]);
  const refused = words.filter(({ text }) =>
    /\b(?:de|que|le|la) \{(?:product|need|name|courier|order)\}/.test(text),
  );
  expect(refused).toEqual([]);
});

function namesFor(path: string, word: unknown): unknown[] {
  const [, parameters = ''] = /^\(?([^)=]*)\)? ?=>/.exec(String(word)) ?? [];
  const names = parameters.split(',').map((name) => name.trim());
  return insertedIn(path).map((value, place) =>
    value === '3' && nameOfThing.test(names[place] ?? '') ? 'Oran' : value,
  );
}

import type { Random } from '../../../server/demo/samples/seeded-random.ts';

/** Values that no field expects, or that some database or runtime trips over. */
const hostile: unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  'a\ud800b',
  '\u202e',
  '../../etc/passwd',
  "' or 1=1 --",
  'x'.repeat(70_000),
  -1,
  0,
  0.1,
  1e308,
  -0.0000001,
  2 ** 60,
  2 ** 31,
  true,
  [],
  {},
  [[[[[[[[]]]]]]]],
  { toString: 'x' },
  ['a', 'b'],
];

/** The value with one of its parts replaced, removed or added. */
export function breakInput(value: unknown, random: Random): unknown {
  if (!isContainer(value) || random.between(0, 3) === 0) return random.pick(hostile);
  const copy = structuredClone(value) as Record<string, unknown>;
  const name = random.pick([...Object.keys(copy), 'constructor']);
  if (random.between(0, 4) === 0) delete copy[name];
  else copy[name] = breakInput(copy[name], random);
  return copy;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Bodies that are not the JSON they claim to be. */
export const brokenBodies = [
  '',
  '{',
  '[',
  'nonsense',
  '{"a":1}}',
  '"',
  '\u0000',
  '{"__proto__":{"a":1}}',
  '1e999',
];

export const brokenIds = [
  'nonsense',
  'a'.repeat(36),
  'a'.repeat(600),
  '%00',
  '%ED%A0%80',
  '%E0%A4',
  '..%2F..%2Fetc',
  '__proto__',
  "'%20or%201=1",
  '%F0%9F%98%80',
];

import { latinDigits, withoutAccents } from '../../shared/values/text.ts';

type Hours = { dayOfWeek: string[]; opens: string; closes: string };

/** In English, French and Arabic as `withoutAccents` writes them; the last word of each row follows an article. */
const dayNames: [name: string, words: string][] = [
  ['Monday', 'mondays?|mon|lundi|اثنين'],
  ['Tuesday', 'tuesdays?|tues?|mardi|ثلاثاء'],
  ['Wednesday', 'wednesdays?|wed|mercredi|اربعاء'],
  ['Thursday', 'thursdays?|thu(?:rs?)?|jeudi|خميس'],
  ['Friday', 'fridays?|fri|vendredi|جمعة'],
  ['Saturday', 'saturdays?|sat|samedi|سبت'],
  ['Sunday', 'sundays?|sun|dimanche|احد'],
];

const week = dayNames.map(([name]) => name);
const anyDay = new RegExp(
  `(?<!\\p{L})و?(?:ال)?(?:${dayNames.map(([, words]) => `(${words})`).join('|')})(?!\\p{L})`,
  'gu',
);
const everyDay = /every day|daily|tous les jours|كل يوم|يوميا/u;
const time = /(\d{1,2})(?:\s*[:h]\s*(\d{2})?)?\s*(am|pm|صباحا|مساء)?/gu;
/** The words that may stand around days and times without changing what they say. */
const fillers = /(?<!\p{L})(?:from|to|until|and|du|au|de|le|a|et|puis|من|الى|حتى|و)(?!\p{L})|[\s:,;&–—-]/gu;
const until = /^\s*(?:to|until|au|a|الى|حتى|[–—-])\s*$/u;

/**
 * The opening hours of the settings as schema.org OpeningHoursSpecification. A line with any other word, such as
 * "by appointment", is left out: search engines must not show a guess.
 */
export function openingHours(text: string) {
  const lines = latinDigits(withoutAccents(text)).split('\n');
  return lines.flatMap(readLine).map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours }));
}

/** "Saturday to Thursday: 9:00 to 12:30, 14:00 to 18:00". A line without times says when the shop is closed. */
function readLine(line: string): Hours[] {
  const start = line.search(/\d/);
  if (start < 0) return [];
  const dayOfWeek = readDays(line.slice(0, start));
  return readTimes(line.slice(start))
    .map(([opens, closes]) => ({ dayOfWeek, opens, closes }))
    .filter(() => dayOfWeek.length > 0);
}

function readDays(text: string) {
  if (text.replace(anyDay, '').replace(everyDay, '').replace(fillers, '') !== '') return [];
  if (everyDay.test(text)) return week;
  const named = [...text.matchAll(anyDay)].map((match) => ({
    day: match.slice(1).findIndex((word) => word !== undefined),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const open = new Set<number>();
  for (const [place, { day, start }] of named.entries()) {
    const last = named[place - 1];
    open.add(day);
    if (!last || !until.test(text.slice(last.end, start))) continue;
    for (let next = last.day; next !== day; next = (next + 1) % week.length) open.add(next);
  }
  return week.filter((_, day) => open.has(day));
}

/** Pairs of opening and closing times; none if the text has anything else. */
function readTimes(text: string): [opens: string, closes: string][] {
  if (text.replace(time, '').replace(fillers, '') !== '') return [];
  const times = Array.from(text.matchAll(time), ([, hours, minutes = '00', half]) =>
    toClock(Number(hours), minutes, half),
  );
  const pairs = times.flatMap((opens, place): [string, string][] => {
    const closes = times[place + 1];
    return place % 2 === 0 && opens && closes ? [[opens, closes]] : [];
  });
  return 2 * pairs.length === times.length ? pairs : [];
}

function toClock(typed: number, minutes: string, half: string | undefined) {
  const isEvening = half === 'pm' || half === 'مساء';
  const hours = half === undefined ? typed : (typed % 12) + (isEvening ? 12 : 0);
  if (hours > 23 || Number(minutes) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

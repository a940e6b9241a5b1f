import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

const saturdayToThursday = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday', 'Sunday'];
const inWords = (text: string) =>
  openingHours(text).map(({ dayOfWeek, opens, closes }) => `${dayOfWeek.join(' ')} ${opens} ${closes}`);

test.each([
  'Saturday to Thursday: 9:00 to 18:00\nFriday: closed',
  'Saturday to Thursday: 9:00 AM to 6:00 PM',
  'Sat–Thu: 9–18',
  'Du samedi au jeudi\u00a0: de 9\u00a0h à 18\u00a0h\nVendredi\u00a0: fermé',
  'Samedi - jeudi 9h00 - 18h00',
  'من السبت إلى الخميس: من 9:00 إلى 18:00\nالجمعة: مغلق',
  'من السبت إلى الخميس: من ٩ صباحًا إلى ٦ مساءً',
])('search engines read %j', (text) => {
  expect(inWords(text)).toEqual([`${saturdayToThursday.join(' ')} 09:00 18:00`]);
});

test('days can be listed, and a day can have two openings', () => {
  expect(inWords('Monday, Tuesday and Friday: 8:30 to 12:00, 14:00 to 19:30')).toEqual([
    'Monday Tuesday Friday 08:30 12:00',
    'Monday Tuesday Friday 14:00 19:30',
  ]);
  expect(inWords('Tous les jours : 8 h à 22 h')).toEqual([
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday 08:00 22:00',
  ]);
  expect(inWords('السبت والأحد: 10:00 - 16:00')).toEqual(['Saturday Sunday 10:00 16:00']);
});

test.each([
  '',
  'Every day',
  'Friday: from 14:00',
  'Ramadan: 10:00 to 16:00',
  'Friday: 9:00 to 25:00',
  '24h/24',
  'Sunday 9 to 18 by appointment',
])('%j says nothing that search engines could show', (text) => {
  expect(openingHours(text)).toEqual([]);
});

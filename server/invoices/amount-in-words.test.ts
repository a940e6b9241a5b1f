import { expect, test } from 'vitest';
import { amountInWords, numberInWords } from './amount-in-words.ts';

test.each([
  [0, 'zéro'],
  [1, 'un'],
  [16, 'seize'],
  [17, 'dix-sept'],
  [21, 'vingt et un'],
  [22, 'vingt-deux'],
  [61, 'soixante et un'],
  [70, 'soixante-dix'],
  [71, 'soixante et onze'],
  [72, 'soixante-douze'],
  [77, 'soixante-dix-sept'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [90, 'quatre-vingt-dix'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
  [100, 'cent'],
  [101, 'cent un'],
  [180, 'cent quatre-vingts'],
  [200, 'deux cents'],
  [201, 'deux cent un'],
  [999, 'neuf cent quatre-vingt-dix-neuf'],
  [1_000, 'mille'],
  [1_001, 'mille un'],
  [1_100, 'mille cent'],
  [2_000, 'deux mille'],
  [21_000, 'vingt et un mille'],
  [71_000, 'soixante et onze mille'],
  [80_000, 'quatre-vingt mille'],
  [200_000, 'deux cent mille'],
  [280_280, 'deux cent quatre-vingt mille deux cent quatre-vingts'],
  [1_000_000, 'un million'],
  [80_000_000, 'quatre-vingts millions'],
  [200_000_000, 'deux cents millions'],
  [1_000_000_000, 'un milliard'],
  [2_001_001_001, 'deux milliards un million mille un'],
])('%i is %s', (number, words) => {
  expect(numberInWords(number)).toBe(words);
});

test.each([
  [0, 'zéro dinar algérien'],
  [100, 'un dinar algérien'],
  [1, 'zéro dinar algérien et un centime'],
  [120_050, 'mille deux cents dinars algériens et cinquante centimes'],
  [100_000_000, 'un million de dinars algériens'],
  [100_010_000, 'un million cent dinars algériens'],
  [100_000_071, 'un million de dinars algériens et soixante et onze centimes'],
  [300_000_000_000, 'trois milliards de dinars algériens'],
])('%i centimes are %s', (centimes, words) => {
  expect(amountInWords(centimes)).toBe(words);
});

test('the words of all numbers below 10,000 and many above can be read back', () => {
  const above = Array.from({ length: 2_000 }, (_, place) => 10_000 + place * 1_234_577);
  for (const number of [...Array(10_000).keys(), ...above]) {
    expect([number, readBack(numberInWords(number))]).toEqual([number, number]);
  }
});

const values: Record<string, number> = {
  ...{ un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11 },
  ...{ douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20, trente: 30, quarante: 40 },
  ...{ cinquante: 50, soixante: 60, zéro: 0 },
};

/** Reads the words by a way of its own: each number adds, each larger unit multiplies. */
function readBack(words: string) {
  let [total, part] = [0, 0];
  const text = words
    .replace(/quatre-vingts?/g, 'octante')
    .replaceAll('-', ' ')
    .replace(/ et /g, ' ');
  for (const word of text.split(' ')) {
    if (word === 'octante') part += 80;
    else if (/^cents?$/.test(word)) part = Math.floor(part / 100) * 100 + Math.max(part % 100, 1) * 100;
    else if (word === 'mille') [total, part] = [total + Math.max(part, 1) * 1e3, 0];
    else if (/^millions?$/.test(word)) [total, part] = [total + part * 1e6, 0];
    else if (/^milliards?$/.test(word)) [total, part] = [(total + part) * 1e9, 0];
    else part += values[word] ?? Number.NaN;
  }
  return total + part;
}

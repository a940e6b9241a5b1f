import { expect, test } from 'vitest';
import { searchedWords } from './searched-words.ts';

function marked(text: string, searched: string) {
  return searchedWords(text, searched).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['Vitamin C 500 mg, 30 tablets', 'vitamin c', ['Vitamin', 'C']],
  ['Vitamin C Complex', 'vitamins', ['Vitamin']],
  ['Crème pour les mains', 'creme', ['Crème']],
  ['Sun Milk SPF50+', 'spf 50', ['SPF', '50']],
  ['Comprimés 500 mg', '5', []],
  ['حفاضات الأطفال', 'اطفال', ['الأطفال']],
  ['كريم اليدين', 'الكريم', ['كريم']],
  ['Soap', '🧴 !?', []],
])('%s: a search for %s marks %j', (text, searched, words) => {
  expect(marked(text, searched)).toEqual(words);
});

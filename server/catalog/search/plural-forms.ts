/**
 * The other number of an English or French word in plain letters, as far as its ending tells: `vitamins` for
 * `vitamin`, `babies` for `baby`, `eau` for `eaux`. A form that no word has does no harm: nothing matches it.
 */
export function pluralForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [];
  return [...singulars(word), ...plurals(word)];
}

function singulars(word: string) {
  if (/[^s]s$/.test(word)) {
    const forms = [word.slice(0, -1)];
    if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
    else if (/(s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
    return forms;
  }
  return /[ae]ux$/.test(word) ? [word.slice(0, -1)] : [];
}

function plurals(word: string) {
  if (/(s|x|z|ch|sh)$/.test(word)) return [`${word}es`];
  const forms = [`${word}s`];
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (/[ae]u$/.test(word)) forms.push(`${word}x`);
  return forms;
}

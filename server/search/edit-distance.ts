/**
 * How many typing slips lie between two words: a letter too many, missing or wrong, or two neighbours swapped, each
 * counts 1 (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = above;
    above = current;
  }
  return at(above, b.length);
}

function at(row: number[], column: number) {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** Every text that one slip away from the word has swapped, lost, changed or gained a letter; digits only swap. */
export function oneSlipAway(word: string): string[] {
  const slips = new Set<string>();
  const places = Array.from({ length: word.length }, (_, place) => place);
  for (const place of places) {
    const [start, rest] = [word.slice(0, place), word.slice(place)];
    if (rest.length > 1) slips.add(start + rest.charAt(1) + rest.charAt(0) + rest.slice(2));
    if (/^[0-9]/.test(rest)) continue;
    slips.add(start + rest.slice(1));
    for (const letter of alphabet) {
      slips.add(start + letter + rest.slice(1));
      slips.add(start + letter + rest);
    }
  }
  if (!/[0-9]$/.test(word)) for (const letter of alphabet) slips.add(word + letter);
  slips.delete(word);
  slips.delete('');
  return [...slips];
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

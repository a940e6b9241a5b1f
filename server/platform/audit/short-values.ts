import type { Changes } from './record-change.ts';

/** Longer values are cut in reports and in the history. */
const longestValue = 1_000;

/** The changes with long values cut. */
export function withShortValues(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([name, [before, after]]) => [name, [shortValue(before), shortValue(after)]]),
  );
}

export function shortValue<Value>(value: Value) {
  return typeof value === 'string' && value.length > longestValue
    ? `${value.slice(0, longestValue).toWellFormed()}…`
    : value;
}

/** Whether the rest of a value is lost. Imports of earlier releases kept only the beginning. */
export function isCut(value: unknown) {
  return typeof value === 'string' && value.length === longestValue + 1 && value.endsWith('…');
}

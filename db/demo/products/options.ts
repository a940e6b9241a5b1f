import type { TintName } from '../drawing/paint.ts';

/**
 * The effect of an option on its variant: a number multiplies the base price; a tint keeps the price and gives the
 * variant a picture in that color.
 */
type OptionEffect = number | TintName;

/** The options of each axis, such as volume or flavor. */
export type Axes = Record<string, Record<string, OptionEffect>>;

/** The chosen option of one axis; `words` are those of another language. */
export type Choice = { axis: string; option: string; effect: OptionEffect; words?: string | undefined };

/** Every combination of a line's options, in the order of the line; one without choices for a line without options. */
export function combinations(options: Axes = {}): Choice[][] {
  return Object.entries(options).reduce<Choice[][]>(
    (chosen, [axis, effects]) =>
      chosen.flatMap((choices) =>
        Object.entries(effects).map(([option, effect]) => [...choices, { axis, option, effect }]),
      ),
    [[]],
  );
}

/**
 * The text with `{axis}` replaced by the chosen option of that axis, `{axis:small}` by the same in small letters, and
 * `{term}` by the term's words for the chosen option. Unknown placeholders stay, so that a test finds them.
 */
export function fill(
  text: string,
  choices: Choice[],
  terms: Record<string, Record<string, string>> = {},
): string {
  return text.replace(/\{(\w+)(:small)?\}/g, (place, name: string, small?: string) => {
    const choice = choices.find(({ axis }) => axis === name);
    if (choice) {
      const said = choice.words ?? choice.option;
      return small ? said.toLowerCase() : said;
    }
    const words = choices.map(({ option }) => terms[name]?.[option]).find((found) => found !== undefined);
    return words === undefined ? place : fill(words, choices, terms);
  });
}

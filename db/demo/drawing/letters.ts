import { boldOutlines } from './bold-outlines.ts';
import { mediumOutlines } from './medium-outlines.ts';

type Weight = 'bold' | 'medium';

type Lettering = { size: number; weight?: Weight; tracking?: number };

/** `x`, `y` is the baseline's start or middle; `tracking` is extra space between letters in ems. */
type TextPlace = Lettering & { x: number; y: number; fill: string; anchor?: 'start' | 'middle' };

const unitsPerEm = 1000;

/** Character to its advance and outline. Digits of the advance follow the character at once, even a digit. */
function readOutlines(outlines: string) {
  return new Map(
    outlines
      .split('\n')
      .filter((row) => row.length > 1)
      .map((row) => {
        const [advance = '', path = ''] = row.slice(1).split(/ (.*)/);
        return [row.charAt(0), { advance: Number(advance), path }];
      }),
  );
}

const letters = { bold: readOutlines(boldOutlines), medium: readOutlines(mediumOutlines) };

function letter(character: string, weight: Weight = 'bold') {
  const found = letters[weight].get(character);
  if (!found) throw new Error(`The label font has no "${character}"`);
  return found;
}

/** Width in picture units. */
export function textWidth(text: string, { size, weight, tracking = 0 }: Lettering) {
  const advance = [...text].reduce((sum, character) => sum + letter(character, weight).advance, 0);
  const gaps = Math.max(0, [...text].length - 1);
  return (advance * size) / unitsPerEm + gaps * tracking * size;
}

/** A line of text as one path: librsvg would need fonts of the machine for `<text>`. */
export function drawText(text: string, place: TextPlace) {
  const { x, y, size, weight, tracking = 0, fill, anchor = 'middle' } = place;
  const start = anchor === 'middle' ? x - textWidth(text, place) / 2 : x;
  let pen = 0;
  let outline = '';
  for (const character of text) {
    const { advance, path } = letter(character, weight);
    if (path) outline += `M${Math.round(pen)} 0${path}`;
    pen += advance + tracking * unitsPerEm;
  }
  const scale = (size / unitsPerEm).toFixed(5);
  return `<path transform="translate(${start.toFixed(1)} ${y.toFixed(1)})scale(${scale})" fill="${fill}" d="${outline}"/>`;
}

/** All ways to break words into at most `count` lines, fewest lines first. */
function breaks(words: string[], count: number): string[][] {
  const whole = [[words.join(' ')]];
  if (count === 1 || words.length === 1) return whole;
  return whole.concat(
    words
      .slice(1)
      .flatMap((_, index) =>
        breaks(words.slice(index + 1), count - 1).map((rest) => [
          words.slice(0, index + 1).join(' '),
          ...rest,
        ]),
      ),
  );
}

/** A short word, such as the C of Vitamin C, stays with its neighbor. */
function readsWell(lines: string[]) {
  return lines.length === 1 || lines.every((words) => words.length > 3);
}

type Room = { width: number; size: number; lines: number; weight?: Weight; tracking?: number };

/**
 * Breaks text into at most `lines` lines so that the letters are as large as possible, at most `size` high. Long words
 * shrink the text, so that nothing is cut off.
 */
export function fitText(text: string, room: Room) {
  const options = breaks(text.split(' '), room.lines)
    .filter(readsWell)
    .map((lines) => {
      const widest = Math.max(...lines.map((line) => textWidth(line, { ...room, size: 1 })));
      return { lines, size: Math.min(room.size, room.width / widest) };
    });
  return options.reduce((best, option) => (option.size > best.size * 1.15 ? option : best));
}

/** Breaks text into lines of at most this width, without cutting words. */
export function wrapText(text: string, { width, ...lettering }: Lettering & { width: number }) {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, lettering) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

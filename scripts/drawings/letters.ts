import { boldOutlines } from './bold-outlines.ts';
import { mediumOutlines } from './medium-outlines.ts';

type Weight = 'bold' | 'medium';

/** `x` and `y` are the start of the baseline; `tracking` is extra space between letters in ems. */
type TextPlace = { x: number; y: number; size: number; fill: string; weight?: Weight; tracking?: number };

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

/** A line of text as one path: librsvg would need fonts of the machine for `<text>`. */
export function drawText(text: string, { x, y, size, fill, weight, tracking = 0 }: TextPlace) {
  let pen = 0;
  let outline = '';
  for (const character of text) {
    const { advance, path } = letter(character, weight);
    if (path) outline += `M${Math.round(pen)} 0${path}`;
    pen += advance + tracking * unitsPerEm;
  }
  const scale = (size / unitsPerEm).toFixed(5);
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale})" fill="${fill}" d="${outline}"/>`;
}

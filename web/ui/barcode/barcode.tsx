import { code128 } from './code-128.ts';

/** The light margin that a reader needs, in modules. */
const quiet = 10;

/** A text as Code 128, for the scanner of whoever packs. The text itself stands beside it, so it is nothing to hear. */
export function Barcode({ text }: { text: string }) {
  const bars: string[] = [];
  let x = quiet;
  for (const [place, width] of code128(text).entries()) {
    if (place % 2 === 0) bars.push(`M${x} 0h${width}v1h-${width}z`);
    x += width;
  }
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${x + quiet} 1`}
      preserveAspectRatio="none"
      className="h-[11mm] w-[48mm]"
    >
      <path d={bars.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

import { adminReportsWords as words } from '../../words/admin-reports-words.ts';
import { formatPrice } from '../../words/formats.ts';

type Props = {
  bars: Bar[];
  /** What the bars show, and by what. */
  figure: string;
  by: string;
};

type Bar = { key: string; name: string; revenue: number };

const [step, gap, height] = [10, 2, 100];
/** The width of this many bars, so that a single one does not fill the chart. */
const fewestPlaces = 12;

/** A bar for each row, from left to right in every language. The table beside it has the same figures. */
export function RevenueBars({ bars, figure, by }: Props) {
  const top = Math.max(...bars.map(({ revenue }) => revenue));
  if (top <= 0) return null;
  return (
    <figure dir="ltr">
      <figcaption className="mb-2 flex items-baseline justify-between text-sm">
        <span className="font-medium">{figure}</span>
        <bdi className="text-ink-muted text-xs tabular-nums">{formatPrice(top)}</bdi>
      </figcaption>
      <svg
        role="img"
        aria-label={words.picture(figure, by, formatPrice(top))}
        viewBox={`0 0 ${Math.max(bars.length, fewestPlaces) * step} ${height}`}
        preserveAspectRatio="none"
        className="h-44 w-full border-line border-y fill-brand"
      >
        {bars.map(({ key, name, revenue }, place) => {
          const tall = (Math.max(0, revenue) / top) * height;
          return (
            <g key={key} className="group">
              <title>{words.bar(name, formatPrice(revenue))}</title>
              <rect
                x={place * step}
                width={step}
                height={height}
                className="fill-transparent group-hover:fill-canvas"
              />
              <rect x={place * step + gap / 2} y={height - tall} width={step - gap} height={tall} />
            </g>
          );
        })}
      </svg>
      <p
        aria-hidden="true"
        className="mt-1.5 flex justify-between gap-4 text-ink-muted text-xs *:min-w-0 *:truncate"
      >
        <bdi>{bars[0]?.name}</bdi>
        {bars.length >= fewestPlaces && <bdi>{bars.at(-1)?.name}</bdi>}
      </p>
    </figure>
  );
}

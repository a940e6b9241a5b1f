import { dashboardWords } from '../../words/dashboard-words.ts';
import { chartTop } from './chart-scale.ts';

const words = dashboardWords.chart;

type Props = {
  title: string;
  days: { name: string; value: number }[];
  format: (value: number) => string;
  /** Height of the drawing and color of its bars. */
  look: string;
};

const [step, gap, height] = [10, 2, 100];

/** A bar for each day. Its words stand outside of the drawing, which is stretched to the room there is. */
export function DayBars({ title, days, format, look }: Props) {
  const values = days.map(({ value }) => value);
  const top = chartTop(values);
  const [first = '', last = ''] = [days[0]?.name, days.at(-1)?.name];
  return (
    <figure>
      <figcaption className="mb-2 flex items-baseline justify-between text-sm">
        <span className="font-medium">{title}</span>
        <span className="text-ink-muted text-xs tabular-nums">{format(top)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={words.picture(title, words.days(first, last), format(Math.max(0, ...values)))}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        className={`w-full border-line border-y ${look}`}
      >
        {days.map(({ name, value }, place) => (
          <g key={name} className="group">
            <title>{words.bar(name, format(value))}</title>
            <rect
              x={place * step}
              width={step}
              height={height}
              className="fill-transparent group-hover:fill-canvas"
            />
            <rect
              x={place * step + gap / 2}
              y={height - (value / top) * height}
              width={step - gap}
              height={(value / top) * height}
            />
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-ink-muted text-xs">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
}

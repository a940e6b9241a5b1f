import { Link } from 'react-router';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { useCurrentInView } from '../list/section-links.tsx';
import { type FormName, settingsAreas } from './settings-areas.ts';

const words = adminSettingsWords;

type Area = keyof typeof settingsAreas;

/** Links to the forms of the settings, by area. On a phone they are one row that is scrolled sideways. */
export function SettingsLinks({ current }: { current: FormName }) {
  const nav = useCurrentInView(current);
  return (
    <nav
      ref={nav}
      aria-label={words.title}
      className="relative mt-4 flex border-line border-y max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-col sm:divide-y sm:divide-line xl:grid xl:grid-cols-[19fr_12fr_9fr] xl:divide-x xl:divide-y-0"
    >
      {(Object.keys(settingsAreas) as Area[]).map((area) => (
        <AreaLinks key={area} area={area} current={current} />
      ))}
    </nav>
  );
}

function AreaLinks({ area, current }: { area: Area; current: FormName }) {
  return (
    <div className="flex items-center py-1.5 max-sm:shrink-0 max-sm:not-first:border-line max-sm:not-first:border-s max-sm:not-first:ps-2 xl:block xl:px-3 xl:first:ps-0 xl:last:pe-0">
      <p
        id={`settings-${area}`}
        className="shrink-0 px-2.5 font-semibold text-ink-muted text-xs max-sm:sr-only sm:max-xl:w-40 xl:pt-1.5"
      >
        {words.areas[area]}
      </p>
      <ul aria-labelledby={`settings-${area}`} className="flex gap-x-0.5 sm:flex-wrap">
        {settingsAreas[area].map((name) => (
          <li key={name}>
            <Link
              to={name === 'seller' ? '/admin/settings' : `/admin/settings/${name}`}
              prefetch="intent"
              aria-current={name === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-2.5 font-semibold text-ink-muted text-sm hover:bg-canvas hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong xl:min-h-9"
            >
              {words.groups[name]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

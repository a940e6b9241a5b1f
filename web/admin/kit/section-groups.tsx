import { useId } from 'react';
import { Link } from 'react-router';
import { useCurrentInView } from '../list/section-links.tsx';

type Section = { name: string; text: string; to: string };
type Group = { title: string; sections: Section[] };
type Props = { label: string; groups: Group[]; current: string };

/** Links to pages that belong together, in three groups. On a phone they are one row that is scrolled sideways. */
export function SectionGroups({ label, groups, current }: Props) {
  const nav = useCurrentInView(current);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="relative mt-4 flex border-line border-y max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-col sm:divide-y sm:divide-line xl:grid xl:grid-cols-[19fr_12fr_9fr] xl:divide-x xl:divide-y-0"
    >
      {groups.map((group) => (
        <GroupLinks key={group.title} group={group} current={current} />
      ))}
    </nav>
  );
}

function GroupLinks({ group: { title, sections }, current }: { group: Group; current: string }) {
  const id = useId();
  return (
    <div className="flex items-center py-1.5 max-sm:shrink-0 max-sm:not-first:border-line max-sm:not-first:border-s max-sm:not-first:ps-2 xl:block xl:px-3 xl:first:ps-0 xl:last:pe-0">
      <p
        id={id}
        className="shrink-0 px-2.5 font-semibold text-ink-muted text-xs max-sm:sr-only sm:max-xl:w-40 xl:pt-1.5"
      >
        {title}
      </p>
      <ul aria-labelledby={id} className="flex gap-x-0.5 sm:flex-wrap">
        {sections.map(({ name, text, to }) => (
          <li key={name}>
            <Link
              to={to}
              prefetch="intent"
              aria-current={name === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-2.5 font-semibold text-ink-muted text-sm hover:bg-canvas hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong xl:min-h-9"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Link } from 'react-router';
import { adminSearchWords } from '../../words/admin-search-words.ts';

const sections = {
  searches: '/admin/search',
  few: '/admin/search?few=true',
};

/** The pages of the search, as tabs. */
export function SearchSections({ current }: { current: keyof typeof sections }) {
  return (
    <nav aria-label={adminSearchWords.sections} className="mt-4 border-line border-b">
      <ul className="flex gap-1 overflow-x-auto">
        {(Object.keys(sections) as (keyof typeof sections)[]).map((section) => (
          <li key={section}>
            <Link
              to={sections[section]}
              prefetch="intent"
              aria-current={section === current ? 'page' : undefined}
              className="-mb-px inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-2 px-3 font-semibold text-ink-muted text-sm hover:text-ink aria-[current=page]:border-brand-strong aria-[current=page]:text-brand-strong sm:px-4"
            >
              {adminSearchWords.tabs[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

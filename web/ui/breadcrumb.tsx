import ChevronRightIcon from 'icon:chevron-right';
import { Link } from 'react-router';

type Step = { name: string; to: string };

/** The path from the home page to this page, which is the last step. */
export function Breadcrumb({ label, steps }: { label: string; steps: Step[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center text-ink-muted text-sm">
        {steps.map(({ name, to }, place) => (
          <li
            key={to}
            // A phone shows only the link back, because the page's name is right below it.
            className={`flex min-w-0 items-center ${place === steps.length - 1 ? 'max-sm:sr-only' : ''}`}
          >
            {place < steps.length - 1 ? (
              <Link
                to={to}
                prefetch="intent"
                className="wrap-anywhere -my-2 rounded-sm py-3 hover:text-brand-strong hover:underline"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="own-direction line-clamp-1 break-all py-1 text-ink">
                {name}
              </span>
            )}
            {place < steps.length - 1 && (
              <ChevronRightIcon
                className={`mx-0.5 size-4 shrink-0 text-field/60 sm:mx-1.5 rtl:-scale-x-100 ${place === steps.length - 2 ? 'max-sm:hidden' : ''}`}
              />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

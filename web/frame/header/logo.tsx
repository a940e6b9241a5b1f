import { Link } from 'react-router';
import { layoutWords } from '../../words/layout-words.ts';

/** The logo of the settings, or a pharmacy cross with a leaf and the name, as a link to the home page. */
export function Logo({ source }: { source: string | undefined }) {
  return (
    <Link
      to="/"
      aria-label={layoutWords.homeLink}
      className="flex min-h-11 items-center gap-2.5 rounded-control font-bold text-2xl text-brand-deep tracking-tight"
    >
      {source ? (
        // Otherwise React would write a preload into the remembered HTML of the header, where the browser expects none.
        <img
          fetchPriority="low"
          src={source}
          alt={layoutWords.shopName}
          width={144}
          height={40}
          className="logo-picture"
        />
      ) : (
        <>
          <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32" className="size-8 shrink-0">
            <rect width="32" height="32" rx="9" className="fill-brand-strong" />
            <path d="M13 7h6v6h6v6h-6v6h-6v-6H7v-6h6z" className="fill-white" />
            <path d="M19 19h7c0 4.5-2.5 7-7 7z" className="fill-brand" />
          </svg>
          {layoutWords.shopName}
        </>
      )}
    </Link>
  );
}

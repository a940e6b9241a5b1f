import { Link } from 'react-router';
import { layoutWords } from '../../words/layout-words.ts';

/** The logo, a pharmacy cross with a leaf, as a link to the home page. */
export function Logo() {
  return (
    <Link
      to="/"
      aria-label={layoutWords.homeLink}
      className="flex min-h-11 items-center gap-2.5 rounded-control font-bold text-2xl text-brand-deep tracking-tight"
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32" className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-brand-strong" />
        <path d="M13 7h6v6h6v6h-6v6h-6v-6H7v-6h6z" className="fill-white" />
        <path d="M19 19h7c0 4.5-2.5 7-7 7z" className="fill-brand" />
      </svg>
      {layoutWords.shopName}
    </Link>
  );
}

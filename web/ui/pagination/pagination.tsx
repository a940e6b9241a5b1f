import ChevronLeftIcon from 'icon:chevron-left';
import ChevronRightIcon from 'icon:chevron-right';
import ChevronsLeftIcon from 'icon:chevrons-left';
import ChevronsRightIcon from 'icon:chevrons-right';
import { Link } from 'react-router';
import { uiWords } from '../../words/ui-words.ts';
import type { Icon } from '../icons/icon.tsx';

const linksShown = 5;

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

/** Links to the other pages of a list: first, previous, up to five numbers, next, last (requirements: Pagination). */
export function Pagination({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null;
  const { first, previous, next, last, label } = uiWords.pagination;
  const step = (target: number, text: string, icon: Icon) => (
    <PageStep
      href={hrefOf(target)}
      isUsable={target >= 1 && target <= pages && target !== page}
      label={text}
      icon={icon}
    />
  );
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-0.5 sm:gap-1.5">
      {step(1, first, ChevronsLeftIcon)}
      {step(page - 1, previous, ChevronLeftIcon)}
      {pageWindow(page, pages).map((number) => (
        <PageNumber key={number} number={number} page={page} href={hrefOf(number)} />
      ))}
      {step(page + 1, next, ChevronRightIcon)}
      {step(pages, last, ChevronsRightIcon)}
    </nav>
  );
}

function PageNumber({ number, page, href }: { number: number; page: number; href: string }) {
  const isCurrent = number === page;
  const look = isCurrent ? 'bg-brand-strong text-white' : 'page-box-link';
  // Five numbers and four arrows do not fit a phone.
  const room = Math.abs(number - page) > 1 ? 'max-sm:hidden' : '';
  return (
    <Link
      to={href}
      prefetch="intent"
      aria-label={uiWords.pagination.page(number)}
      aria-current={isCurrent ? 'page' : undefined}
      className={`page-box ${look} ${room}`}
    >
      {number}
    </Link>
  );
}

type StepProps = { href: string; isUsable: boolean; label: string; icon: Icon };

function PageStep({ href, isUsable, label, icon: Icon }: StepProps) {
  // The arrows point along the reading direction.
  const arrow = <Icon className="size-5 rtl:-scale-x-100" />;
  if (!isUsable) return <span className="page-box text-field/50">{arrow}</span>;
  return (
    <Link to={href} prefetch="intent" aria-label={label} className="page-box page-box-link">
      {arrow}
    </Link>
  );
}

/** The page numbers to link, up to five around the current one (requirements: Pagination). */
export function pageWindow(page: number, pages: number) {
  const shown = Math.min(linksShown, pages);
  const start = Math.max(1, Math.min(page - Math.floor(shown / 2), pages - shown + 1));
  return Array.from({ length: shown }, (_, place) => start + place);
}

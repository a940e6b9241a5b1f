/** The round buttons at the end of the header. */
export const iconButtonStyles =
  'grid size-11 place-items-center rounded-full text-ink hover:bg-brand-soft hover:text-brand-strong aria-expanded:bg-brand-soft aria-expanded:text-brand-strong';

/** The links of the header on wide screens. */
export const navLinkStyles =
  'flex min-h-11 items-center gap-1 whitespace-nowrap rounded-control px-3 font-medium text-sm hover:text-brand-strong aria-[current=page]:text-brand-strong aria-expanded:text-brand-strong';

export const footerHeadingStyles = 'font-semibold text-sm';

export const footerLinkStyles =
  'wrap-anywhere inline-flex min-h-11 min-w-11 items-center text-ink-muted text-sm hover:text-brand-strong hover:underline';

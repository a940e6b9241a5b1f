import { Link, type LinkProps } from 'react-router';
import { localUrl } from './local-url.ts';

type Props = Pick<LinkProps, 'prefetch' | 'preventScrollReset' | 'children'> & {
  /** A path of the shop without its language, with its query. */
  to: string;
  className: string;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
};

/**
 * React Router's link. On the server it writes the element directly, because React Router resolves addresses slowly and
 * a listing has a dozen links of its own.
 */
export const PageLink = import.meta.env.SSR ? WrittenLink : Link;

function WrittenLink({ to, prefetch: _, preventScrollReset: __, ...rest }: Props) {
  return <a {...rest} href={localUrl(to)} />;
}

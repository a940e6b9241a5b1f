import { Link, type LinkProps } from 'react-router';
import { localUrl } from './local-url.ts';

type Props = Omit<LinkProps, 'to'> & {
  /** A path of the shop without its language, with its query. */
  to: string;
};

/**
 * React Router's link. The server writes the element that it would become: React Router takes long to resolve addresses,
 * and a listing has a dozen links that no other page has.
 */
export const PageLink = import.meta.env.SSR ? WrittenLink : Link;

function WrittenLink({ to, prefetch: _, preventScrollReset: __, ...rest }: Props) {
  return <a {...rest} href={localUrl(to)} />;
}

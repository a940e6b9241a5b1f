import { useRouteLoaderData } from 'react-router';
import type { PublicSettings } from '../../shared/settings/settings.ts';

/** The main pages that not every shop has, by what they show. */
const pages = { needs: '/needs', articles: '/blog' } as const;

export type EmptyPages = readonly (typeof pages)[keyof typeof pages][];

export function emptyPages(has: PublicSettings['has'] | undefined): EmptyPages {
  return (['needs', 'articles'] as const).flatMap((name) => (has?.[name] === false ? [pages[name]] : []));
}

/** Whether this shop has nothing to show on the page, so that no link leads to it. */
export function useEmptyPages(): (path: string) => boolean {
  const frame = useRouteLoaderData<{ empty?: readonly string[] }>('root');
  return (path) => frame?.empty?.includes(path) ?? false;
}

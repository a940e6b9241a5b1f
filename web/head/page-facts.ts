import { createContext } from 'react-router';
import type { Call } from '../../shared/api.ts';
import type { Language } from '../../shared/values/languages.ts';
import { localUrl } from '../session/local-url.ts';

/**
 * The facts of a page for search engines and messengers. Only the server has them and writes them into the head
 * (`describePage`), because the browser does not need them. Addresses are absolute, or paths of the shop without a
 * language.
 */
export type PageFacts = {
  /** Needed only if the page's `meta` has none. */
  description?: string;
  /** The canonical address, which may differ between languages; by default the page's own path. */
  address?: string | Record<Language, string>;
  /** The languages that have its text, the original first; all by default. The others show the original. */
  languages?: readonly Language[];
  /** The pages before and after it in a list. */
  previous?: string | undefined;
  next?: string | undefined;
  kind?: 'article' | 'product' | 'website';
  /** By default the picture of the shop. */
  picture?: SharePicture | undefined;
  /** Objects of schema.org without their `@context`. */
  jsonLd?: object[];
  /** True if search engines must not list the page. */
  unlisted?: boolean;
};

/** `size` is known only for pictures that the shop made. */
export type SharePicture = { address: string; size?: { width: number; height: number }; type?: string };

/** The inputs for a page's facts, besides its data. */
export type FactsArgs = { call: Call; url: URL };

/** The facts of the page that is being rendered. */
export const factsContext = createContext<PageFacts>({});

/** The absolute address of a page of the shop in this language, for search engines. */
export function pageAddress(path: string, { origin }: URL) {
  return origin + localUrl(path);
}

/** The breadcrumb of a page, home first, which search engines show in place of its address (schema.org BreadcrumbList). */
export function breadcrumbJsonLd(steps: { name: string; to: string }[], url: URL) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(to, url),
    })),
  };
}

import { createContext } from 'react-router';
import type { Call } from '../../shared/api.ts';

/**
 * What a page says to search engines and messengers. The server alone knows it and writes it into the head
 * (`describePage`), because nobody in the browser reads it. Addresses are paths of the shop or absolute.
 */
export type PageFacts = {
  /** Unless its `meta` says so already. */
  description?: string;
  /** The one address that the page is known by, whatever it was reached by; its own path unless given. */
  address?: string;
  /** The pages before and after it in a list. */
  previous?: string | undefined;
  next?: string | undefined;
  kind?: 'article' | 'product' | 'website';
  /** The shop's own unless given. */
  picture?: SharePicture | undefined;
  /** Of schema.org, each without its `@context`. */
  jsonLd?: object[];
  /** Not to be found by search engines. */
  unlisted?: boolean;
};

/** A picture's size is known where the shop has made it. */
export type SharePicture = { address: string; size?: { width: number; height: number }; type?: string };

/** What a page's facts are made from, beside its data. */
export type FactsArgs = { call: Call; url: URL };

/** Of the page that is being rendered. */
export const factsContext = createContext<PageFacts>({});

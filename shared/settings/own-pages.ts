import * as z from 'zod/mini';
import type { Block } from '../content/blocks.ts';
import { endpoint } from '../contract/endpoint.ts';
import { textsQuery } from '../contract/query-values.ts';
import { languages } from '../values/languages.ts';
import { optionalText } from '../values/text.ts';

/** The pages whose text a merchant can replace. */
export const ownPages = ['about', 'terms', 'privacy', 'refund'] as const;

export type OwnPage = (typeof ownPages)[number];

/** Markdown; blank is the usual text of the shop. */
export const pageTexts = z.object({
  about: optionalText(20_000),
  terms: optionalText(20_000),
  privacy: optionalText(20_000),
  refund: optionalText(20_000),
} satisfies Record<OwnPage, unknown>);

export const ownPageApi = {
  /** The merchant's own text of a page, in the language of the query or, without that, the main one. Null if there is none. */
  show: endpoint('GET', '/pages/:page', {
    access: 'anyone',
    params: z.object({ page: z.enum(ownPages) }),
    query: textsQuery,
    reply: z.nullable(
      z.object({
        language: z.enum(languages),
        blocks: z.array(z.custom<Block>()),
        changedAt: z.iso.datetime(),
      }),
    ),
    cacheable: true,
  }),
};

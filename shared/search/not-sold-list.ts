import * as z from 'zod/mini';
import { productList, productListQuery } from '../catalog/catalog.ts';
import { notSoldKinds } from '../catalog/not-sold-reason.ts';
import { endpoint } from '../contract/endpoint.ts';
import { blankIsAbsent, keyword } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { typedLine } from '../values/text.ts';

const { pageNumber, limit } = productListQuery.shape;

const linkPattern = /^$|^\/((needs|blog)\/[a-z0-9-]{1,60}|shipping|refund|terms|track|contact)$/;

/** `link` is the path of a need, an article of advice or a page about the shop, or ''. */
export const notSoldBody = z.object({
  kind: z.enum(notSoldKinds, messageOf('not-sold-kind-unknown')),
  phrase: typedLine(100, messageOf('word-required')),
  link: z._default(
    z.string(messageOf('link-not-text')).check(z.regex(linkPattern, messageOf('link-elsewhere'))),
    '',
  ),
});

const notSoldChangeBody = z.extend(notSoldBody, { version: z.int(messageOf('version-not-whole')) });

/** An entry of the list of what is not sold (requirements: Not sold). */
export const notSoldEntry = z.object({
  _id: id,
  kind: z.enum(notSoldKinds),
  phrase: z.string(),
  link: z.string(),
  version: z.int(),
});

export type NotSoldRecord = z.infer<typeof notSoldEntry>;
export type NotSoldBody = z.output<typeof notSoldBody>;
export type NotSoldChangeBody = z.output<typeof notSoldChangeBody>;

export const notSoldApi = {
  /** The entries, last changed first. */
  list: endpoint('GET', '/search/not-sold', {
    access: 'catalog',
    query: z.object({
      keyword: blankIsAbsent(keyword),
      kind: blankIsAbsent(z.enum(notSoldKinds, messageOf('not-sold-kind-unknown'))),
      pageNumber,
      limit,
    }),
    reply: z.extend(z.pick(productList, { count: true, pages: true, page: true }), {
      entries: z.array(notSoldEntry),
    }),
  }),
  read: endpoint('GET', '/search/not-sold/:id', {
    access: 'catalog',
    params: idParams,
    reply: notSoldEntry,
  }),
  create: endpoint('POST', '/search/not-sold', {
    access: 'catalog',
    body: notSoldBody,
    reply: notSoldEntry,
    status: 201,
  }),
  /** An outdated version answers 409 with `entry`, as it is stored now. */
  update: endpoint('PUT', '/search/not-sold/:id', {
    access: 'catalog',
    params: idParams,
    body: notSoldChangeBody,
    reply: notSoldEntry,
  }),
  remove: endpoint('DELETE', '/search/not-sold/:id', {
    access: 'catalog',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { blankIsAbsent, keyword, textsQuery } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams, idPattern } from '../values/ids.ts';
import { blankableLine, inTextLanguages, line, textsBody } from '../values/text.ts';
import { familyMember, familyTexts } from './catalog.ts';

/** The most members of a family. */
export const maxMembers = 100;

const tooFew = messageOf('family-too-small');

const labelsDiffer = messageOf('labels-not-different');

const familyName = line(500, messageOf('family-name-required'));

const optionName = line(50, messageOf('option-name-required'));

/** A member's option, such as "75 ml". */
const memberLabel = line(100, messageOf('label-required'));

/** The id of a product in a body. */
export const productId = z
  .string(messageOf('product-choice-missing'))
  .check(z.regex(idPattern, messageOf('product-gone')));

/** Whether no two labels are the same, regardless of case. */
export function areLabelsDifferent(labels: string[]) {
  return new Set(labels.map((label) => label.toLowerCase())).size === labels.length;
}

/** The translations of a label; '' shows the base label. */
const labels = z.optional(inTextLanguages(blankableLine(100)));

const texts = textsBody(z.object({ name: blankableLine(500), optionName: blankableLine(50) }));

/** A family as administrators edit it; the members are in order (requirements: Families). */
export const familyBody = z.object({
  name: familyName,
  optionName,
  texts,
  members: z
    .array(z.object({ _id: productId, label: memberLabel, labels }), messageOf('members-not-a-list'))
    .check(
      z.minLength(2, tooFew),
      z.maxLength(maxMembers, messageOf('family-too-large', { max: maxMembers })),
      z.refine((members) => new Set(members.map(({ _id }) => _id)).size === members.length, {
        error: messageOf('product-twice-in-family'),
        abort: true,
      }),
      z.refine((members) => areLabelsDifferent(members.map(({ label }) => label)), labelsDiffer),
    ),
});

const familyChangeBody = z.extend(familyBody, { version: z.int(messageOf('version-not-whole')) });

/** The family that a new product joins, as its last member. */
export const joinedFamily = z.object(
  {
    _id: z.string(messageOf('family-required')).check(z.regex(idPattern, messageOf('family-not-found'))),
    label: memberLabel,
  },
  messageOf('family-required'),
);

/** The family that a new product founds together with another product, which comes first. */
export const foundedFamily = z
  .object(
    {
      name: familyName,
      optionName,
      product: productId,
      productLabel: memberLabel,
      label: memberLabel,
    },
    messageOf('family-description-required'),
  )
  .check(
    z.refine(({ productLabel, label }) => areLabelsDifferent([productLabel, label]), {
      error: labelsDiffer,
      path: ['label'],
    }),
  );

export type FamilyBody = z.output<typeof familyBody>;
export type FamilyChangeBody = z.output<typeof familyChangeBody>;
export type FoundedFamily = z.output<typeof foundedFamily>;

/** A family with its translations and all members, also hidden ones. `labels` has the translated ones. */
export const family = z.object({
  _id: id,
  name: z.string(),
  optionName: z.string(),
  version: z.int(),
  texts: familyTexts,
  members: z.array(z.extend(familyMember, { labels: inTextLanguages(z.string()) })),
});

export type Family = z.infer<typeof family>;

/** Only administrators edit families. Shoppers get a family with its products. */
export const familyApi = {
  /** Up to 20 families whose name contains the keyword, to join one. */
  list: endpoint('GET', '/families', {
    access: 'catalog',
    query: z.object({ keyword: blankIsAbsent(keyword), ...textsQuery.shape }),
    reply: z.array(z.object({ _id: id, name: z.string(), optionName: z.string(), members: z.int() })),
  }),
  /** Its members have their names in the language; its own texts are the base texts. */
  read: endpoint('GET', '/families/:id', {
    access: 'catalog',
    params: idParams,
    query: textsQuery,
    reply: family,
  }),
  create: endpoint('POST', '/families', {
    access: 'catalog',
    body: familyBody,
    reply: family,
    status: 201,
  }),
  /** Adds, removes, renames and orders members. An outdated version answers 409 with `family`, as it is stored now. */
  update: endpoint('PUT', '/families/:id', {
    access: 'catalog',
    params: idParams,
    body: familyChangeBody,
    reply: family,
  }),
  /** The products stay. */
  remove: endpoint('DELETE', '/families/:id', {
    access: 'catalog',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
};

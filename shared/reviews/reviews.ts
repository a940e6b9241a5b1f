import * as z from 'zod/mini';
import { rating } from '../catalog/ratings.ts';
import { fileOptions, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { blankIsAbsent, keyword, pageOf, pageQuery, textsQuery } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { languages } from '../values/languages.ts';
import { optionalTypedText, typedLine } from '../values/text.ts';

/** The maximum length of a review and of an answer, in characters. */
export const maxReview = 2000;
export const maxReviewName = 40;
export const maxReviewPictures = 3;

const invalidLink = messageOf('link-expired');

/** The order is named by the signed link of its invitation, or by its signed-in buyer. */
const proof = {
  token: z.optional(z.string(invalidLink).check(z.maxLength(200, invalidLink))),
  order: z.optional(z.string(invalidLink).check(z.maxLength(100, invalidLink))),
};

const stars = z
  .int(messageOf('stars-required'))
  .check(z.minimum(1, messageOf('stars-required')), z.maximum(5, messageOf('stars-required')));

const gone = messageOf('picture-gone');

export const reviewBody = z.object({
  ...proof,
  productId: id,
  stars,
  text: optionalTypedText(maxReview),
  /** Shown with the review. */
  name: typedLine(maxReviewName, messageOf('name-required')),
  /** Addresses of uploads of this page. */
  pictures: z._default(
    z
      .array(z.string(gone).check(z.regex(/^\/uploads\/[a-z2-7]{36}-800\.webp$/, gone)), gone)
      .check(
        z.maxLength(maxReviewPictures, messageOf('too-many-review-pictures', { max: maxReviewPictures })),
      ),
    [],
  ),
});

/** A review as everyone reads it. `name` and `wilaya` are blank once its writer was erased. */
const shownReview = z.object({
  _id: id,
  stars: z.int(),
  text: z.string(),
  pictures: z.array(z.string()),
  name: z.string(),
  wilaya: z.string(),
  language: z.enum(languages),
  createdAt: z.iso.datetime(),
  /** Of the shop's pharmacist. */
  answer: z.optional(z.string()),
});

export type ShownReview = z.infer<typeof shownReview>;

export const productReviews = z.object({
  /** Of the product, or of all members of its family; absent without a review. */
  rating: z.optional(rating),
  reviews: z.array(shownReview),
  count: z.int(),
  pages: z.int(),
  page: z.int(),
});

export type ProductReviews = z.infer<typeof productReviews>;

/** Reviews by buyers (requirements: Reviews). */
export const reviewApi = {
  /** The products that can be reviewed. Not a GET, so that the token is in no address and no log. */
  invitation: endpoint('POST', '/reviews/invitation', {
    access: 'anyone',
    body: z.object(proof),
    reply: z.object({
      /** The first word of the buyer's name. */
      name: z.string(),
      wilaya: z.string(),
      products: z.array(
        z.object({ productId: id, name: z.string(), imageUrl: z.string(), isReviewed: z.boolean() }),
      ),
    }),
  }),
  write: endpoint('POST', '/reviews', {
    access: 'anyone',
    query: pageQuery,
    body: reviewBody,
    reply: z.object({ message: z.string() }),
    status: 201,
  }),
  upload: endpoint('POST', '/reviews/pictures', {
    access: 'anyone',
    query: z.object(proof),
    upload: 'image',
    reply: z.object({ imageUrl: z.string() }),
  }),
  /** Ten shown reviews of a product and of the other members of its family, newest first. */
  ofProduct: endpoint('GET', '/products/:id/reviews', {
    access: 'anyone',
    params: idParams,
    query: z.object({ page: pageOf.page }),
    reply: productReviews,
    cacheable: true,
  }),
};

export const reviewStates = ['waiting', 'shown', 'hidden'] as const;

export type ReviewState = (typeof reviewStates)[number];

/** Why a review is hidden whose order is no longer delivered. All other reasons are typed by the staff. */
export const notDeliveredReason = 'order-not-delivered';

const state = z.enum(reviewStates, messageOf('review-state-unknown'));

/** A review as the staff moderates it. It says nothing of the order, which editors may not see. */
const storedReview = z.extend(shownReview, {
  product: z.object({ _id: id, name: z.string(), imageUrl: z.string() }),
  state,
  hiddenReason: z.optional(z.string()),
  answered: z.optional(z.object({ at: z.iso.datetime(), by: z.string() })),
});

export type StoredReview = z.infer<typeof storedReview>;

/** `keyword` searches the name and the text of a review, and the name of its product. */
const reviewFilter = { state: blankIsAbsent(state), keyword: blankIsAbsent(keyword) };

const reviewListQuery = z.object({ ...reviewFilter, ...textsQuery.shape, page: pageOf.page });

export type ReviewListQuery = z.output<typeof reviewListQuery>;

/** Moderation, for the staff of the catalog (requirements: Reviews). */
export const reviewAdminApi = {
  /** Twenty reviews, newest first; `waiting` counts those that wait, whatever the filter. */
  list: endpoint('GET', '/reviews', {
    access: 'catalog',
    query: reviewListQuery,
    reply: z.object({
      reviews: z.array(storedReview),
      waiting: z.int(),
      count: z.int(),
      pages: z.int(),
      page: z.int(),
    }),
  }),
  export: endpoint('GET', '/reviews/export', {
    access: 'catalog',
    query: z.object({ ...reviewFilter, ...fileOptions }),
    download: { en: 'reviews', fr: 'avis' },
    reply: tableReply,
  }),
  show: endpoint('POST', '/reviews/:id/show', {
    access: 'catalog',
    params: idParams,
    reply: storedReview,
  }),
  hide: endpoint('POST', '/reviews/:id/hide', {
    access: 'catalog',
    params: idParams,
    body: z.object({ reason: typedLine(300, messageOf('reason-required')) }),
    reply: storedReview,
  }),
  /** A blank text takes the answer back. */
  answer: endpoint('PUT', '/reviews/:id/answer', {
    access: 'catalog',
    params: idParams,
    body: z.object({ text: optionalTypedText(maxReview) }),
    reply: storedReview,
  }),
  /** The link that invites the buyer of a delivered order, for a message that the staff sends. */
  link: endpoint('GET', '/orders/:id/review-link', {
    access: 'orders.confirm',
    params: idParams,
    /** Absent if there is nothing to review. */
    reply: z.object({ url: z.optional(z.string()) }),
  }),
};

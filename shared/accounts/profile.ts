import * as z from 'zod/mini';
import { user } from '../access/accounts.ts';
import { endpoint } from '../contract/endpoint.ts';
import { pageQuery, textsQuery } from '../contract/query-values.ts';
import { shippingAddress, wilayas } from '../delivery/shipping-address.ts';
import { mostWishes } from '../orders/cart.ts';
import { messageOf } from '../refusals/codes.ts';
import {
  blankableText,
  emailAddress,
  phoneNumber,
  typedLine,
  withLatinDigits,
  withoutDirectionMarks,
} from '../values/text.ts';
import { minimumPassword, newPassword, typedPassword } from './passwords.ts';

/** The signed-in user, with the address that fills in the checkout (requirements: Shipping address). */
const profile = z.object({
  ...user.shape,
  address: z.object({
    street: z.string(),
    city: z.string(),
    /** The Arabic name of the city, for readers of Arabic, if it is a commune of the wilaya. */
    cityArabic: z.optional(z.string()),
    Wilaya: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  /** False for accounts that sign in only with Google: there is no current password to ask for. */
  hasPassword: z.boolean(),
});

export type Profile = z.infer<typeof profile>;

const blank = z.literal('');

/**
 * A change to the profile; fields that are not sent stay the same. Names are flat (requirements: Profile). A new
 * password or e-mail needs the `currentPassword`, if the account has one (threats T8).
 */
export const profileBody = z.object({
  name: z.optional(typedLine(200, messageOf('name-required'))),
  email: z.optional(emailAddress()),
  phone: z.optional(z.union([blank, phoneNumber()], messageOf('phone-number-invalid'))),
  street: z.optional(blankableText(300).check(withoutDirectionMarks)),
  city: z.optional(blankableText(200).check(withoutDirectionMarks)),
  wilaya: z.optional(z.union([blank, z.enum(wilayas)], messageOf('wilaya-unknown'))),
  postalCode: z.optional(blankableText(20).check(withoutDirectionMarks, withLatinDigits)),
  country: z.optional(z.literal(['', 'Algeria'], messageOf('algeria-only'))),
  currentPassword: z.optional(z.union([blank, typedPassword(messageOf('current-password-required'))])),
  newPassword: z.optional(
    newPassword(minimumPassword.profile, {
      required: messageOf('new-password-required'),
      tooShort: messageOf('new-password-too-short', { min: minimumPassword.profile }),
    }),
  ),
});

export type ProfileBody = z.output<typeof profileBody>;

export const profileApi = {
  show: endpoint('GET', '/auth/profile', { access: 'user', query: textsQuery, reply: profile }),
  save: endpoint('PUT', '/auth/profile', {
    access: 'user',
    query: pageQuery,
    body: profileBody,
    reply: profile,
  }),
};

const session = z.object({
  _id: z.uuid(),
  /** The names of browser and system, absent where they are not recognized. */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  startedAt: z.iso.datetime(),
  /** Up to five minutes late. */
  lastUsedAt: z.iso.datetime(),
  /** Whether the calling browser has this session. */
  isOwn: z.boolean(),
});

export type Session = z.infer<typeof session>;

const message = z.object({ message: z.string() });

/** The caller's own sessions (requirements: Devices). */
export const sessionApi = {
  /** The calling browser's first, then the last used. */
  list: endpoint('GET', '/auth/sessions', { access: 'user', reply: z.array(session) }),
  /** Answers 404 for a session that has ended, or is somebody else's. */
  end: endpoint('POST', '/auth/sessions/end', {
    access: 'user',
    body: z.object({ sessionId: z.uuid(messageOf('session-id-invalid')) }),
    reply: message,
  }),
  /** Ends all but the calling browser's. */
  endOthers: endpoint('POST', '/auth/sessions/end-others', { access: 'user', reply: message }),
};

const productIds = z._default(
  z
    .array(z.string(messageOf('product-ids-not-texts')), messageOf('product-ids-not-a-list'))
    .check(z.maxLength(mostWishes, messageOf('too-many-products', { max: mostWishes }))),
  [],
);

/** The endpoint of the wish list of an account (requirements: Wish list). */
export const wishApi = {
  /** Adds and removes products and answers the whole list, the latest first. Unknown products are ignored. */
  change: endpoint('POST', '/wishes', {
    access: 'user',
    body: z.object({ add: productIds, remove: productIds }),
    reply: z.object({ productIds: z.array(z.string()) }),
  }),
};

const { fullName, city, Wilaya, postalCode } = shippingAddress.shape;
const street = typedLine(300, messageOf('street-required'));

/** Where parcels of an account go. The phone number is that of the profile. */
const place = z.object({ fullName, street, city, Wilaya, postalCode });

/** `isUsual` also makes it the address of the profile; false leaves that as it is. */
export const addressBody = z.extend(place, {
  isUsual: z._default(z.boolean(messageOf('not-boolean')), false),
});

const savedAddress = z.object({
  _id: z.uuid(),
  fullName: z.string(),
  street: z.string(),
  city: z.string(),
  cityArabic: z.optional(z.string()),
  Wilaya: z.string(),
  postalCode: z.string(),
  /** Whether it is the address of the profile, which fills in the checkout. */
  isUsual: z.boolean(),
});

export type SavedAddress = z.infer<typeof savedAddress>;
export type AddressBody = z.output<typeof addressBody>;

/** The default address first, then the last used. */
const book = z.array(savedAddress);

const params = z.object({ id: z.uuid() });

/** The caller's own address book (requirements: Address book). Each answer is the whole book. */
export const addressApi = {
  list: endpoint('GET', '/auth/addresses', { access: 'user', reply: book }),
  add: endpoint('POST', '/auth/addresses', { access: 'user', body: addressBody, reply: book, status: 201 }),
  change: endpoint('PUT', '/auth/addresses/:id', { access: 'user', params, body: addressBody, reply: book }),
  /** The profile loses its address with the usual one. */
  remove: endpoint('DELETE', '/auth/addresses/:id', { access: 'user', params, reply: book }),
};

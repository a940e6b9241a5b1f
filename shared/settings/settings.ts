import * as z from 'zod/mini';
import {
  callFields,
  callsInDay,
  callsOutsideQuiet,
  callTexts,
  textsWithKnownMarkers,
} from '../confirmation/call-settings.ts';
import { endpoint } from '../contract/endpoint.ts';
import { dayOrBlank, textsQuery } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { languages } from '../values/languages.ts';
import { optionalName, optionalText, optionalTypedText } from '../values/text.ts';
import { sections } from './home-sections.ts';
import { mailSwitches } from './optional-mails.ts';
import { pageTexts } from './own-pages.ts';
import { chosenCategories, quickOrderPlaces } from './quick-order-places.ts';
import {
  brandColor,
  dinarsAsText,
  email,
  isOff,
  isOn,
  networkPage,
  officialNumber,
  optionalLine,
  phone,
  pictureOrBlank,
  senderName,
  shopPath,
  translated,
} from './settings-fields.ts';

/** Its name, a line about it, and a line at the foot of every page, such as a license. */
const lookTexts = z.object({ name: optionalName(60), tagline: optionalLine(160), legal: optionalLine(200) });

const contactTexts = z.object({
  address: optionalText(300),
  hours: optionalText(500),
  /** When somebody answers, in place of "24/7" on the home page. */
  support: optionalLine(12),
});

const ordersTexts = z.object({ text: optionalLine(200) });

const announcementTexts = z.object({ text: optionalLine(200) });

const homeTexts = z.object({ title: optionalLine(120), text: optionalText(400), button: optionalLine(40) });

const deliveryTexts = z.object({
  alger: optionalLine(120),
  elsewhere: optionalLine(120),
  express: optionalLine(120),
  pledge: optionalLine(80),
  summary: optionalText(300),
});

const mailTexts = z.object({ closing: optionalText(300) });

/** The settings of the shop, by group (requirements: Settings). Everything may be blank. */
export const settingsGroups = {
  /** The name and the look of the shop. A blank name is that of the software. */
  look: z.object({
    ...lookTexts.shape,
    /** The logo, in place of the drawn one and the name. */
    imageUrl: pictureOrBlank(),
    /** A square picture for tabs and home screens. */
    iconUrl: pictureOrBlank(),
    color: brandColor,
    texts: translated(lookTexts),
  }),
  /** Who sells, as the law wants it on offers and invoices. The capital is in dinars. */
  seller: z.object({
    name: optionalTypedText(200).check(z.refine((typed) => !/[\r\n]/.test(typed), messageOf('not-one-line'))),
    legalForm: optionalLine(60),
    capital: dinarsAsText(30, messageOf('capital-not-a-number')),
    address: optionalTypedText(300),
    rc: officialNumber(30, {
      pattern: /^(?:(?:\d{4})?\d{7}[A-Z]\d{2}|\d{2}[A-Z]\d{7}(?:\d{4})?)$/,
      message: messageOf('trade-register-invalid'),
    }),
    nif: officialNumber(30, { pattern: /^(?:\d{15}|\d{20})$/, message: messageOf('nif-invalid') }),
    nis: officialNumber(30, { pattern: /^\d{15}$/, message: messageOf('nis-invalid') }),
    ai: officialNumber(30, { pattern: /^\d{11}$/, message: messageOf('tax-article-invalid') }),
    regime: z._default(z.enum(['', 'real', 'ifu'], messageOf('tax-regime-unknown')), ''),
  }),
  contact: z.object({
    phone: phone(),
    whatsapp: phone(),
    email: email(),
    ...contactTexts.shape,
    facebook: networkPage(['facebook.com', 'fb.com', 'fb.me'], messageOf('facebook-address-invalid')),
    instagram: networkPage(['instagram.com'], messageOf('instagram-address-invalid')),
    tiktok: networkPage(['tiktok.com'], messageOf('tiktok-address-invalid')),
    youtube: networkPage(['youtube.com', 'youtu.be'], messageOf('youtube-address-invalid')),
    texts: translated(contactTexts),
  }),
  /** Shown from the first to the last day, as long as there is a text. */
  announcement: z.object({
    ...announcementTexts.shape,
    link: shopPath,
    from: dayOrBlank,
    until: dayOrBlank,
    texts: translated(announcementTexts),
  }),
  /** Whether buyers can order, and what they read in addition while they cannot. The staff can always order for them. */
  orders: z.object({ isOpen: isOn(), ...ordersTexts.shape, texts: translated(ordersTexts) }),
  home: z.object({
    ...homeTexts.shape,
    link: shopPath,
    imageUrl: pictureOrBlank(),
    /** Whether the tiles with the number of products and the support hours are shown. */
    tiles: isOn(),
    sections,
    texts: translated(homeTexts),
  }),
  /** What the pages say about delivery, and what the checkout asks for; the prices of an order do not come from here. */
  delivery: z.object({
    ...deliveryTexts.shape,
    emailIsOptional: isOff(),
    postalCodeIsOptional: isOff(),
    /**
     * Where products can be ordered without the cart: nowhere, at `/buy/{id}` alone, on the pages of products of chosen
     * categories as well, or on all product pages.
     */
    quickOrder: z._default(z.enum(quickOrderPlaces, messageOf('quick-order-place-unknown')), 'links'),
    /** The chosen categories. Those below them belong to them, and one that was deleted has no effect. */
    quickOrderCategories: chosenCategories,
    /** Whether buyers can review delivered products, and pages show what they say. */
    reviews: isOn(),
    texts: translated(deliveryTexts),
  }),
  /** The merchant's own texts of whole pages, as Markdown; blank is the usual text of the shop. */
  pages: z.object({
    ...pageTexts.shape,
    /** Whether the articles that come with the software are shown. */
    articles: isOn(),
    texts: translated(pageTexts),
  }),
  mails: z.object({
    senderName,
    /** Where each new order of the shop is mailed; blank for nowhere. */
    orderNotices: email(),
    ...mailTexts.shape,
    ...mailSwitches,
    texts: translated(mailTexts),
  }),
  /** What lawful invoices state, each from a day on; blank is off (requirements: Lawful invoices). */
  invoices: z.object({
    /** Whether a delivered order gets its invoice at once. */
    automatic: z._default(z.boolean(messageOf('not-boolean')), false),
    tvaFrom: dayOrBlank,
    /** For delivery and for products without a rate of their own, in percent. */
    tvaRate: z._default(z.enum(['19', '9', '0'], messageOf('tva-rate-unknown')), '19'),
    stampFrom: dayOrBlank,
    stampMethod: z._default(z.enum(['whole', 'slices'], messageOf('stamp-method-required')), 'whole'),
    /** In dinars. */
    stampLeast: z._default(z.enum(['5', '30'], messageOf('stamp-minimum-unknown')), '5'),
  }),
  offers: z.object({
    /** Whether a discount may only strike the lowest price of the 30 days before it (requirements: Struck prices). */
    strikesLowest: isOff(),
  }),
  /** When the staff calls buyers, how often, and what it says (requirements: Confirmation). */
  calls: z.object({ ...callFields, ...callTexts.shape, texts: translated(callTexts) }),
};

export type SettingsGroup = keyof typeof settingsGroups;

export type Settings<G extends SettingsGroup> = z.output<(typeof settingsGroups)[G]>;

export type ShopSettings = { [G in SettingsGroup]: Settings<G> };

/** A group as it is stored: version 0 until somebody saves it. */
export function storedGroup<Fields extends z.ZodMiniObject>(fields: Fields) {
  return z.object({
    version: z.int(),
    changedAt: z.nullable(z.iso.datetime()),
    changedBy: z.nullable(z.string()),
    value: fields,
  });
}

export type StoredGroup<G extends SettingsGroup> = {
  version: number;
  changedAt: string | null;
  changedBy: string | null;
  value: Settings<G>;
};

const version = z.int(messageOf('version-not-whole'));

/** All fields of a group, where an absent one becomes blank, and the version that the form has read. */
export const settingsBodies = {
  look: z.extend(settingsGroups.look, { version }),
  seller: z.extend(settingsGroups.seller, { version }),
  contact: z.extend(settingsGroups.contact, { version }),
  announcement: z.extend(settingsGroups.announcement, { version }).check(
    z.refine(({ from, until }) => from === '' || until === '' || from <= until, {
      error: messageOf('last-day-before-first'),
      path: ['until'],
    }),
  ),
  orders: z.extend(settingsGroups.orders, { version }),
  home: z.extend(settingsGroups.home, { version }),
  delivery: z.extend(settingsGroups.delivery, { version }).check(
    z.refine((typed) => typed.quickOrder !== 'categories' || typed.quickOrderCategories.length > 0, {
      error: messageOf('quick-order-categories-required'),
      path: ['quickOrderCategories'],
    }),
  ),
  pages: z.extend(settingsGroups.pages, { version }),
  mails: z.extend(settingsGroups.mails, { version }),
  invoices: z.extend(settingsGroups.invoices, { version }),
  offers: z.extend(settingsGroups.offers, { version }),
  calls: z
    .extend(settingsGroups.calls, { version })
    .check(callsOutsideQuiet, callsInDay, textsWithKnownMarkers),
};

/** What anyone may read, in one language. `whatsapp` is the address of a chat. */
const publicSettings = z.object({
  /** `name` is never blank. `names` has it in every language, for texts to buyers. */
  look: z.extend(z.omit(settingsGroups.look, { texts: true }), {
    names: z.record(z.enum(languages), z.string()),
  }),
  seller: settingsGroups.seller,
  contact: z.omit(z.extend(settingsGroups.contact, { whatsapp: z.string() }), { texts: true }),
  /** Null on days without one. The id changes with the text, so that a browser can remember which one was closed. */
  announcement: z.nullable(z.object({ id: z.string(), text: z.string(), link: z.string() })),
  orders: z.omit(settingsGroups.orders, { texts: true }),
  home: z.omit(settingsGroups.home, { texts: true }),
  delivery: z.omit(settingsGroups.delivery, { texts: true }),
  /** What sentences tell of the tariff, in dinars (`pricesInShort`), with wilayas in the language. It is not set here. */
  shipping: z.object({
    free: z.array(z.string()),
    others: z.nullable(z.number()),
    from: z.nullable(z.number()),
    served: z.int(),
  }),
  /** Whether the shop has articles, and needs by which products are found. */
  has: z.object({ articles: z.boolean(), needs: z.boolean() }),
  /** Whether the shop has a mail server, and whether buyers are mailed the confirmation of an order. */
  mails: z.object({ areSent: z.boolean(), confirmOrders: z.boolean() }),
  /** In which the shop is served. They are not set here either. */
  languages: z.array(z.enum(languages)),
  /** The language of the base texts of the catalog and of the settings. */
  baseLanguage: z.enum(languages),
});

export type PublicSettings = z.output<typeof publicSettings>;

/** An outdated version answers 409 with `settings`, as they are stored now. */
function save<Name extends SettingsGroup>(name: Name) {
  return endpoint('PUT', `/settings/${name}` as const, {
    access: 'admin',
    body: settingsBodies[name] as (typeof settingsBodies)[Name],
    reply: storedGroup(settingsGroups[name] as (typeof settingsGroups)[Name]),
  });
}

export const settingsApi = {
  show: endpoint('GET', '/settings', {
    access: 'anyone',
    query: textsQuery,
    reply: publicSettings,
    cacheable: true,
  }),
  form: endpoint('GET', '/settings/form', {
    access: 'admin',
    reply: z.object({
      look: storedGroup(settingsGroups.look),
      seller: storedGroup(settingsGroups.seller),
      contact: storedGroup(settingsGroups.contact),
      announcement: storedGroup(settingsGroups.announcement),
      orders: storedGroup(settingsGroups.orders),
      home: storedGroup(settingsGroups.home),
      delivery: storedGroup(settingsGroups.delivery),
      pages: storedGroup(settingsGroups.pages),
      mails: storedGroup(settingsGroups.mails),
      invoices: storedGroup(settingsGroups.invoices),
      offers: storedGroup(settingsGroups.offers),
      calls: storedGroup(settingsGroups.calls),
    }),
  }),
  look: save('look'),
  seller: save('seller'),
  contact: save('contact'),
  announcement: save('announcement'),
  orders: save('orders'),
  home: save('home'),
  delivery: save('delivery'),
  pages: save('pages'),
  mails: save('mails'),
  invoices: save('invoices'),
  offers: save('offers'),
  calls: save('calls'),
};

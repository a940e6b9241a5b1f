import * as z from 'zod/mini';
import { fileQuery, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { textsQuery } from '../contract/query-values.ts';
import { idParams } from '../values/ids.ts';
import { codesBody, codesFile, importedCodes, storedCodes } from './codes-of-offer.ts';
import {
  cutProducts,
  listedOffer,
  newOfferBody,
  offer,
  offerBody,
  offerChangeBody,
  offerQuery,
} from './offers.ts';

export const offerApi = {
  /** The newest first. */
  list: endpoint('GET', '/offers', {
    access: 'catalog',
    query: offerQuery,
    reply: z.object({ offers: z.array(listedOffer), count: z.int(), pages: z.int(), page: z.int() }),
  }),
  read: endpoint('GET', '/offers/:id', { access: 'catalog', params: idParams, reply: listedOffer }),
  /** The effect of a price cut, with the fields of `create`. Nothing is stored. */
  preview: endpoint('POST', '/offers/preview', {
    access: 'catalog',
    query: textsQuery,
    body: offerBody,
    reply: cutProducts,
  }),
  /** The products of a stored price cut, for its declaration. */
  products: endpoint('GET', '/offers/:id/products', {
    access: 'catalog',
    params: idParams,
    query: textsQuery,
    reply: cutProducts,
  }),
  /** Stores the offer with its `codes`, or neither: a code that another offer has is refused. */
  create: endpoint('POST', '/offers', { access: 'catalog', body: newOfferBody, reply: offer, status: 201 }),
  /** An outdated version answers 409 with `offer`, as it is stored now. What a used offer gives cannot change. */
  update: endpoint('PUT', '/offers/:id', {
    access: 'catalog',
    params: idParams,
    body: offerChangeBody,
    reply: offer,
  }),
  remove: endpoint('DELETE', '/offers/:id', {
    access: 'catalog',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  codes: endpoint('GET', '/offers/:id/codes', { access: 'catalog', params: idParams, reply: storedCodes }),
  /** Codes that another offer has are refused, and then none is added. */
  addCodes: endpoint('POST', '/offers/:id/codes', {
    access: 'catalog',
    params: idParams,
    body: codesBody,
    reply: storedCodes,
    status: 201,
  }),
  exportCodes: endpoint('GET', '/offers/:id/codes/export', {
    access: 'catalog',
    params: idParams,
    query: fileQuery,
    download: { en: 'offer-codes', fr: 'codes-promo' },
    reply: tableReply,
  }),
  importCodes: endpoint('POST', '/offers/:id/codes/import', {
    access: 'catalog',
    params: idParams,
    body: codesFile,
    reply: importedCodes,
  }),
};

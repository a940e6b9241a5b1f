import { offerApi } from '../../shared/offers/offer-api.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { importCodes } from './import-codes.ts';
import { addCodes, exportCodes, readCodes } from './offer-codes.ts';
import { previewCut, productsOfCut } from './price-cuts.ts';
import {
  changeOffer,
  createOffer,
  deleteOffer,
  listOffers,
  readListedOffer,
  readOffer,
} from './save-offer.ts';

export const routes = [
  handle(offerApi.list, ({ db, query, user }) => listOffers(db, query, user)),
  handle(offerApi.read, ({ db, params, user }) => readListedOffer(db, params.id, user)),
  handle(offerApi.preview, ({ db, query, body }) => previewCut(db, body, query.lang)),
  handle(offerApi.products, async ({ db, params, query }) =>
    productsOfCut(db, await readOffer(db, params.id), query.lang),
  ),
  handle(offerApi.create, ({ db, body, user }) => createOffer(db, { body, by: user })),
  handle(offerApi.update, ({ db, params, body, user }) => changeOffer(db, { id: params.id, body, by: user })),
  handle(offerApi.remove, async ({ db, params, user }) => {
    await deleteOffer(db, { id: params.id, by: user });
    return { message: 'Offer deleted' };
  }),
  handle(offerApi.codes, ({ db, params }) => readCodes(db, params.id)),
  handle(offerApi.exportCodes, ({ db, params }) => exportCodes(db, params.id)),
  handle(offerApi.importCodes, ({ db, params, body, user }) =>
    importCodes(db, { id: params.id, csv: body.csv, by: user }),
  ),
  handle(offerApi.addCodes, ({ db, params, body, user }) => addCodes(db, { id: params.id, body, by: user })),
];

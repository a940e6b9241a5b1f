import { variantApi } from '../../../shared/catalog/product-variants.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { addVariants } from './add-variants.ts';

/** New members of the family of a product, as administrators add them. */
export const routes = [
  handle(variantApi.create, ({ db, params, body, user }) =>
    addVariants(db, { id: params.id, body, by: user }),
  ),
];

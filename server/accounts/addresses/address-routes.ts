import { addressApi } from '../../../shared/accounts/profile.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from './address-book.ts';

/** The caller's own address book. Nobody sees another's, administrators included. */
export const routes = [
  handle(addressApi.list, ({ db, user }) => readAddresses(db, user.id)),
  handle(addressApi.add, ({ db, user, body }) => addAddress(db, { userId: user.id, body })),
  handle(addressApi.change, ({ db, user, params, body }) =>
    changeAddress(db, { userId: user.id, id: params.id, body }),
  ),
  handle(addressApi.remove, ({ db, user, params }) => removeAddress(db, { userId: user.id, id: params.id })),
];

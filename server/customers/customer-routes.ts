import { customerApi } from '../../shared/customers.ts';
import { recordExport } from '../platform/audit/record-change.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { exportCustomers, listCustomers } from './list-customers.ts';
import { mergeCustomers, separateCustomer } from './merge-customers.ts';
import { readCustomer } from './read-customer.ts';

/** The endpoints with which administrators see who orders. */
export const routes = [
  handle(customerApi.list, ({ db, query }) => listCustomers(db, query)),
  handle(customerApi.export, async ({ db, query, user }) => {
    await recordExport(db, { by: user, list: 'customers' });
    return exportCustomers(db, query);
  }),
  handle(customerApi.show, ({ db, params }) => readCustomer(db, params.id)),
  handle(customerApi.merge, ({ db, params, body, user }) =>
    mergeCustomers(db, { id: params.id, other: body.other, by: user }),
  ),
  handle(customerApi.separate, ({ db, params, body, user }) =>
    separateCustomer(db, { id: params.id, other: body.other, by: user }),
  ),
];

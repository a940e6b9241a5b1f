import { proveInvariants } from '../../server/invariants/prove-invariants.ts';
import { createTestApp } from '../create-test-app.ts';
import { aProduct } from '../factories.ts';
import { anOrderBody } from '../order-body.ts';
import { signedInAs } from '../signed-in-as.ts';

type Line = { productId: string; quantity: number };

type Signed = { headers: Record<string, string> };

type Editing = { by?: Signed; corrections?: object };

/** A shop with a cream of 1000 DA and a soap of 300 DA, whose staff takes, changes and corrects orders. */
export async function aPhoneDesk(options: Parameters<typeof createTestApp>[0] = {}) {
  const { app, db, resources } = await createTestApp(options);
  const admin = await signedInAs(db, 'admin');
  const confirmer = await signedInAs(db, 'confirmer');
  const cream = await aProduct(db, { name: 'Cream', stock: 20, price_centimes: 100_000 });
  const soap = await aProduct(db, { name: 'Soap', stock: 20, price_centimes: 30_000 });
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, by = admin, key }: { body?: object; by?: Signed; key?: string } = {},
  ) => {
    const reply = await app.inject({
      ...{ method, url: `/api/${path}` },
      headers: { ...by.headers, ...(key && { 'idempotency-key': key }) },
      ...(body && { payload: body }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const twoCreams = [{ productId: cream.id, quantity: 2 }];
  const orderOf = (lines: Line[] = twoCreams, address: object = {}) => ({
    ...anOrderBody(lines, { ...address }),
    language: 'en',
  });
  const { email: _email, ...address } = orderOf().shippingAddress;
  const edit = async (id: string, lines: Line[], { by = admin, ...more }: Editing = {}) => {
    const { version } = (await ask('GET', `orders/${id}/form`)).body;
    const body = { version, orderItems: lines, shippingAddress: address, ...more };
    return ask('PUT', `orders/${id}`, { body, by });
  };
  const stock = async (product: { id: string }) =>
    (await db.selectFrom('products').select('stock').where('id', '=', product.id).executeTakeFirstOrThrow())
      .stock;
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { app, db, resources, admin, confirmer, cream, soap, ask, orderOf, edit, stock, violations };
}

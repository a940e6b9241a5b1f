import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

/** The events of the stream, and how it ended. */
async function anOpenStream() {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'packer');
  const address = await app.listen({ port: 0 });
  const reply = await fetch(`${address}/api/orders/stream`, { headers });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The stream is empty');
  const next = async () => (await reader.read()).value;
  expect(await next()).toBe(': open\n\n');
  return { app, db, reply, next, leave: () => reader.cancel() };
}

test('the stream tells of placed and of changed orders, and not of who placed them', async () => {
  const { app, db, reply, next, leave } = await anOpenStream();
  expect(reply.headers.get('content-type')).toBe('text/event-stream');
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  expect(reply.headers.get('x-accel-buffering')).toBe('no');
  const { id: productId } = await aProduct(db);
  expect((await postOrder(app, anOrderBody([{ productId, quantity: 1 }]))).statusCode).toBe(201);
  expect(await next()).toBe('event: placed\ndata:\n\n');
  await db.updateTable('orders').set({ status: 'Processing' }).execute();
  expect(await next()).toBe('event: changed\ndata:\n\n');
  await leave();
});

test('the stream ends when the server closes', async () => {
  const { app, next } = await anOpenStream();
  const [end] = await Promise.all([next(), app.close()]);
  expect(end).toBeUndefined();
});

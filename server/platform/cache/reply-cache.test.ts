import { expect, test } from 'vitest';
import { ReplyCache } from './reply-cache.ts';

function aReply(text: string, tags: string[] = ['catalog'], status = 200) {
  return {
    status,
    headers: { 'cache-control': 'public, no-cache' },
    body: Buffer.from(text),
    tags: new Set(tags),
  };
}

/** A promise that the test resolves. */
function held<T>() {
  return Promise.withResolvers<T>();
}

test('a reply is produced once and cached', async () => {
  const cache = new ReplyCache();
  let produced = 0;
  const produce = async () => aReply(`made ${++produced}`);
  await Promise.all([cache.load('/a', produce), cache.load('/a', produce)]);
  expect(cache.get('/a')?.body.toString()).toBe('made 1');
  expect(produced).toBe(1);
});

test('a failure is neither cached nor shared with later requests', async () => {
  const cache = new ReplyCache();
  await expect(cache.load('/a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await cache.load('/a', async () => aReply('up'));
  expect(cache.get('/a')?.body.toString()).toBe('up');
});

test('a reply with a status other than 200 is not cached', async () => {
  const cache = new ReplyCache();
  await cache.load('/a', async () => aReply('gone', [], 404));
  expect(cache.get('/a')).toBeUndefined();
});

test('dropping a tag removes exactly the replies with this tag', async () => {
  const cache = new ReplyCache();
  await cache.load('/a', async () => aReply('a', ['catalog', 'product:1']));
  await cache.load('/b', async () => aReply('b', ['catalog', 'product:2']));
  cache.drop(['product:1']);
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.get('/b')).toBeDefined();
});

test('a reply whose tag is dropped while it is produced is not cached', async () => {
  const cache = new ReplyCache();
  const reply = held<ReturnType<typeof aReply>>();
  const loading = cache.load('/a', () => reply.promise);
  cache.drop(['catalog']);
  reply.resolve(aReply('old'));
  expect((await loading).body.toString()).toBe('old');
  expect(cache.get('/a')).toBeUndefined();
});

test('a reply is cached when other tags are dropped while it is produced', async () => {
  const cache = new ReplyCache();
  const reply = held<ReturnType<typeof aReply>>();
  const loading = cache.load('/a', () => reply.promise);
  cache.drop(['product:9']);
  reply.resolve(aReply('a', ['product:1']));
  await loading;
  expect(cache.get('/a')).toBeDefined();
});

test('a request after a drop does not join a production that began before it', async () => {
  const cache = new ReplyCache();
  const old = held<ReturnType<typeof aReply>>();
  const loadingOld = cache.load('/a', () => old.promise);
  cache.drop(['catalog']);
  const fresh = await cache.load('/a', async () => aReply('new'));
  old.resolve(aReply('old'));
  await loadingOld;
  expect(fresh.body.toString()).toBe('new');
  expect(cache.get('/a')?.body.toString()).toBe('new');
});

test('clearing removes all replies, including those in production', async () => {
  const cache = new ReplyCache();
  await cache.load('/a', async () => aReply('a', []));
  const reply = held<ReturnType<typeof aReply>>();
  const loading = cache.load('/b', () => reply.promise);
  cache.clear();
  reply.resolve(aReply('b', []));
  await loading;
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.get('/b')).toBeUndefined();
});

test('a private reply is not cached, because its URL is a secret', async () => {
  const cache = new ReplyCache();
  const reply = { ...aReply('mine'), headers: { 'cache-control': 'private, no-store' } };
  await cache.load('/order-confirmation/secret', async () => reply);
  expect(cache.get('/order-confirmation/secret')).toBeUndefined();
});

test('made-up URLs cannot fill the memory', async () => {
  const cache = new ReplyCache();
  for (let n = 0; n < 10_001; n++) await cache.load(`/${n}`, async () => aReply(''));
  expect(cache.get('/0')).toBeUndefined();
  expect(cache.get('/10000')).toBeDefined();
});

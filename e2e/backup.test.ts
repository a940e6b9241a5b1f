import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import sharp from 'sharp';
import { anOrderBody } from '../test/order-body.ts';
import { type ShopProcess, startShopProcess } from '../test/start-shop-process.ts';
import { openVisitor, type Visitor } from './two-shops.ts';

type Fixtures = {
  /** A folder for data and backups, removed after the test with the databases in it. */
  place: string;
  /** Starts a shop with an embedded database in the data folder of that name. */
  startShop: (name: string) => Promise<ShopProcess>;
  visitor: Visitor;
};

const admin = { email: 'admin@saha.example', password: 'correct-horse-battery' };

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed.
  place: async ({}, use) => {
    const place = await mkdtemp(join(tmpdir(), 'saha-backup-'));
    await use(place);
    for (const name of await readdir(place)) {
      const cluster = await realpath(join(place, name, 'postgres')).catch(() => join(place, name));
      await endServer(cluster);
      await rm(cluster, { recursive: true, force: true });
    }
    await rm(place, { recursive: true });
  },
  startShop: async ({ place }, use) => {
    const shops: ShopProcess[] = [];
    await use(async (name) => {
      const variables = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, RATE_LIMITS: 'off' };
      const shop = await startShopProcess({ DATA_DIR: join(place, name), DEMO: '0', ...variables });
      shops.push(shop);
      await shop.untilReady();
      return shop;
    });
    await Promise.all(shops.map((shop) => shop.end()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  visitor: async ({}, use) => {
    const visitor = await openVisitor();
    await use(visitor);
    await visitor.close();
  },
});

/** The server of a killed shop lives on (docs/decisions/0018). */
async function endServer(cluster: string) {
  const pidFile = await readFile(join(cluster, 'data/postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(pidFile.split('\n')[0]);
  if (pid) process.kill(pid, 'SIGQUIT');
}

async function runScript(name: string, dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [`tools/commands/${name}.ts`, ...args], { env });
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((done) => child.once('close', done)),
  ]);
  return { code, output: said + complained };
}

/** A product with a picture, made as an administrator makes it. */
async function sellSomething({ url }: ShopProcess, visitor: Visitor) {
  const signedIn = await visitor.post(`${url}/api/auth/login`, admin);
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  const { cookies } = await visitor.context.storageState();
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#10b981' } })
    .png()
    .toBuffer();
  const uploaded = await visitor.context.post(`${url}/api/upload`, {
    headers: { 'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' },
    multipart: { image: { name: 'a.png', mimeType: 'image/png', buffer: picture } },
  });
  const { imageUrl } = await uploaded.json();
  const about = { name: 'Vitamins', description: 'Vitamins of all kinds' };
  const category = await (await visitor.post(`${url}/api/categories`, about)).json();
  const product = { name: 'Zinc', description: 'Zinc', price: 1000, stock: 10_000, imageUrl };
  const created = await visitor.post(`${url}/api/products`, { ...product, category: category._id });
  expect(created.status(), await created.text()).toBe(201);
  await visitor.post(`${url}/api/auth/logout`);
  return { productId: (await created.json())._id as string, imageUrl: imageUrl as string };
}

/** Places guest orders one after the other and collects the acknowledged ids. */
function beginOrdering({ url }: ShopProcess, visitor: Visitor, productId: string) {
  const acknowledged: string[] = [];
  let isOver = false;
  const body = anOrderBody([{ productId, quantity: 1 }]);
  const done = (async () => {
    while (!isOver) {
      const reply = await visitor.post(`${url}/api/orders`, body);
      expect(reply.status(), await reply.text()).toBe(201);
      acknowledged.push((await reply.json())._id);
      await pause(25);
    }
  })();
  return {
    acknowledged,
    end: () => {
      isOver = true;
      return done;
    },
  };
}

// Long enough to start two shops with their own databases, one after the other.
test.setTimeout(240_000);

test('a shop that was backed up while orders arrived is restored completely in another folder', async ({
  place,
  startShop,
  visitor,
}) => {
  const [dataDir, backup, newDataDir] = [join(place, 'data'), join(place, 'backup'), join(place, 'restored')];
  const shop = await startShop('data');
  const { productId, imageUrl } = await sellSomething(shop, visitor);
  const ordering = beginOrdering(shop, visitor, productId);
  await expect.poll(() => ordering.acknowledged.length).toBeGreaterThan(5);
  const before = [...ordering.acknowledged];
  const made = await runScript('backup/back-up', dataDir, backup);
  expect(made, made.output).toMatchObject({ code: 0 });
  expect(ordering.acknowledged.length, 'orders while it was backed up').toBeGreaterThan(before.length);
  const drilled = await runScript('backup/drill-backup', dataDir);
  expect(drilled, drilled.output).toMatchObject({ code: 0 });
  expect(drilled.output).toMatch(/(\d+) of \1 invariants hold/);
  await ordering.end();
  await shop.end('SIGKILL');

  const restored = await runScript('backup/restore-backup', newDataDir, backup, newDataDir);
  expect(restored, restored.output).toMatchObject({ code: 0 });
  const again = await startShop('restored');
  for (const id of before) {
    expect((await visitor.get(`${again.url}/api/orders/guest/${id}`)).status()).toBe(200);
  }
  expect((await visitor.get(`${again.url}${imageUrl}`)).status()).toBe(200);
  expect((await visitor.post(`${again.url}/api/auth/login`, admin)).status()).toBe(200);
});

test('a backup needs a shop and a folder, and a restore needs a backup', async ({ place }) => {
  const there = join(place, 'there');
  const refused = [
    await runScript('backup/back-up', there, join(place, 'backup')),
    await runScript('backup/restore-backup', there, join(place, 'nothing'), there),
    await runScript('backup/drill-backup', there),
    await runScript('backup/back-up', there),
  ];
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  expect(refused.map(({ output }) => output.trim())).toEqual([
    `There is no shop in ${there}. Set DATA_DIR, or DATABASE_URL, as for the shop.`,
    `${join(place, 'nothing')} is not a backup of a shop: it has no manifest.json that can be read.`,
    `There is no shop in ${there}. Set DATA_DIR, or DATABASE_URL, as for the shop.`,
    'Usage: npm run backup -- NEW_FOLDER\n       npm run backup -- --record done|failed, after a backup of your own',
  ]);
});

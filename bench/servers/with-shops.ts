import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fillShop } from './fill-shop.ts';
import { openShop, type Shop } from './open-shop.ts';

// Beside the shop's own data: how fast an order is on the disk depends on the disk.
const parent = join(import.meta.dirname, '../../.data');

/** Lets `work` open shops with so many products; closes and removes them afterwards, whatever happened. */
export async function withShops<Result>(
  work: (open: (products: number) => Promise<Shop>) => Promise<Result>,
) {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'bench-'));
  const dataDirs: string[] = [];
  const shops: Shop[] = [];
  try {
    return await work(async (products) => {
      console.error(`Opening a shop with ${products.toLocaleString('en')} products`);
      const dataDir = join(folder, String(products));
      await mkdir(dataDir);
      dataDirs.push(dataDir);
      await fillShop(dataDir, products);
      const shop = await openShop(dataDir, products);
      shops.push(shop);
      return shop;
    });
  } finally {
    for (const shop of shops) await shop.stop();
    for (const dataDir of dataDirs) await removeDatabase(dataDir);
    await rm(folder, { recursive: true });
  }
}

/** Where root runs the shop, its database may lie elsewhere, behind a link. */
async function removeDatabase(dataDir: string) {
  const place = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
  if (place) await rm(place, { recursive: true });
}

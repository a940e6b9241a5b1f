import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fillShop } from './fill-shop.ts';
import { openShop, type Shop } from './open-shop.ts';

const root = join(import.meta.dirname, '../..');

/** Lets `work` open shops with so many products; closes and removes them afterwards, whatever happened. */
export async function withShops<Result>(
  work: (open: (products: number) => Promise<Shop>) => Promise<Result>,
) {
  // Beside the shop's own data: how fast an order is on the disk depends on the disk.
  await mkdir(join(root, '.data'), { recursive: true });
  const folder = await mkdtemp(join(root, '.data/bench-'));
  const shops: Shop[] = [];
  try {
    return await work(async (products) => {
      const dataDir = join(folder, String(products));
      await fillShop(dataDir, products);
      const shop = await openShop(dataDir, products);
      shops.push(shop);
      return shop;
    });
  } finally {
    for (const shop of shops) {
      await shop.stop();
      // Where root runs the shop, its database may lie elsewhere, behind a link.
      await rm(await realpath(join(shop.dataDir, 'postgres')), { recursive: true });
    }
    await rm(folder, { recursive: true });
  }
}

import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fillShop } from './fill-shop.ts';
import { openShop, type Shop } from './open-shop.ts';

// On the disk of the shop's own data, because the speed of orders depends on the disk.
const parent = join(import.meta.dirname, '../../../.data');

/** Lets `work` use the data of a new shop with so many products, and removes it afterwards. */
export async function withNewShop<Result>(products: number, work: (dataDir: string) => Promise<Result>) {
  await mkdir(parent, { recursive: true });
  const dataDir = await mkdtemp(join(parent, 'bench-'));
  try {
    await fillShop(dataDir, products);
    return await work(dataDir);
  } finally {
    await removeDatabase(dataDir);
    await rm(dataDir, { recursive: true });
  }
}

/** Lets `work` open shops with a number of products, and always closes and removes them afterwards. */
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

/** If root runs the shop, its database may be elsewhere, behind a link. */
async function removeDatabase(dataDir: string) {
  const place = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
  if (place) await rm(place, { recursive: true });
}

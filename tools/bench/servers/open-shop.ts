import { randomBytes } from 'node:crypto';
import { startShopProcess } from '../../../test/start-shop-process.ts';
import type { Server } from './server.ts';

export type Shop = Server & {
  products: number;
  dataDir: string;
  admin: { email: string; password: string };
};

/**
 * Starts a shop as `npm start` does, with a process and an embedded database of its own, but without rate limits. It ends
 * with the bench, even if that is killed.
 */
export async function openShop(dataDir: string, products: number): Promise<Shop> {
  const admin = { email: 'admin@saha.example', password: randomBytes(12).toString('hex') };
  const shop = await startShopProcess({
    DATA_DIR: dataDir,
    DEMO: '0',
    // The sign-ins create a user, and a shop with users needs an administrator (I7).
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMITS: 'off',
  });
  await shop.untilReady();
  return {
    port: shop.port,
    pid: shop.pid,
    products,
    dataDir,
    admin,
    async stop() {
      await shop.end();
    },
  };
}

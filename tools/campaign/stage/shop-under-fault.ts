import { freePort } from '../../../test/free-port.ts';
import { startShopProcess } from '../../../test/start-shop-process.ts';
import { ownDomain, type ShopData } from './shop-data.ts';

export const admin = { email: `admin${ownDomain}`, password: 'correct-horse-battery' };

type Opening = ShopData & {
  /** A file for what the process writes. */
  log: string;
  /** More settings; they replace those below. */
  variables?: Record<string, string> | undefined;
};

export type Shop = Awaited<ReturnType<typeof launchShop>>;

/** Launches a production process of the shop, with its limits, and does not wait until it is ready. */
export async function launchShop({ dataDir, databaseUrl, log, variables }: Opening) {
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // Orders of the storms come from many addresses, as they would through a proxy.
    TRUST_PROXY: '127.0.0.1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...variables,
  };
  const start = () => startShopProcess(settings, { log });
  let current = await start();
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: () => current.pid,
    hasEnded: () => current.hasEnded(),
    end: (signal?: 'SIGTERM' | 'SIGKILL') => current.end(signal),
    untilReady: () => current.untilReady(),
    /** Ends the process, starts another on the same port, and waits until it is ready. */
    async restart(signal: 'SIGTERM' | 'SIGKILL') {
      await current.end(signal);
      current = await start();
      await current.untilReady();
    },
  };
}

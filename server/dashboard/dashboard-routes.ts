import { dashboardApi } from '../../shared/reports/morning.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { readMorning } from './read-morning.ts';

export const routes = [
  handle(dashboardApi.morning, async ({ db, query, user, env, now }) =>
    readMorning(db, { ...query, user, env, now: now(), settings: await readShopSettings(db) }),
  ),
];

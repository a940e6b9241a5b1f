import { wishApi } from '../../shared/accounts/profile.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { changeWishes } from './change-wishes.ts';

/** The wish lists of accounts (requirements: Wish list). */
export const routes = [
  handle(wishApi.change, async ({ db, body, user, now }) => ({
    productIds: await changeWishes(db, { ...body, userId: user.id, now: now() }),
  })),
];

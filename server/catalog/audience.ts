import type { Caller } from '../platform/http/handle-endpoint.ts';

/** Whether the caller may see products of inactive categories, and inactive categories and needs. */
export type Audience = { includeHidden: boolean };

export function audienceOf(user: Caller['user']): Audience {
  return { includeHidden: user?.role === 'admin' };
}

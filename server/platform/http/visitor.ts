import { createHash } from 'node:crypto';
import type { UnknownCaller } from './handle-endpoint.ts';
import type { Limits, VisitorAction } from './limits.ts';

/** Set in a browser before its first order, so that its calls are not counted with those of others. */
export const browserCookie = 'guest-orders';

/** A browser as limits count it, and its network address. */
export type Visitor = { visitor: string; ip: string };

/**
 * The browser of a call: its network address with its cookie or, without one, with what it says about itself. These can be
 * made up, so a limit by network address stands behind this one.
 */
export function visitorOf({ ip, cookie, header }: Pick<UnknownCaller, 'ip' | 'cookie' | 'header'>): Visitor {
  const own = cookie(browserCookie);
  const browser = own ? [own] : [header('user-agent'), header('accept-language')];
  return {
    visitor: createHash('sha256')
      .update(JSON.stringify([ip, ...browser]))
      .digest('base64url'),
    ip,
  };
}

/**
 * Counts a call of a stranger, by visitor first: a visitor who is refused uses up nothing of the network address that others
 * share. Throws ApiError 429.
 */
export async function spendByVisitor(limits: Limits, action: VisitorAction, { visitor, ip }: Visitor) {
  await limits.spend(`${action}ByVisitor`, visitor);
  await limits.spend(`${action}ByAddress`, ip);
}

/** Throws the same error, without counting. */
export async function checkByVisitor(limits: Limits, action: VisitorAction, { visitor, ip }: Visitor) {
  await limits.check(`${action}ByVisitor`, visitor);
  await limits.check(`${action}ByAddress`, ip);
}

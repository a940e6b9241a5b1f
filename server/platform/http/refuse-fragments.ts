import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';

/** A request target has no fragment (RFC 9112 §3.2). Routes and pages would disagree about where its path ends. */
export async function refuseFragments({ url }: { url: string }) {
  if (url.includes('#')) throw new ApiError(400, refusal('request-not-understood'));
}

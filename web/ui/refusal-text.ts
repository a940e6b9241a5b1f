import { isApiError } from '../../shared/api-error.ts';
import { uiWords } from '../words/ui-words.ts';

/** Why a call did not work, and how long to wait if the shop says so; `failed` for what is no answer of the shop. */
export function refusalText(error: unknown, failed: string) {
  if (!isApiError(error)) return failed;
  const { retryAfter } = error.details;
  return error.status === 429 && retryAfter ? `${error.message} ${uiWords.wait(retryAfter)}` : error.message;
}

import { isApiError } from '../../shared/contract/api-error.ts';
import { uiWords } from '../words/ui-words.ts';

/**
 * The reason why a call failed, with the time to wait if the server names it. `failed` is the text for an error that did
 * not come from a call.
 */
export function refusalText(error: unknown, failed = uiWords.failed) {
  if (!isApiError(error)) return failed;
  const { retryAfter } = error.details;
  return error.status === 429 && retryAfter ? `${error.message} ${uiWords.wait(retryAfter)}` : error.message;
}

import { isApiError } from '../../shared/contract/api-error.ts';
import { uiWords } from '../words/ui-words.ts';
import { PageRefusal } from './page-refusal.ts';

/**
 * The reason why a call failed or the page refuses something, with the time to wait if the server names it. `failed` is the
 * text for any other error.
 */
export function refusalText(error: unknown, failed = uiWords.failed) {
  if (error instanceof PageRefusal) return error.message;
  if (!isApiError(error)) return failed;
  const { retryAfter } = error.details;
  return error.status === 429 && retryAfter ? `${error.message} ${uiWords.wait(retryAfter)}` : error.message;
}

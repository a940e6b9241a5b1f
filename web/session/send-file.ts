import { ApiError } from '../../shared/contract/api-error.ts';
import type { ErrorReply } from '../../shared/contract/endpoint.ts';
import { uiWords } from '../words/ui-words.ts';
import { leaveForSignIn } from './leave-for-sign-in.ts';
import { withXsrf } from './send-with-xsrf.ts';
import { worded } from './translated.ts';

type Sending = {
  endpoint: { method: string; path: string; upload: string };
  file: Blob;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

type Answer = { status: number; reply: unknown };

/** Uploads a file and returns the reply. Throws ApiError, with status 0 if the server does not answer. */
export async function sendFile(sending: Sending): Promise<unknown> {
  const { status, reply } = await withXsrf((token) => post(sending, token), sending.signal);
  if (status === 401) await leaveForSignIn(window.location.pathname + window.location.search);
  const { code, message, values } = (reply ?? {}) as Partial<ErrorReply>;
  if (status >= 300 || !reply)
    throw ApiError.received(
      status,
      message === undefined ? uiWords.failed : await worded({ code, message, values }),
    );
  return reply;
}

/** Uses XMLHttpRequest, because `fetch` reports no progress. */
function post({ endpoint, file, onProgress, signal }: Sending, token: Record<string, string>) {
  const form = new FormData();
  form.append(endpoint.upload, file);
  const request = new XMLHttpRequest();
  request.open(endpoint.method, `/api${endpoint.path}`);
  request.responseType = 'json';
  for (const [name, value] of Object.entries(token)) request.setRequestHeader(name, value);
  return new Promise<Answer>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve({ status: request.status, reply: request.response }));
    request.addEventListener('error', () => reject(ApiError.received(0, uiWords.unreachable)));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

import { ApiError } from '../../../shared/api-error.ts';
import type { ErrorReply } from '../../../shared/endpoint.ts';
import { productFormApi } from '../../../shared/product-form.ts';
import { leaveForSignIn } from '../../session/leave-for-sign-in.ts';
import { withXsrf } from '../../session/send-with-xsrf.ts';
import { uiWords } from '../../words/ui-words.ts';

type Sending = {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

type Answer = { status: number; reply: unknown };

/** Uploads a picture and returns its URL. Throws ApiError, with status 0 if the server does not answer. */
export async function sendPicture(picture: Blob, { onProgress, signal }: Sending): Promise<string> {
  const { status, reply } = await withXsrf((token) => post(picture, { token, onProgress, signal }), signal);
  if (status === 401) await leaveForSignIn(window.location.pathname + window.location.search);
  const { message } = (reply ?? {}) as Partial<ErrorReply>;
  const stored = productFormApi.upload.reply.safeParse(reply).data;
  if (status >= 300 || !stored) throw new ApiError(status, message ?? uiWords.failed);
  return stored.imageUrl;
}

/** Uses XMLHttpRequest, because `fetch` reports no progress. */
function post(picture: Blob, { token, onProgress, signal }: Sending & { token: Record<string, string> }) {
  const form = new FormData();
  form.append(productFormApi.upload.upload, picture);
  const request = new XMLHttpRequest();
  request.open(productFormApi.upload.method, `/api${productFormApi.upload.path}`);
  request.responseType = 'json';
  for (const [name, value] of Object.entries(token)) request.setRequestHeader(name, value);
  return new Promise<Answer>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve({ status: request.status, reply: request.response }));
    request.addEventListener('error', () => reject(new ApiError(0, uiWords.unreachable)));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api-error.ts';
import type { ErrorReply } from '../../../shared/endpoint.ts';
import { maxImageBytes } from '../../../shared/images.ts';
import { productFormApi } from '../../../shared/product-form.ts';
import { leaveForSignIn } from '../../session/leave-for-sign-in.ts';
import { withXsrf } from '../../session/send-with-xsrf.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { uiWords } from '../../words/ui-words.ts';

const words = adminProductsWords.picture;

export type Picture = ReturnType<typeof usePicture>;

/** A form's picture. It is uploaded as soon as it is chosen, so that the form shows it as the shop will. */
export function usePicture(onChange: (imageUrl: string) => void) {
  /** The share that has been sent; null if nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController>(null);

  function stop() {
    sending.current?.abort();
    sending.current = null;
    setProgress(null);
    setProblem(null);
  }

  async function choose(file: File) {
    stop();
    if (file.size > maxImageBytes) return setProblem(words.tooLarge);
    const attempt = new AbortController();
    sending.current = attempt;
    setProgress(0);
    try {
      const imageUrl = await sendPicture(file, { onProgress: setProgress, signal: attempt.signal });
      if (attempt.signal.aborted) return;
      onChange(imageUrl);
    } catch (error) {
      if (attempt.signal.aborted) return;
      setProblem(words.failed(refusalText(error)));
    }
    setProgress(null);
  }

  function remove() {
    stop();
    onChange('');
  }

  useEffect(() => () => sending.current?.abort(), []);

  return { progress, problem, choose, remove };
}

type Sending = {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

type Answer = { status: number; reply: unknown };

/** Uploads a picture and returns its URL. Throws ApiError, with status 0 if the server does not answer. */
async function sendPicture(picture: Blob, { onProgress, signal }: Sending): Promise<string> {
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

import { productFormApi } from '../../../shared/catalog/product-form.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { sendFile } from '../../session/send-file.ts';
import { uiWords } from '../../words/ui-words.ts';

type Sending = {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Uploads a picture and returns its URL. Throws ApiError, with status 0 if the server does not answer. */
export async function sendPicture(picture: Blob, sending: Sending): Promise<string> {
  const endpoint = productFormApi.upload;
  const reply = await sendFile({ endpoint, file: picture, ...sending });
  const stored = endpoint.reply.safeParse(reply).data;
  if (!stored) throw ApiError.received(200, uiWords.failed);
  return stored.imageUrl;
}

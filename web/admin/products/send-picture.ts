import { productFormApi } from '../../../shared/catalog/product-form.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { sendFile } from '../../session/send-file.ts';
import { maxChosenBytes, shrinkPicture } from '../../ui/forms/shrink-picture.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { uiWords } from '../../words/ui-words.ts';

const words = adminProductsWords.picture;

type Sending = {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** A picture that is too large, and cannot be made smaller. The message says which size is allowed. */
export class TooLargePicture extends Error {}

/**
 * Uploads a picture, made smaller if need be, and returns its URL. Throws TooLargePicture, and ApiError, with status 0 if
 * the server does not answer.
 */
export async function sendPicture(picture: File, sending: Sending): Promise<string> {
  const endpoint = productFormApi.upload;
  if (picture.size > maxChosenBytes) throw new TooLargePicture(words.overLimit);
  const file = await shrinkPicture(picture);
  sending.signal.throwIfAborted();
  if (!file) throw new TooLargePicture(words.tooLarge);
  const reply = await sendFile({ endpoint, file, ...sending });
  const stored = endpoint.reply.safeParse(reply).data;
  if (!stored) throw ApiError.received(200, uiWords.failed);
  return stored.imageUrl;
}

/** Why a picture was not uploaded. */
export function pictureProblem(error: unknown) {
  return error instanceof TooLargePicture ? error.message : words.failed(refusalText(error));
}

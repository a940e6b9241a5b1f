import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';
import { line } from '../values/text.ts';

export const invalidImageUrl = messageOf('image-address-invalid');

/**
 * A picture's address. Browsers load it, so it must be https or one of our own uploads (threats T23). The server itself
 * never fetches it.
 */
export function imageUrl(required: string) {
  return line(2000, required).check(z.refine(isShowable, invalidImageUrl));
}

const ownPicture = /^\/uploads\/[\w.-]+$/;

const https = z.url({ protocol: /^https$/ });

function isShowable(value: string) {
  return ownPicture.test(value) || https.safeParse(value).success;
}

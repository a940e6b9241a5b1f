import * as z from 'zod/mini';
import { line } from './text.ts';

/**
 * A picture's address: https or one of our own uploads, because browsers are sent there (threats T23). The server
 * itself never opens it.
 */
export function imageUrl(required: string) {
  return line(2000, required).check(
    z.refine(isShowable, 'Image must be an uploaded picture or an https address'),
  );
}

const ownPicture = /^\/uploads\/[\w.-]+$/;

const https = z.url({ protocol: /^https$/ });

function isShowable(value: string) {
  return ownPicture.test(value) || https.safeParse(value).success;
}

import { expect, test, vi } from 'vitest';
import { pictureProblem, sendPicture } from './send-picture.ts';

test.each([
  [20 * 1024 * 1024 + 1, 'The picture is over 20 MB. Choose a smaller one.'],
  [2 * 1024 * 1024 + 1, 'Image size must be less than 2MB'],
])('a picture of %i bytes that cannot be made smaller is told its limit', async (bytes, text) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const picture = new File([new Uint8Array(bytes)], 'front.png', { type: 'image/png' });
  const sending = { onProgress: () => undefined, signal: new AbortController().signal };
  const problem = await sendPicture(picture, sending).catch(pictureProblem);
  expect(problem).toBe(text);
});

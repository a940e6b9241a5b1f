import { expect, test } from 'vitest';
import { pictureProblem, sendPicture } from './send-picture.ts';

test('a picture above 20 MB is told that limit', async () => {
  const picture = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'front.png', { type: 'image/png' });
  const sending = { onProgress: () => undefined, signal: new AbortController().signal };
  const problem = await sendPicture(picture, sending).catch(pictureProblem);
  expect(problem).toBe('The picture is over 20 MB. Choose a smaller one.');
});

import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inPictureProcess } from './in-picture-process.ts';

const green = sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#10b981' } });
const picture = await green.png().toBuffer();

/** The processes that this one has started for pictures. */
function pictureProcesses() {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  return lines
    .split('\n')
    .flatMap((line) => (line.includes('picture-process') ? [Number.parseInt(line, 10)] : []));
}

test('one process encodes all pictures and passes on why it cannot', async () => {
  const files = await Promise.all(
    [200, 400].map((width) => inPictureProcess('makeFile', picture, { width: width as 200, format: 'webp' })),
  );
  const sizes = await Promise.all(files.map(async (bytes) => (await sharp(bytes).metadata()).width));
  expect(sizes).toEqual([200, 400]);
  await expect(inPictureProcess('encodeImage', Buffer.from('text'))).rejects.toThrow(
    /unsupported image format/,
  );
  expect(pictureProcesses()).toHaveLength(1);
});

test('after the process was killed its callers are told to try again, and another takes over', async () => {
  const encoding = inPictureProcess('encodeImage', picture);
  encoding.catch(() => undefined);
  await expect.poll(pictureProcesses).toHaveLength(1);
  for (const pid of pictureProcesses()) process.kill(pid, 'SIGKILL');

  await expect(encoding).rejects.toMatchObject({ status: 503 });

  expect(await inPictureProcess('encodeImage', picture, { effort: 'quick' })).toHaveLength(6);
});

import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeAbandoned, unfinishedFolder } from './unfinished-folder.ts';

test('only unfinished folders of killed processes are removed', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'saha-unfinished-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const place = join(parent, 'postgres');
  const underWay = unfinishedFolder(place);
  // Above the largest process id of Linux.
  const abandoned = `${place}.new-4194305-0123abcd`;
  await Promise.all([place, underWay, abandoned].map((folder) => mkdir(folder)));
  await removeAbandoned(place);
  expect((await readdir(parent)).sort()).toEqual(['postgres', basename(underWay)]);
});

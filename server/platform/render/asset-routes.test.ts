import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';

test('pictures may be shown by other sites, scripts may not', async () => {
  const clientFolder = await mkdtemp(join(tmpdir(), 'saha-assets-'));
  onTestFinished(() => rm(clientFolder, { recursive: true }));
  await writeFile(join(clientFolder, 'share.png'), 'png');
  await writeFile(join(clientFolder, 'late.js'), 'js');
  const renderPage = async () => ({ status: 200, headers: new Headers(), html: 'page' });
  const { app } = await createTestApp({ pages: { renderPage, clientFolder } });
  const policyOf = async (url: string) => (await app.inject(url)).headers['cross-origin-resource-policy'];
  expect([await policyOf('/share.png'), await policyOf('/late.js')]).toEqual(['cross-origin', 'same-origin']);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variableNames } from '../../server/platform/start-up/env.ts';
import { envExample } from './env-example.ts';

test('.env.example is what `node tools/commands/env-example.ts` writes, and names every variable once', () => {
  const written = readFileSync('.env.example', 'utf8');
  expect(written).toBe(envExample());
  const named = [...written.matchAll(/^#([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...variableNames].sort());
});

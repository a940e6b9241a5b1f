import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';

/** Answers of the process that imports hostile files with a small heap; see test/import-hostile-files.ts. */
type Outcome = { name: string; state: string; stopped: number; grownMb: number; storedRows: number };

/**
 * `stopped` is the longest time in which the shop answered nobody, in times that the machine took beside it for 100,000
 * small rows (0.1 to 0.3 s). The worst file takes 2; those that once stopped the shop took over 100.
 */
const budget = { stopped: 8, grownMb: 150, storedRows: 1_001 };

test('hostile files neither stop the shop nor fill its memory', { timeout: 300_000 }, async () => {
  const { connectionString } = await createTestDatabase();
  const script = join(import.meta.dirname, '../../test/import-hostile-files.ts');
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=400', '--expose-gc', script, connectionString],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let text = '';
  child.stdout.on('data', (piece: Buffer) => {
    text += piece.toString();
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  const outcomes = text
    .trim()
    .split('\n')
    .map((line): Outcome => JSON.parse(line));
  expect(outcomes.length).toBeGreaterThan(8);
  const beyond = outcomes.filter(
    ({ stopped, grownMb, storedRows }) =>
      stopped > budget.stopped || grownMb > budget.grownMb || storedRows > budget.storedRows,
  );
  expect(beyond).toEqual([]);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aProduct } from '../../test/factories.ts';

const script = join(import.meta.dirname, 'run-campaign.ts');

/** The lines that the campaign prints before it ends with exit code 1. */
async function refusalOf(options: string[], databaseUrl = '') {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const outcome = await promisify(execFile)(process.execPath, [script, ...options], { env }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(outcome).toMatchObject({ code: 1, stdout: '' });
  return outcome.stderr.trim().split('\n');
}

test('a database with products of somebody else is refused in one line', async () => {
  const { db, connectionString } = await createTestDatabase();
  await aProduct(db, { name: 'Soap' });
  expect(await refusalOf(['--quick'], connectionString)).toEqual([
    'The database holds 1 orders, products or users that no campaign made. The campaign kills servers and fills the stock: give it an empty database.',
  ]);
});

test.each([
  ['--share=0', '--share must be a whole number from 1 to 100'],
  ['--only=F1,F99', 'There is no fault F99'],
])('%s is refused in one line', async (option, line) => {
  expect(await refusalOf([option])).toEqual([line]);
});

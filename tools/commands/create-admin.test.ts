import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';

const password = 'olive tree 777';

/** Runs the command as npm does and pipes `typed` into it. */
async function createAdmin(args: string[], env: Record<string, string>, typed = '') {
  const child = spawn(process.execPath, ['tools/commands/create-admin.ts', ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  child.stdin.end(typed);
  const [[code], out, errors] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, out, errors };
}

test('the password comes from a pipe or from ADMIN_PASSWORD', async () => {
  const { connectionString: DATABASE_URL, db } = await createTestDatabase();
  expect(await createAdmin(['owner@example.com'], { DATABASE_URL }, `${password}\n`)).toEqual({
    code: 0,
    out: 'owner@example.com is an administrator now.\n',
    errors: '',
  });
  const second = await createAdmin(['second@example.com'], { DATABASE_URL, ADMIN_PASSWORD: password });
  expect(second.code).toBe(0);
  const users = await db
    .selectFrom('users')
    .select(['email', 'role', 'email_proved'])
    .orderBy('email')
    .execute();
  expect(users).toEqual([
    { email: 'owner@example.com', role: 'admin', email_proved: true },
    { email: 'second@example.com', role: 'admin', email_proved: true },
  ]);
});

test('without a shop none is made', async () => {
  const DATA_DIR = join(tmpdir(), `saha-no-shop-${crypto.randomUUID()}`);
  expect(await createAdmin(['owner@example.com'], { DATA_DIR }, password)).toEqual({
    code: 1,
    out: '',
    errors: `There is no shop in ${DATA_DIR}. Set DATA_DIR, or DATABASE_URL, as for the shop.\n`,
  });
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('an existing account is not made an administrator', async () => {
  const { connectionString: DATABASE_URL, db } = await createTestDatabase();
  await createAdmin(['owner@example.com'], { DATABASE_URL }, password);
  await db.updateTable('users').set({ role: 'user' }).execute();
  const before = await db.selectFrom('users').selectAll().execute();
  const { code, errors } = await createAdmin(['Owner@Example.com'], { DATABASE_URL }, password);
  expect({ code, errors }).toEqual({
    code: 1,
    errors: 'There is an account with Owner@Example.com already. Nothing was changed.\n',
  });
  expect(await db.selectFrom('users').selectAll().execute()).toEqual(before);
});

test('a missing or weak value is refused with one line, and a password on the command line is not read', async () => {
  const { connectionString: DATABASE_URL, db } = await createTestDatabase();
  const refusal = async (args: string[], typed: string) =>
    (await createAdmin(args, { DATABASE_URL }, typed)).errors;
  const usage = 'Usage: npm run admin:create -- EMAIL\n';
  expect(await refusal([], password)).toBe(`Email is required. ${usage}`);
  expect(await refusal(['owner'], password)).toBe(`Email address is invalid. ${usage}`);
  expect(await refusal(['owner@example.com', password], password)).toBe(usage);
  expect(await refusal(['owner@example.com'], '')).toBe('No password was given.\n');
  expect(await refusal(['owner@example.com'], 'olive tree7')).toBe(
    "The administrator's password must be at least 12 characters.\n",
  );
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
});

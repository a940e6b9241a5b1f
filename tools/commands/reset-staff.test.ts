import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newId } from '../../server/platform/db/new-id.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

const run = promisify(execFile);

test('the command removes the second step of the last administrator, who then signs in by password', async () => {
  const { app, db, resources } = await createTestApp();
  const { user, headers } = await signedInAs(db, 'admin');
  const lost = {
    id: newId(),
    user_id: user.id,
    kind: 'totp',
    name: 'Phone',
    secret: 'JBSWY3DPEHPK3PXP',
  } as const;
  await db
    .insertInto('second_factors')
    .values({ ...lost, created_at: new Date() })
    .execute();
  expect((await app.inject({ url: '/api/auth/users', headers })).statusCode).toBe(401);
  const reset = (email: string) =>
    run(process.execPath, ['tools/commands/person.ts', 'reset', email], {
      env: { PATH: process.env.PATH, DATABASE_URL: resources.env.databaseUrl },
    });
  await expect(reset('nobody@example.com')).rejects.toThrow('does not belong to the staff');
  const { stdout } = await reset(user.email.toUpperCase());
  expect(stdout).toContain('has no second step any more');
  expect(await db.selectFrom('second_factors').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([]);
  const audit = await db.selectFrom('audit_entries').select(['action', 'actor_name']).execute();
  expect(audit).toEqual([{ action: 'staff.stepreset', actor_name: 'Command person reset' }]);
});

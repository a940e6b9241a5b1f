import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';
import { deleteEndedSignIns } from './delete-ended-sign-ins.ts';
import { createResetToken } from './reset-password.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

test('only expired sessions, links, codes and failures are deleted each night', async () => {
  const { db, resources } = await createTestApp({ runsJobs: true });
  const now = Date.now();
  const ago = (time: number) => new Date(now - time);
  const setSeenRecently = () =>
    db
      .updateTable('sessions')
      .set({ last_seen_at: ago(hour) })
      .execute();
  const kept = [await signedInAs(db, 'user', ago(29 * day)), await signedInAs(db, 'admin', ago(11 * hour))];
  const ended = [await signedInAs(db, 'user', ago(31 * day)), await signedInAs(db, 'admin', ago(13 * hour))];
  await setSeenRecently();
  kept.push(await signedInAs(db, 'user', ago(13 * day)));
  ended.push(await signedInAs(db, 'user', ago(15 * day)), await signedInAs(db, 'admin', ago(3 * hour)));
  const keptIds = kept.map(({ user }) => user.id).sort();
  for (const { user } of kept) await createResetToken(db, { userId: user.id, now: ago(0) });
  for (const { user } of ended) await createResetToken(db, { userId: user.id, now: ago(2 * hour) });
  await aCode(ago(1000), 'old');
  await aCode(ago(-1000 * 60), 'new');
  await db
    .insertInto('sign_in_failures')
    .values([
      { key: 'old', failures: 9, next_try_at: ago(25 * hour) },
      { key: 'new', failures: 9, next_try_at: ago(23 * hour) },
    ])
    .execute();

  const [schedule] = await resources.jobs.getSchedules(deleteEndedSignIns.queue);
  expect(schedule).toMatchObject({ cron: '27 3 * * *', timezone: 'Africa/Algiers' });
  await deleteEndedSignIns.run({}, { ...resources, jobId: newId(), signal: AbortSignal.any([]) });
  const failures = await db.selectFrom('sign_in_failures').select('key').execute();
  expect(failures).toEqual([{ key: 'new' }]);
  const sessions = await db.selectFrom('sessions').select('user_id').execute();
  expect(sessions.map(({ user_id }) => user_id).sort()).toEqual(keptIds);
  expect(await db.selectFrom('reset_tokens').select('user_id').execute()).toHaveLength(3);
  expect(await db.selectFrom('verification_codes').select('email').execute()).toEqual([
    { email: 'new@example.com' },
  ]);

  async function aCode(expires_at: Date, name: string) {
    await db
      .insertInto('verification_codes')
      .values({
        id_hash: Buffer.from(name),
        browser_hash: Buffer.from('browser'),
        email: `${name}@example.com`,
        name: 'Amina',
        code_hash: Buffer.from('code'),
        expires_at,
      })
      .execute();
  }
});

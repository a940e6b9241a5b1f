import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { postgresAccount } from '../../../server/platform/embedded-postgres/postgres-account.ts';
import { createHost } from '../failover/postgres-host.ts';
import { type Fault, SkipError } from '../fault.ts';
import { brokenStart, copyProgram, migration, openCopy } from '../stage/program-copies.ts';
import { hasMigration, type ShopData, withDatabase } from '../stage/shop-data.ts';
import { runUpgrade } from '../stage/started-upgrade.ts';

export const externalUpgrade: Fault = {
  id: 'F24',
  name: 'an upgrade with an external database: taken back, killed, done',
  async play(stage) {
    if (stage.isQuick) throw new SkipError('only in the long run');
    const host = await aHost();
    stage.onEnd(() => host.end());
    stage.data = { dataDir: join(stage.folder, 'data'), databaseUrl: host.url };
    await mkdir(stage.data.dataDir, { mode: 0o711 });
    const program = await copyProgram(join(stage.folder, 'old'));
    const next = await copyProgram(join(stage.folder, 'next'), { migration });
    const changes = { migration, replaced: brokenStart };
    const broken = await copyProgram(join(stage.folder, 'broken'), changes);
    const database = { DATABASE_URL: host.url };
    const shop = await openCopy(stage, program, database);
    const storm = await stage.beginStorm([shop], { buyers: 2, patienceMs: 600_000 });
    await storm.untilNext();
    const upgrading = { program, ...stage.data, variables: database, log: join(stage.folder, 'upgrade.log') };
    const found: string[] = [];
    const back = await runUpgrade({ ...upgrading, from: broken });
    if (!back.output.includes('The shop is as before')) found.push(`it did not go back: ${back.output}`);
    await storm.untilNext();
    if (await hasMigration(stage.data)) found.push('the migration is left after going back');
    await runUpgrade({
      ...upgrading,
      from: next,
      onStep: (name, kill) => name.startsWith('Migrate') && kill(),
    });
    const last = await runUpgrade({ ...upgrading, from: next });
    if (last.code !== 0) found.push(`the upgrade failed: ${last.output}`);
    await storm.untilNext();
    if (!(await hasMigration(stage.data))) found.push('the migration is missing');
    await storm.end();
    const backup = join(stage.folder, 'backup');
    const runBackup = (...words: string[]) =>
      endOfBackup(words, { ...database, DATA_DIR: stage.data.dataDir });
    const whileOpen = await runBackup(backup);
    const refused = await runBackup('restore', backup);
    if (!refused.includes('Processes still use the database')) found.push(`it was not refused: ${refused}`);
    await shop.end();
    const before = await countOrders(stage.data);
    await withDatabase(stage.data, (db) => sql`drop schema public cascade`.execute(db));
    for (const failure of [whileOpen, await runBackup('restore', backup), await runBackup('drill')]) {
      if (failure) found.push(failure);
    }
    const after = await countOrders(stage.data);
    if (after !== before) found.push(`of ${before} orders ${after} were restored`);
    const note = 'once taken back, once killed while it migrated, once done; backed up, restored and drilled';
    return { broken: found, note };
  },
};

/** Runs `npm run backup` with these words to its end. Answers what it wrote if it failed. */
function endOfBackup(words: string[], variables: Record<string, string>) {
  const command = ['tools/commands/backup/backup.ts', ...words];
  const env = { PATH: process.env.PATH, ...variables };
  return promisify(execFile)(process.execPath, command, { env }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) =>
      `backup ${words.join(' ')}: ${stdout}${stderr}`,
  );
}

function countOrders(data: ShopData) {
  return withDatabase(data, async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from orders`.execute(db);
    return rows[0]?.count;
  });
}

/** A PostgreSQL of this system with the shop's empty database, in a folder that its user can reach. */
async function aHost() {
  const folder = await mkdtemp(join(tmpdir(), 'saha-external-'));
  await chmod(folder, 0o711);
  const [password, account] = [randomBytes(24).toString('hex'), await postgresAccount()];
  const host = await createHost({ name: 'db', folder, password, account }).catch((error: Error) => {
    throw new SkipError(`skipped: ${error.message}`);
  });
  await host.initialize();
  return {
    url: `postgres://saha:${password}@127.0.0.1:${host.port}/saha`,
    async end() {
      host.end();
      await rm(folder, { recursive: true });
    },
  };
}

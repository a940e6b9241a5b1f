import { execFile } from 'node:child_process';
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartUpError } from '../start-up/start-up-error.ts';

/** The user of the operating system that PostgreSQL runs as, if it is not ours. */
export type PostgresAccount = { uid: number; gid: number };

const run = promisify(execFile);
const name = 'postgres';

/**
 * PostgreSQL refuses to run as root, so a shop started by root runs it as the system user `postgres`, which is created
 * if it is missing. Undefined for other users, who run it themselves.
 */
export async function postgresAccount(): Promise<PostgresAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (await findAccount()) ?? (await createAccount());
}

async function findAccount() {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    return undefined;
  }
}

async function createAccount() {
  const noLogin = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  // If creating fails, a second shop that starts at the same moment may have created the user.
  const failure = await run('useradd', [...noLogin, name]).then(() => undefined, String);
  const account = await findAccount();
  if (account) return account;
  throw new StartUpError(
    `PostgreSQL cannot run as root, and its system user "${name}" could not be created. ` +
      `Make it, start the shop as another user, or set DATABASE_URL.\n  ${failure}`,
  );
}

/** Whether any user may pass through a folder and all folders above it, as PostgreSQL's user must. */
export async function everyoneCanReach(folder: string) {
  let path = await realpath(folder);
  for (;;) {
    const { mode } = await stat(path);
    if ((mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
    path = dirname(path);
  }
}

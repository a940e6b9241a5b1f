import { execFile } from 'node:child_process';
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartUpError } from '../start-up/start-up-error.ts';

/** The user of the operating system that PostgreSQL runs as, where that is another than ours. */
export type PostgresAccount = { uid: number; gid: number };

const run = promisify(execFile);
const name = 'postgres';

/**
 * PostgreSQL refuses to run as root; a shop started by root gives it the system user `postgres`, made where it is missing.
 * Undefined for everybody else: then it runs as ourselves.
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
  // A second shop starting at the same moment may have been faster: what counts is that the user is there.
  const failure = await run('useradd', [...noLogin, name]).then(() => undefined, String);
  const account = await findAccount();
  if (account) return account;
  throw new StartUpError(
    `PostgreSQL cannot run as root, and its system user "${name}" could not be made. ` +
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

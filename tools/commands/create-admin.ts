import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { insertAdmin } from '../../server/accounts/create-first-admin.ts';
import { readEnv } from '../../server/platform/start-up/env.ts';
import { StartUpError } from '../../server/platform/start-up/start-up-error.ts';
import { refusalOf } from '../../shared/refusals/refusals.ts';
import { emailAddress } from '../../shared/values/text.ts';
import { openExistingShop } from './open-existing-shop.ts';

const usage = 'Usage: npm run admin:create -- EMAIL';

/**
 * Creates an administrator. The password comes from ADMIN_PASSWORD, the terminal or a pipe, never from the command line,
 * which every user of the machine can read.
 */
async function run() {
  const email = readEmail();
  // For the shop the two variables mean its first administrator. Here the password belongs to the given address.
  const { ADMIN_PASSWORD: given, ADMIN_EMAIL: _, ...variables } = process.env;
  const env = readEnv(variables);
  const password = given || (process.stdin.isTTY ? await askTwice() : await readPipe());
  const { db, close } = await openExistingShop(env, 'admin');
  try {
    await insertAdmin(db, { email, password });
    console.log(`${email} is an administrator now.`);
  } finally {
    await close();
  }
}

function readEmail() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { data, error } = emailAddress().safeParse(positionals[0]);
  if (positionals.length === 1 && data !== undefined) return data;
  const { message } = refusalOf(error?.issues[0]?.message ?? '');
  throw new StartUpError(positionals.length > 1 ? usage : `${message}. ${usage}`);
}

/** The terminal does not show the password, so it is typed twice. */
async function askTwice() {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const ask = (question: string) =>
    new Promise<string>((resolve, reject) => {
      process.stderr.write(question);
      terminal.once('close', () => reject(new StartUpError('\nNo password was given.')));
      terminal.question('', resolve);
    });
  const first = await ask('Password (12 characters or more): ');
  const second = await ask('\nRepeat the password: ');
  terminal.close();
  process.stderr.write('\n');
  if (first !== second) throw new StartUpError('The passwords differ. Nothing was changed.');
  return first;
}

async function readPipe() {
  for await (const line of createInterface({ input: process.stdin })) return line;
  throw new StartUpError('No password was given.');
}

try {
  await run();
} catch (error) {
  const isPlain = error instanceof StartUpError || (error instanceof TypeError && 'code' in error);
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}

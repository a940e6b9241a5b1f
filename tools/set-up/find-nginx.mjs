import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';
import { showProgress } from './progress.mjs';
import { run, withTools } from './run.mjs';

/**
 * Finds an nginx for the tests of deploy/nginx.conf: NGINX_PATH or one on this machine. Installs one if the package does
 * not start a server on its own. Without one, the tests of two processes still run (docs/decisions/0027).
 * @returns {Promise<string | undefined>} its path, if there is one
 */
export async function findNginx() {
  const given = process.env.NGINX_PATH;
  if (given && !(await runs(given)))
    throw new Problem(`NGINX_PATH ${given} is not an nginx that runs here with openssl beside it.`);
  const found = given || (await find()) || (await install());
  if (!found)
    console.log(
      'There is no nginx, so deploy/nginx.conf is NOT tested here. Install nginx and openssl to test it.',
    );
  return found;
}

async function find() {
  // Distributions install it outside the PATH of ordinary users.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  for (const path of folders.map((folder) => join(folder, 'nginx'))) {
    if (existsSync(path) && (await runs(path))) return path;
  }
}

async function runs(path) {
  const calls = [
    [path, '-v'],
    ['openssl', 'version'],
  ];
  const codes = await Promise.all(
    calls.map((call) =>
      run(call, { stdio: 'ignore' }).then(
        ({ code }) => code,
        () => 1,
      ),
    ),
  );
  return codes.every((code) => code === 0);
}

async function install() {
  // Under systemd, Debian's package would start a server on port 80.
  if (process.getuid?.() !== 0 || existsSync('/run/systemd/system')) return undefined;
  const env = withTools({ ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
  const command = 'apt-get update && apt-get install --yes --no-install-recommends nginx openssl';
  await showProgress('Installing nginx', () =>
    run(['sh', '-c', command], { env, stdio: 'ignore', timeout: 180_000 }),
  );
  return find();
}

import { spawn } from 'node:child_process';
import { buildWeb } from '../set-up/build-web.mjs';
import { installShopPackages } from '../set-up/install-packages.mjs';
import { keepRunning } from '../set-up/keep-running.mjs';
import { exitOnProblem } from '../set-up/problem.mjs';
import { root, withTools } from '../set-up/run.mjs';
import { withLock } from '../set-up/with-lock.mjs';

// `npm start`. Plain JavaScript without packages, because a first start may have only Node 20.

endWithNpm();
await exitOnProblem(() =>
  withLock(async () => {
    await installShopPackages();
    // The shop prepares its database meanwhile. If the build fails, it ends with this process.
    const shop = serve();
    await buildWeb();
    shop.tellBuilt();
  }),
);

/**
 * Runs the shop, again after it died, with the signals and the exit code of this process. The shop ends when this process
 * is killed.
 */
function serve() {
  const { HOST, NODE_ENV, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, NODE_COMPILE_CACHE } = process.env;
  const variables = {
    ...process.env,
    // React is fast only in production. HOST still follows the owner's NODE_ENV (docs/environment.md).
    HOST: HOST || (NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    NODE_ENV: 'production',
    // Without these, glibc keeps what each thread frees in an arena of its own, and large blocks after they are freed.
    MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || '2',
    MALLOC_MMAP_THRESHOLD_: MALLOC_MMAP_THRESHOLD_ || '131072',
    // Modules that are compiled already take a third off every later start.
    NODE_COMPILE_CACHE: NODE_COMPILE_CACHE || `${root}node_modules/.cache/compiled`,
  };
  let shop;
  const start = (isAgain) => {
    // Node would otherwise let its new objects grow to 134 MB, which makes nothing faster (docs/operations.md).
    const program = ['--max-semi-space-size=16', 'server/main.ts'];
    // The pages are complete when a shop was open before.
    shop = spawn('node', [...program, ...(isAgain ? [] : ['--await-build'])], {
      cwd: root,
      env: withTools(variables),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    return shop;
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      // A shop that was asked to stop is not started again, whatever its exit code.
      shop.once('exit', (code) => process.exit(code ?? 1));
      // False between a death and the next start.
      if (!shop.kill(signal)) process.exit(0);
    });
  }
  void keepRunning(start).then((code) => process.exit(code));
  return { tellBuilt: () => shop.connected && shop.send('built') };
}

/** A killed npm sends no signal. Without it nobody could stop this process, so it ends too. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || process.exit(1), 250).unref();
}

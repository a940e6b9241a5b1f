import { spawn } from 'node:child_process';
import { alone } from './set-up/alone.mjs';
import { buildWeb } from './set-up/build-web.mjs';
import { installShopPackages } from './set-up/install-packages.mjs';
import { orTellProblem } from './set-up/problem.mjs';
import { root, withTools } from './set-up/run.mjs';

// `npm start`. Plain JavaScript without packages: the first start may find only an old Node.

endWithNpm();
await orTellProblem(() =>
  alone(async () => {
    await installShopPackages();
    await buildWeb();
  }),
);
serve();

/** Runs the shop as this process: same signals, same exit code, and the shop ends when this process is killed. */
function serve() {
  const { HOST, NODE_ENV } = process.env;
  const variables = {
    ...process.env,
    // React is fast only in production; who listens remains the owner's choice (docs/environment.md).
    HOST: HOST || (NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    NODE_ENV: 'production',
  };
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const shop = spawn('node', ['server/main.ts'], { cwd: root, env: withTools(variables), stdio });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
  shop.on('exit', (code) => process.exit(code ?? 1));
}

/** A killed npm tells nobody: without it there is nothing left that could be stopped, so this process ends too. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || process.exit(1), 250).unref();
}

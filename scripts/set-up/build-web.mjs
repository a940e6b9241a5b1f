import { makeIfChanged } from './make-if-changed.mjs';
import { Problem } from './problem.mjs';
import { showProgress } from './progress.mjs';
import { run, withTools } from './run.mjs';

/** Builds the pages of the shop if any of their sources has changed. */
export async function buildWeb() {
  await makeIfChanged({
    stamp: 'build/.complete',
    sources: [
      'web',
      'public',
      'shared',
      'scripts/articles',
      'scripts/icons',
      'scripts/compress-assets.ts',
      'vite.config.ts',
      'react-router.config.ts',
      'package.json',
      'package-lock.json',
    ],
    make: () => showProgress('Building the shop', build),
  });
}

async function build() {
  const env = withTools({ ...process.env, NODE_ENV: 'production' });
  const { code, output } = await run(['npm', 'run', 'build'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (code !== 0) throw new Problem(`The shop could not be built:\n\n${output.trim()}`);
}

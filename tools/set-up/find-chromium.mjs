import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';
import { showProgress } from './progress.mjs';
import { run, withTools } from './run.mjs';

/** The one without windows comes first, because it needs a third of the work to draw a page. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, one on the PATH or Playwright's. Installs one if there is none.
 * @returns {Promise<string>} its path
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !(await runs(given)))
    throw new Problem(`CHROMIUM_PATH ${given} is not a browser that runs here.`);
  return given || (await find()) || (await showProgress('Installing Chromium', install));
}

async function find() {
  const { chromium } = await import('@playwright/test');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...onPath, chromium.executablePath()]) {
    if (existsSync(path) && (await runs(path))) return path;
  }
}

/** A browser may be installed without the system libraries that it needs. */
async function runs(path) {
  const { code } = await run([path, '--version'], { stdio: 'ignore' }).catch(() => ({ code: 1 }));
  return code === 0;
}

async function install() {
  const commands = ['playwright install chromium'];
  if (process.getuid?.() === 0) {
    commands.push(
      'apt-get update && apt-get install --yes chromium-headless-shell || apt-get install --yes chromium',
    );
  }
  const env = withTools({ ...process.env, DEBIAN_FRONTEND: 'noninteractive' });
  let output = '';
  for (const command of commands) {
    const installation = await run(['sh', '-c', command], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 300_000,
    });
    output += `\n${command}\n${installation.output.trim()}\n`;
    const found = await find();
    if (found) return found;
  }
  throw new Problem(`There is no Chromium for the tests. Install one, or set CHROMIUM_PATH.\n${output}`);
}

import { buildWeb } from '../set-up/build-web.mjs';
import { findChromium } from '../set-up/find-chromium.mjs';
import { installAllPackages } from '../set-up/install-packages.mjs';
import { exitOnProblem } from '../set-up/problem.mjs';
import { handOver } from '../set-up/run.mjs';
import { withLock } from '../set-up/with-lock.mjs';

// `node tools/commands/gallery.mjs`: takes a picture of every page. `-- checkout` takes only those with that word in their name,
// `-- --screenshots` also renews those of the README, `-- --language=ar` shows the Arabic shop.

await exitOnProblem(async () => {
  await withLock(installAllPackages);
  process.env.CHROMIUM_PATH = await findChromium();
  await withLock(buildWeb);
  await handOver('tools/gallery/take-gallery.ts');
});

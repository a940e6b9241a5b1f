import { buildWeb } from '../../set-up/build-web.mjs';
import { installShopPackages } from '../../set-up/install-packages.mjs';
import { exitOnProblem } from '../../set-up/problem.mjs';

// Run by an upgrade in the folder of the new release: installs its packages and builds its pages.

// The channel closes when the upgrade ends in any way.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
await exitOnProblem(async () => {
  await installShopPackages();
  await buildWeb();
});

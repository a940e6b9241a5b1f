import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureOneShop } from './measure-one-shop.ts';
import { measureAdminLists } from './measures/admin-lists.ts';
import { measureListLatencies } from './measures/list-latencies.ts';
import { measureOrderPlacement } from './measures/order-placement.ts';
import { measureSignIns } from './measures/sign-ins.ts';
import { type Figure, printFigure, toReport, writeReport } from './report.ts';
import { fillBackOffice } from './servers/fill-back-office.ts';
import { checkInvariants } from './servers/fill-shop.ts';
import { residentMegabytes } from './servers/process-figures.ts';
import { withShops } from './servers/with-shops.ts';

// `npm run bench`: measures everything with a target on the server (requirements: Speed targets). `-- --quick` takes less
// time, `-- --write` writes the result to docs/performance.md.
const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
});

const effort = options.quick
  ? {
      sizes: [100_000],
      turns: 3,
      secondsOfTurn: 1,
      uncachedSeconds: 5,
      listRounds: 10,
      adminRounds: 20,
      orderSeconds: 8,
      signIns: { seconds: 4, rounds: 50 },
    }
  : {
      sizes: [10_000, 100_000],
      turns: 15,
      secondsOfTurn: 2,
      uncachedSeconds: 20,
      listRounds: 60,
      adminRounds: 20,
      orderSeconds: 30,
      signIns: { seconds: 15, rounds: 300 },
    };

const { figures, details } = await withShops(async (open) => {
  const shop = await open(1_000);
  const ofOneShop = await measureOneShop(shop, effort);
  const shops = [shop];
  for (const size of effort.sizes) shops.push(await open(size));
  const lists = await measureListLatencies(shops, effort.listRounds);
  for (const figure of lists.figures) printFigure(figure);
  const largest = shops.at(-1) ?? shop;
  console.error('Filling the back office of the largest shop');
  await fillBackOffice(largest.dataDir, largest.products);
  const adminLists = await measureAdminLists(largest, effort.adminRounds);
  printFigure(adminLists.figure);
  const orders = printFigure(await measureOrderPlacement(shop, effort.orderSeconds));
  const signIns = (await measureSignIns(shop, effort.signIns)).map(printFigure);
  const memory: Figure = {
    what: 'Memory of the process after all this',
    measured: `${Math.round(await residentMegabytes(shop.pid))} MB`,
  };
  for (const { dataDir } of [shop, largest]) await checkInvariants(dataDir);
  return {
    figures: [...ofOneShop, ...lists.figures, adminLists.figure, orders, ...signIns, memory],
    details: [lists.details, adminLists.details],
  };
});

const [{ model = '' } = {}, ...otherCores] = cpus();
const machine = `${model}, ${otherCores.length + 1} cores, Node ${process.versions.node}`;
const run = `${options.quick ? 'Quick run' : 'Full run'} on ${machine}.`;
const report = [run, toReport(figures), ...details].join('\n\n');
console.log(`\n${report}\n`);
if (options.write) await writeReport('performance.md', 'npm run bench --', report);
if (figures.some(({ met }) => met === false)) process.exitCode = 1;

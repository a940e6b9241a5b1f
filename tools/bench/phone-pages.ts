import { parseArgs } from 'node:util';
import type { ProductList } from '../../shared/catalog/catalog.ts';
import { type Measured, measurePageSpeed } from './measures/page-speed.ts';
import { lighthouse } from './measures/run-lighthouse.ts';
import { toTable, writeReport } from './report.ts';
import { withShops } from './servers/with-shops.ts';

// `node tools/commands/lighthouse.mjs` finds the browser and starts this. `-- --write` writes the result to docs/performance.md.
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});

const runs = Number(options.runs);
const pages = await withShops(async (open) => {
  const shop = `http://localhost:${(await open(1_000)).port}`;
  const { products } = (await (await fetch(`${shop}/api/products`)).json()) as ProductList;
  return [
    await measure('home', `${shop}/`),
    await measure('listing', `${shop}/products`),
    await measure('product', `${shop}/products/${products[0]?._id}`),
    await measure('quick order', `${shop}/buy/${products[0]?._id}`),
  ];
});

const indexes = pages.map(({ index }) => index).join(', ');
const report = [
  `Medians of ${runs} runs of ${lighthouse} on a machine whose benchmark index was ${indexes} meanwhile.`,
  toTable(
    ['Page', ...(pages[0]?.measured.map(({ what }) => what) ?? [])],
    pages.map(({ name, measured }) => [name, ...measured.map(show)]),
  ),
].join('\n\n');
console.log(`\n${report}\n`);
if (options.write) await writeReport('performance.md', 'node tools/commands/lighthouse.mjs', report);
if (pages.some(({ measured }) => measured.some(({ met }) => !met))) process.exitCode = 1;

async function measure(name: string, url: string) {
  const page = { name, ...(await measurePageSpeed(url, runs)) };
  console.error(`\n${name}: ${page.measured.map(show).join(', ')}\n  ${page.faults.join('\n  ')}`);
  return page;
}

function show({ value, met }: Measured) {
  const shown = value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : 0 });
  return met ? shown : `**${shown}**`;
}

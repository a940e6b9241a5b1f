import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { esciHealthBeauty } from '../db/import-mappings/esci-health-beauty.ts';
import { openBeautyFactsFr } from '../db/import-mappings/openbeautyfacts-fr.ts';
import { readEnv } from '../server/env.ts';
import { importProducts } from '../server/import/import-products.ts';
import type { Mapping } from '../server/import/import-row.ts';
import { openDatabase } from '../server/platform/db/open-database.ts';
import { StartUpError } from '../server/platform/start-up/start-up-error.ts';
import { openImageDisk } from '../server/platform/uploads/image-files.ts';

const mappings = new Map<string, Mapping>([
  ['esci-health-beauty', esciHealthBeauty],
  ['openbeautyfacts-fr', openBeautyFactsFr],
]);
const usage = `Usage: npm run catalog:import -- FILE [--apply] [--mapping ${[...mappings.keys()].join('|')}]`;

/** Tries the import of a file, or does it with --apply; see docs/import.md. */
async function run() {
  const { file, mapping, apply } = readArguments();
  const env = readEnv();
  const { db, close } = await openDatabase(env, pino({ name: 'import', level: 'warn' }));
  try {
    const { rows, created, updated, unchanged, refused, categories } = await importProducts({
      db,
      disk: await openImageDisk(env),
      file,
      mapping,
      apply,
      report: ({ line, kind, reason }) => console.log(`line ${line}: ${kind}: ${reason}`),
    });
    const stored = refused > 0 ? 'The others are stored.' : 'All of it is stored.';
    console.log(
      `${rows} rows: ${created} new products, ${updated} changed, ${unchanged} unchanged, ${refused} refused; ` +
        `${categories.size} new categories. ${apply ? stored : 'Nothing was stored: add --apply.'}`,
    );
    if (refused > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { apply: { type: 'boolean', default: false }, mapping: { type: 'string' } },
  });
  const [file] = positionals;
  const mapping = values.mapping === undefined ? undefined : mappings.get(values.mapping);
  if (!file || positionals.length > 1 || (values.mapping !== undefined && !mapping))
    throw new StartUpError(usage);
  return { file, mapping, apply: values.apply };
}

try {
  await run();
} catch (error) {
  console.error(
    error instanceof Error && (error instanceof StartUpError || 'code' in error) ? error.message : error,
  );
  process.exitCode = 1;
}

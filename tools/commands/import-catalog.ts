import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { esciHealthBeauty } from '../../db/import-mappings/esci-health-beauty.ts';
import { openBeautyFactsFr } from '../../db/import-mappings/openbeautyfacts-fr.ts';
import {
  askForColumns,
  type ColumnMap,
  mapFileOf,
  mappingBy,
  parseColumnMap,
  readColumns,
  recallMap,
  rememberMap,
} from '../../server/import/column-map.ts';
import { importProducts } from '../../server/import/import-products.ts';
import type { Mapping } from '../../server/import/import-row.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { readEnv } from '../../server/platform/start-up/env.ts';
import { StartUpError } from '../../server/platform/start-up/start-up-error.ts';
import { openImageDisk } from '../../server/platform/uploads/image-files.ts';

const mappings = new Map<string, Mapping>([
  ['esci-health-beauty', esciHealthBeauty],
  ['openbeautyfacts-fr', openBeautyFactsFr],
]);
const usage = `Usage: npm run catalog:import -- FILE [--apply] [--map "price=THEIRS*1.55,name=THEIRS" | --choose]
       npm run catalog:import -- FILE [--apply] --mapping ${[...mappings.keys()].join('|')}`;

/** Imports a file with --apply; without it, only tries (docs/import.md). Exit code 1 if anything was not imported. */
async function run() {
  const { file, apply, ...choice } = readArguments();
  const mapping = await chooseMapping(file, choice);
  const env = readEnv();
  const { db, close } = await openDatabase(env, pino({ name: 'import', level: 'warn' }));
  try {
    const summary = await importProducts({
      db,
      disk: await openImageDisk(env),
      file,
      mapping,
      apply,
      folder: dirname(file),
      isAlone: env.databaseUrl === undefined,
      report: ({ line, kind, reason }) => console.log(`line ${line}: ${kind}: ${reason.message}`),
    });
    console.log(describe(summary, apply));
    if (!summary.isWhole || summary.refused > 0 || summary.rows === 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

function describe(summary: Awaited<ReturnType<typeof importProducts>>, apply: boolean) {
  const { rows, created, updated, unchanged, refused, categories, isWhole } = summary;
  if (rows === 0) return 'The file has no rows.';
  const stored = isWhole && refused === 0 ? 'All of it is stored.' : 'The rest of these rows is stored.';
  return (
    `${rows} rows: ${created} new products, ${updated} changed, ${unchanged} unchanged, ${refused} refused; ` +
    `${categories.size} new categories. ${apply ? stored : 'Nothing was stored: add --apply.'}` +
    `${isWhole ? '' : ' The file was NOT read to its end.'}`
  );
}

type Choice = { mapping: Mapping | undefined; map: string | undefined; choose: boolean };

/** How to read the file: by --mapping, by --map, by the answers to --choose, or as remembered from the last import. */
async function chooseMapping(file: string, { mapping, map, choose }: Choice): Promise<Mapping | undefined> {
  if (mapping) return mapping;
  const remembered = map === undefined && !choose ? await recallMap(file) : undefined;
  if (remembered) console.log(`Columns as in ${mapFileOf(file)}`);
  const given = map === undefined ? undefined : parseColumnMap(map);
  if (!remembered && !given && !choose) return undefined;
  const columns = await readColumns(file);
  const columnMap = remembered ?? given ?? (await ask(columns));
  const chosen = mappingBy(columnMap, columns);
  if (!remembered) await rememberMap(file, columnMap);
  return chosen;
}

async function ask(columns: string[]): Promise<ColumnMap> {
  console.log(`The file has these columns: ${columns.join(', ')}
For each of our columns, name one of them (THEIRS*1.55 multiplies it), a number or a 'text'. Type - for none, or press Enter for the [default].`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askForColumns(columns, (question) => terminal.question(question));
  } finally {
    terminal.close();
  }
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      apply: { type: 'boolean', default: false },
      choose: { type: 'boolean', default: false },
      map: { type: 'string' },
      mapping: { type: 'string' },
    },
  });
  const [file] = positionals;
  const { apply, choose, map } = values;
  const mapping = values.mapping === undefined ? undefined : mappings.get(values.mapping);
  if (!file || positionals.length > 1 || (values.mapping !== undefined && !mapping)) {
    throw new StartUpError(usage);
  }
  return { file, mapping, apply, choose, map };
}

try {
  await run();
} catch (error) {
  console.error(
    error instanceof Error && (error instanceof StartUpError || 'code' in error) ? error.message : error,
  );
  process.exitCode = 1;
}

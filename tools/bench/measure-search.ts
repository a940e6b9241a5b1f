import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { listProducts } from '../../server/catalog/list-queries.ts';
import { prepareCatalog } from '../../server/listing/follow-catalog.ts';
import type { Db } from '../../server/platform/db/connection.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { readEnv } from '../../server/platform/start-up/env.ts';
import { StartUpError } from '../../server/platform/start-up/start-up-error.ts';
import { type JudgedQuery, judged, judgeQueries, summaryOf } from './search/judge-search.ts';
import { withImportedShop } from './search/with-imported-shop.ts';

/**
 * `node tools/bench/measure-search.ts --queries FILE` (docs/search.md): how well the search answers judged queries, in the shop of
 * DATA_DIR or DATABASE_URL, or with `--catalog FILE` in a new database with these products. `--verbose` lists the
 * queries, worst first.
 */
const usage = 'Usage: node tools/bench/measure-search.ts --queries FILE.json [--catalog FILE] [--verbose]';

async function measureSearch() {
  const { queries, catalog, verbose } = readArguments();
  const judgedQueries: JudgedQuery[] = JSON.parse(await readFile(queries, 'utf8'));
  const measure = async (db: Db) => {
    await prepareCatalog(db);
    const judgements = await judgeQueries(db, judgedQueries, async (keyword) => {
      const { products, count } = await listProducts(
        db,
        { keyword, limit: judged },
        { includeHidden: false },
      );
      return { ids: products.map(({ _id }) => _id), count };
    });
    if (verbose) {
      for (const { ndcg, hits, query } of judgements.toSorted((a, b) => a.ndcg - b.ndcg)) {
        console.log(`${ndcg.toFixed(3)} ${String(hits).padStart(6)} hits  ${query}`);
      }
    }
    console.log(summaryOf(judgements));
  };
  if (catalog) return withImportedShop(catalog, measure);
  const { db, close } = await openDatabase(readEnv(), pino({ name: 'search', level: 'warn' }));
  try {
    await measure(db);
  } finally {
    await close();
  }
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      queries: { type: 'string' },
      catalog: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const { queries, catalog, verbose } = values;
  if (!queries) throw new StartUpError(usage);
  return { queries, catalog, verbose };
}

await measureSearch();

import { type Finding, proveInvariants } from '../../server/invariants/prove-invariants.ts';
import { createDb, createPool } from '../../server/platform/db/connection.ts';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/embedded-postgres.ts';
import { readEnv } from '../../server/platform/start-up/env.ts';

/**
 * `npm run check:invariants`: checks I1 to I9 (requirements: Stock and orders) and prints a line for each. Exit code 1 if
 * one is broken.
 */

const mostRowsShown = 20;

process.on('uncaughtException', (error) => {
  console.error(`The invariants could not be checked: ${error.message || error}`);
  process.exit(1);
});
const env = readEnv();
const embedded = env.databaseUrl
  ? undefined
  : await startEmbeddedPostgres({ dataDir: env.dataDir, log: () => undefined });
const pool = createPool({
  connectionString: env.databaseDirectUrl ?? env.databaseUrl ?? embedded?.connectionString ?? '',
  size: 1,
  onError: (error) => console.error(error.message),
});
const db = createDb(pool);
try {
  const findings = await proveInvariants(db, env);
  findings.forEach(print);
  if (findings.some(({ violations }) => violations.length > 0)) process.exitCode = 1;
} finally {
  await db.destroy();
  await embedded?.stop();
}

function print({ name, rule, violations }: Finding) {
  console.log(`${violations.length === 0 ? 'ok    ' : 'BROKEN'} ${name}: ${rule}`);
  for (const row of violations.slice(0, mostRowsShown)) console.log(`         ${JSON.stringify(row)}`);
  if (violations.length > mostRowsShown)
    console.log(`         and ${violations.length - mostRowsShown} more`);
}

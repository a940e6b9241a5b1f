import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { shopJobs } from '../server/app.ts';
import { migrate } from '../server/platform/db/migrate.ts';

const template = 'template_shop';

/** Creates a migrated database on the server at `postgresUrl`; `cloneTemplate` copies it in milliseconds. */
export async function createTemplate(postgresUrl: string) {
  const { connectionString: url } = await createDatabase(postgresUrl, template);
  await migrate(url);
  const jobs = new PgBoss(url);
  await jobs.start();
  for (const { queue, options } of shopJobs) await jobs.createQueue(queue, options);
  await jobs.stop({ graceful: false });
  // Tables that migrations have filled and emptied again keep no pages.
  await runSql(url, 'vacuum');
}

/** Creates an empty database; returns its URL and a function that drops it. */
export async function createDatabase(postgresUrl: string, name: string, options = '') {
  await runSql(postgresUrl, `create database ${name} ${options}`);
  return {
    connectionString: databaseUrl(postgresUrl, name),
    drop: () => runSql(postgresUrl, `drop database ${name} with (force)`),
  };
}

/** Copies the template; returns the URL of the copy and a function that drops it. */
export function cloneTemplate(postgresUrl: string, name: string) {
  return createDatabase(postgresUrl, name, `template ${template} strategy file_copy`);
}

function databaseUrl(postgresUrl: string, name: string) {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function runSql(postgresUrl: string, sql: string) {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { migrate } from '../server/db/migrate.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A running PostgreSQL with the migrated database `template`, for clones. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated template that each test file clones in milliseconds. */
export default async function setup(project: TestProject) {
  const postgres = await startThrowawayPostgres({ log: () => undefined });
  const template = new URL(postgres.connectionString);
  template.pathname = '/template';
  const client = new pg.Client({ connectionString: postgres.connectionString });
  await client.connect();
  await client.query('create database template');
  await client.end();
  await migrate(template.href);
  const jobs = new PgBoss(template.href);
  await jobs.start();
  await jobs.stop({ graceful: false });
  project.provide('postgresUrl', postgres.connectionString);
  return () => postgres.stop();
}

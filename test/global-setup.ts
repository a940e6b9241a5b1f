import type { TestProject } from 'vitest/node';
import { createTemplate } from './create-template.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a running PostgreSQL with a migrated template. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the whole test run. */
export default async function setup(project: TestProject) {
  const postgres = await startThrowawayPostgres({ log: () => undefined });
  await createTemplate(postgres.connectionString);
  project.provide('postgresUrl', postgres.connectionString);
  return () => postgres.stop();
}

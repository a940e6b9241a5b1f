import { createTemplate } from '../test/create-template.ts';
import { startThrowawayPostgres } from '../test/throwaway-postgres.ts';

/** One PostgreSQL for all journeys; each worker opens its own shop on a copy of the template (e2e/shop.ts). */
export default async function startPostgres() {
  const postgres = await startThrowawayPostgres({ log: () => undefined });
  await createTemplate(postgres.connectionString);
  process.env.E2E_POSTGRES_URL = postgres.connectionString;
  return () => postgres.stop();
}

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/connection.ts';

/** `/health/live`: the process answers. `/health/ready`: it can reach its database (503 while it cannot). */
export function registerHealth(app: FastifyInstance, db: Db) {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async () => {
    await sql`select 1`.execute(db);
    return { status: 'ready' };
  });
}

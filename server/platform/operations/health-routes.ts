import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/connection.ts';
import { apiHeaders } from '../http/security-headers.ts';

/** `/health/live`: the process answers. `/health/ready`: it can reach its database (503 while it cannot). */
export function registerHealth(app: FastifyInstance, db: Db) {
  app.get('/health/live', (_request, reply) => reply.headers(apiHeaders).send({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    await sql`select 1`.execute(db);
    return reply.headers(apiHeaders).send({ status: 'ready' });
  });
}

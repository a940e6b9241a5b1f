import type { FastifyInstance } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../db/connection.ts';
import type { Resources } from '../http/resources.ts';
import { apiHeaders } from '../http/security-headers.ts';

/**
 * `/health/live` answers while the process runs. `/health/ready` answers 200 if lists and search are in memory, the
 * database answers and due jobs are taken, and 503 otherwise.
 */
export function registerHealth(app: FastifyInstance, { db, isPrepared, takesJobs }: Resources) {
  app.get('/health/live', (_request, reply) => reply.headers(apiHeaders).send({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    if (!isPrepared()) throw new ApiError(503, refusal('catalog-loading'), { retryAfter: 1 });
    if (takesJobs && (await isQueueStuck(db))) {
      throw new ApiError(503, refusal('jobs-stuck'), { retryAfter: 5 });
    }
    return reply.headers(apiHeaders).send({ status: 'ready' });
  });
}

/** Ignores a failing mail server, whose jobs are taken and retried, and a rush of orders. */
async function isQueueStuck(db: Db) {
  const { rows } = await sql<{ stuck: SqlBool }>`
    select exists (
      select from pgboss.job where state < 'active' and start_after < now() - interval '1 minute'
    ) and not exists (
      select from pgboss.job where state >= 'active' and started_on > now() - interval '1 minute'
    ) as stuck`.execute(db);
  return Boolean(rows[0]?.stuck);
}

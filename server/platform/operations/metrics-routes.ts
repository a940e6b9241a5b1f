import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { ReplyCache } from '../cache/reply-cache.ts';
import { apiHeaders } from '../http/security-headers.ts';

type Options = { cache: ReplyCache; token: string | undefined };

/** Serves `GET /metrics` for Prometheus, to this machine and to callers with the token; others get 404. */
export function registerMetrics(app: FastifyInstance, { cache, token }: Options) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'saha_http_requests_total',
    help: 'Requests answered, except from the cache, by method and status',
    labelNames: ['method', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'saha_http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['method'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Counter({
    name: 'saha_cached_replies_total',
    help: 'Requests answered from the cache',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(cache.hits);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    requests.inc({ method: request.method, status: reply.raw.statusCode });
    duration.observe({ method: request.method }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!maySeeMetrics(request, token)) throw notFound(refusal('not-found'));
    return reply
      .headers(apiHeaders)
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

function maySeeMetrics(request: FastifyRequest, token: string | undefined) {
  const sentToken = request.headers.authorization?.replace(/^Bearer /, '');
  if (token && sentToken) return timingSafeEqual(digest(token), digest(sentToken));
  // A proxy on this machine also connects from loopback, so a forwarded request does not count as local.
  const isForwarded = forwardingHeaders.some((name) => request.headers[name] !== undefined);
  return isLoopback(request.raw.socket.remoteAddress) && !isForwarded;
}

function isLoopback(address: string | undefined) {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}

function digest(value: string) {
  return createHash('sha256').update(value).digest();
}

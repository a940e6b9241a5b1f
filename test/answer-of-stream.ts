import type { FastifyInstance, InjectOptions } from 'fastify';

/** The status of a reply that never ends; the caller leaves at once. */
export async function answerOfStream(app: FastifyInstance, options: InjectOptions) {
  const reply = await app.inject({ ...options, payloadAsStream: true });
  reply.stream().destroy();
  return reply.statusCode;
}

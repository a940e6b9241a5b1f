import Fastify from 'fastify';

export type BareReply = { contentType: string; contentEncoding: string; body: Uint8Array };

/** The least work for a Fastify server: these bytes and the two headers that a browser needs to read them. */
async function serve({ contentType, contentEncoding, body }: BareReply) {
  const app = Fastify();
  const headers = { 'content-type': contentType, 'content-encoding': contentEncoding };
  app.get('/*', (_request, reply) => reply.headers(headers).send(body));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.(Number(new URL(url).port));
}

process.once('message', serve);

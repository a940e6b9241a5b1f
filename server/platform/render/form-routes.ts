import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localPath } from '../../../shared/values/languages.ts';
import { networkOf, toCaller } from '../http/to-caller.ts';
import { formType, type RenderOptions, renderToReply } from './page-routes.ts';

/** The pages whose form works without JavaScript (docs/decisions/0101). */
const pagesWithForm = ['/buy/:id'];

const mostBytes = 16 * 1024;

const answerHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/**
 * Answers forms of browsers without JavaScript with a page for the sender alone: it may show what was sent, so nothing
 * keeps it. It has no scripts. The session of an account plays no part, so no other site can use it.
 */
export function registerForms(app: FastifyInstance, options: RenderOptions) {
  app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    for (const page of pagesWithForm)
      for (const language of options.languages)
        app.post(localPath(language, page), (request, reply) => answerForm(options, { request, reply }));
  });
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

async function answerForm(options: RenderOptions, { request, reply }: Exchange) {
  const body = typeof request.body === 'string' ? request.body : '';
  const { header, cookie, respond } = toCaller({ request, reply, publicUrl: options.publicUrl });
  const key = new URLSearchParams(body).get('key') ?? undefined;
  const sender = {
    cookie,
    respond,
    /** The form has the key that a call has in a header. */
    header: (name: string) => (name === 'idempotency-key' ? key : header(name)),
  };
  const visit = { ip: networkOf(request.ip), user: null, hasScripts: false, form: { body, sender } };
  const { status, headers, body: html } = await renderToReply(request.url, options, visit);
  const { location } = headers as { location?: string };
  if (location) return reply.headers(answerHeaders).redirect(location, 303);
  return reply
    .code(status)
    .headers({ ...headers, ...answerHeaders })
    .send(html);
}

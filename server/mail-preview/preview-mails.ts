import type { IncomingMessage, ServerResponse } from 'node:http';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Env } from '../env.ts';
import { sampleMails } from './sample-mails.ts';

export const previewPath = '/dev/mails';

/**
 * Answers with every mail as its reader sees it: a list at /dev/mails, each at /dev/mails/{name}, its plain text at
 * /dev/mails/{name}.txt. For `npm run dev` only (server/dev.ts): nothing that production starts imports it.
 */
export async function previewMails(env: Env, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '', env.publicUrl);
  const { type, body } = await render(env, pathname.slice(previewPath.length + 1)).catch(asFailure);
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}

async function render(env: Env, wanted: string) {
  const mail = await sampleMails[wanted.replace(/\.txt$/, '')]?.(env);
  if (!mail) return { type: 'text/html', body: await renderList(env) };
  return wanted.endsWith('.txt')
    ? { type: 'text/plain', body: `Subject: ${mail.subject}\n\n${mail.text}` }
    : { type: 'text/html', body: mail.html };
}

/** A template that is being written may throw; the shop beside it goes on. */
function asFailure(error: Error) {
  return { type: 'text/plain', body: String(error.stack) };
}

async function renderList(env: Env) {
  const mails = await Promise.all(
    Object.entries(sampleMails).map(async ([name, make]) => ({ name, ...(await make(env)) })),
  );
  const sections = mails.map(({ name, subject, text }) =>
    createElement(
      'section',
      { key: name },
      createElement('h2', null, createElement('a', { href: `${previewPath}/${name}` }, subject)),
      createElement('iframe', { src: `${previewPath}/${name}`, title: name, width: '700', height: '640' }),
      createElement('iframe', { src: `${previewPath}/${name}`, title: name, width: '390', height: '640' }),
      createElement('pre', null, text),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(
    createElement(
      'html',
      { lang: 'en' },
      createElement('head', null, createElement('title', null, 'Mails'), createElement('style', null, style)),
      createElement('body', null, createElement('h1', null, 'Mails'), sections),
    ),
  )}`;
}

const style = `
  body { font: 14px/1.5 sans-serif; margin: 24px; max-width: 1200px }
  iframe { border: 1px solid #d1d5db; margin-inline-end: 16px }
  pre { background: #f3f4f6; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere }
`;

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Env } from '../env.ts';
import { sampleMails } from './sample-mails.ts';

export const previewPath = '/dev/mails';

/**
 * Shows every mail as its reader sees it: a list at /dev/mails, each at /dev/mails/{name}, its plain text at
 * /dev/mails/{name}.txt. For `npm run dev` only (server/dev.ts): production never imports it.
 */
export function previewMails(env: Env, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '', env.publicUrl);
  const { type, body } = renderOrExplain(env, pathname.slice(previewPath.length + 1));
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}

function render(env: Env, wanted: string) {
  const mail = sampleMails[wanted.replace(/\.txt$/, '')]?.(env);
  if (!mail) return { type: 'text/html', body: renderList(env) };
  return wanted.endsWith('.txt')
    ? { type: 'text/plain', body: `Subject: ${mail.subject}\n\n${mail.text}` }
    : { type: 'text/html', body: mail.html };
}

/** A template that is being edited may throw; the shop must keep running. */
function renderOrExplain(env: Env, wanted: string) {
  try {
    return render(env, wanted);
  } catch (error) {
    return { type: 'text/plain', body: String((error as Error).stack) };
  }
}

function renderList(env: Env) {
  const mails = Object.entries(sampleMails).map(([name, make]) => ({ name, ...make(env) }));
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

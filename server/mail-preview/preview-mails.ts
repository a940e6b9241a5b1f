import type { IncomingMessage, ServerResponse } from 'node:http';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  directionOf,
  type Language,
  languages,
  localPath,
  splitLanguage,
} from '../../shared/values/languages.ts';
import type { Env } from '../platform/start-up/env.ts';
import { sampleMails } from './sample-mails.ts';

export const previewPath = '/dev/mails';

/**
 * Shows every mail as its reader sees it: a list at /dev/mails, each at /dev/mails/{name}, its plain text at
 * /dev/mails/{name}.txt; in another language at /dev/mails/fr and so on. For `npm run dev` only (server/dev.ts):
 * production never imports it.
 */
export function previewMails(env: Env, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '', env.publicUrl);
  const { language, path } = splitLanguage(pathname.slice(previewPath.length) || '/');
  const { type, body } = renderOrExplain(
    { ...env, languages: [...languages] },
    { language, wanted: path.slice(1) },
  );
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}

type Request = { language: Language; wanted: string };

function render(env: Env, { language, wanted }: Request) {
  const mail = sampleMails[wanted.replace(/\.txt$/, '')]?.(env, language);
  if (!mail) return { type: 'text/html', body: renderList(env, language) };
  return wanted.endsWith('.txt')
    ? { type: 'text/plain', body: `Subject: ${mail.subject}\n\n${mail.text}` }
    : { type: 'text/html', body: mail.html };
}

/** A template that is being edited may throw; the shop must keep running. */
function renderOrExplain(env: Env, request: Request) {
  try {
    return render(env, request);
  } catch (error) {
    return { type: 'text/plain', body: String((error as Error).stack) };
  }
}

function renderList(env: Env, language: Language) {
  const mails = Object.entries(sampleMails).map(([name, make]) => ({
    name,
    src: previewPath + localPath(language, `/${name}`),
    ...make(env, language),
  }));
  const sections = mails.map(({ name, src, subject, text }) =>
    createElement(
      'section',
      { key: name },
      createElement('h2', { dir: 'auto' }, createElement('a', { href: src }, subject)),
      createElement('iframe', { src, title: name, width: '700', height: '640' }),
      createElement('iframe', { src, title: name, width: '390', height: '640' }),
      createElement('pre', { dir: directionOf(language) }, text),
    ),
  );
  const others = languages.map((other) =>
    createElement('a', { key: other, href: previewPath + localPath(other, '/') }, other, ' '),
  );
  return `<!doctype html>${renderToStaticMarkup(
    createElement(
      'html',
      { lang: 'en' },
      createElement('head', null, createElement('title', null, 'Mails'), createElement('style', null, style)),
      createElement('body', null, createElement('h1', null, 'Mails'), others, sections),
    ),
  )}`;
}

const style = `
  body { font: 14px/1.5 sans-serif; margin: 24px; max-width: 1200px }
  iframe { border: 1px solid #d1d5db; margin-inline-end: 16px }
  pre { background: #f3f4f6; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere }
`;

import type { FastifyInstance } from 'fastify';
import { softwareName } from '../../../shared/values/software-name.ts';
import { apiHeaders, pageHeaders } from './security-headers.ts';

/** A JSON schema as `openapi-routes.ts` writes it. */
type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  format?: string;
  maxLength?: number;
};

type Content = { content: { 'application/json': { schema: Schema } } };

type Operation = {
  'x-access': string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
};

type OpenApi = { paths: Record<string, Record<string, Operation>> };

/**
 * The documentation of the API for engineers, `GET /docs/api`: the OpenAPI document as one page without scripts
 * (docs/decisions/0062). `describe` makes the document.
 */
export function registerApiDocs(app: FastifyInstance, describe: () => OpenApi) {
  let page: string | undefined;
  app.get('/docs/api', (_request, reply) => {
    page ??= writePage(describe());
    return reply
      .headers({ ...pageHeaders(), 'cache-control': 'public, no-cache' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
  app.get('/docs/api.css', (_request, reply) =>
    reply
      .headers({ ...apiHeaders, 'cache-control': 'public, max-age=3600' })
      .type('text/css; charset=utf-8')
      .send(styles),
  );
}

function writePage({ paths }: OpenApi) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      ...operation,
    })),
  );
  const groups = Map.groupBy(operations, ({ tags }) => tags[0] ?? '');
  const names = [...groups.keys()].sort();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API of ${softwareName}</title>
<link rel="stylesheet" href="/docs/api.css">
</head>
<body>
<header><h1>API of ${softwareName}</h1><p>The same as an <a href="/api/openapi.json">OpenAPI document</a>.</p></header>
<nav aria-label="Subjects"><ul>${names.map((name) => `<li><a href="#${escaped(name)}">${escaped(name)}</a></li>`).join('')}</ul></nav>
<main>
<section>${introduction}</section>
${names.map((name) => writeGroup(name, groups.get(name) ?? [])).join('\n')}
</main>
</body>
</html>`;
}

const introduction = `<h2>Calls</h2>
<p>Paths begin with <code>/api</code>. Bodies and answers are JSON; money is in dinars, times are in UTC. An error answers
<code>{ "code": "…", "message": "…" }</code>, with the <code>values</code> in the message if it has any. Codes stay,
sentences may change. <code>fields</code> has a message for each wrong input and <code>fieldCodes</code> its code. After 429 and 503,
<code>Retry-After</code> says how many seconds to wait.</p>
<h2>Keys</h2>
<p>An administrator makes a key under Integrations. Send it as <code>Authorization: Bearer saha_…</code>. Each endpoint below
says which permission it needs. Public endpoints need no key. Endpoints of an account and those that only administrators
may call take no key.</p>
<h2>Webhooks</h2>
<p>Messages are posted as <code>{ "type", "timestamp", "data" }</code> and signed as the
<a href="https://www.standardwebhooks.com">Standard Webhooks</a> specification says: check <code>webhook-signature</code> with
the secret, refuse an old <code>webhook-timestamp</code>, and take a <code>webhook-id</code> only once. Answer 200 to 299
within 10 seconds.</p>`;

type Listed = Operation & { path: string; method: string };

function writeGroup(name: string, operations: Listed[]) {
  return `<section id="${escaped(name)}"><h2>${escaped(name)}</h2>${operations.map(writeOperation).join('\n')}</section>`;
}

function writeOperation({ path, method, parameters, requestBody, responses, ...operation }: Listed) {
  const { default: _, ...successes } = responses;
  const [[status, success] = []] = Object.entries(successes);
  const rows = parameters.map(
    ({ name, in: where, required, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${where}${required ? '' : ', optional'}</td><td><code>${escaped(writeType(schema))}</code></td></tr>`,
  );
  return `<details>
<summary><b>${method}</b> <code>${escaped(path)}</code> <span>${escaped(accessText(operation['x-access']))}</span></summary>
${rows.length > 0 ? `<table><thead><tr><th>Parameter</th><th>In</th><th>Type</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : ''}
${requestBody ? writeSchema('Body', requestBody) : ''}
${success ? writeSchema(`Answer ${status}`, success) : ''}
</details>`;
}

function accessText(access: string) {
  if (access === 'anyone') return 'public';
  if (access === 'user') return 'an account';
  if (access === 'admin' || access === 'office') return 'administrators only';
  return `permission ${access}`;
}

function writeSchema(title: string, { content }: Content) {
  const text = writeType(content['application/json'].schema);
  return `<h3>${title}</h3><pre tabindex="0"><code>${escaped(text)}</code></pre>`;
}

/** A schema in the notation of TypeScript. */
function writeType(schema: Schema, indent = ''): string {
  const { anyOf, oneOf, enum: values, const: value, items, properties, additionalProperties } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map((choice) => writeType(choice, indent)))].join(' | ');
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (value !== undefined) return JSON.stringify(value);
  if (items) return `${inBrackets(writeType(items, indent))}[]`;
  if (properties) return writeObject(schema, indent);
  if (typeof additionalProperties === 'object')
    return `{ [name: string]: ${writeType(additionalProperties, indent)} }`;
  const type = [schema.type ?? 'unknown'].flat().join(' | ');
  return schema.format ? `${type} (${schema.format})` : type;
}

function inBrackets(type: string) {
  return /\|/.test(type) && !type.startsWith('{') ? `(${type})` : type;
}

function writeObject({ properties = {}, required = [] }: Schema, indent: string) {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${writeType(schema, inner)}`,
  );
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}

function escaped(text: string) {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

const styles = `
:root { font: 16px/1.5 system-ui, sans-serif; color: #111827; background: #f7faf8 }
body { margin: 0 auto; max-width: 60rem; padding: 1rem }
a { color: #047857 }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0; list-style: none }
nav a { display: inline-block; padding: .5rem 0 }
h2 { margin: 2rem 0 .5rem; scroll-margin-top: 1rem }
h3 { margin: 1rem 0 .25rem; font-size: 1rem }
details { border: 1px solid #e5e7eb; border-radius: .5rem; background: #fff; margin: .5rem 0; padding: 0 1rem }
details[open] { padding-bottom: 1rem }
summary { cursor: pointer; padding: .625rem 0; overflow-wrap: anywhere }
summary b { display: inline-block; min-width: 4rem; color: #047857 }
summary span { color: #4b5563; font-size: .875rem; margin-inline-start: .5rem }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #e5e7eb; padding: .375rem .5rem .375rem 0; text-align: start; vertical-align: top }
pre { overflow-x: auto; background: #f7faf8; border-radius: .25rem; margin: 0; padding: .75rem; font-size: .875rem }
`;

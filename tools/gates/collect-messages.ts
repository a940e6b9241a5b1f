import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const root = join(import.meta.dirname, '../..');

/** Files with texts for mails, logs, downloads, commands or PostgreSQL, but not for a page. */
const saidElsewhere = [
  /^server\/(demo|invariants|mail-preview|retention)\//,
  /^server\/(env|run-shop|dev|prepare-shop)\.ts$/,
  /^server\/platform\/(backup|crawlers|db|email|embedded-postgres|jobs|operations|render|start-up)\//,
  /^server\/platform\/http\/(api-docs|listen|require-contract)\.ts$/,
  /-(mails|mail|confirmation|verification)\.ts$/,
  /^server\/accounts\/(create-first-admin|erase-person)\.ts$/,
  /^server\/orders\/(export-orders|insert-order|list-orders|summarize-revenue)\.ts$/,
  /^server\/reports\/sales-report\.ts$/,
  /^server\/invoices\/(amount-in-words|list-invoices|printed-texts)\.ts$/,
  /^server\/catalog\/(low-stock|untranslated)\.ts$/,
  /^server\/confirmation\/(call-texts|phone-history|find-doubles|rescue\/rescue-texts)\.ts$/,
  /^server\/customers\/list-customers\.ts$/,
  /^server\/webhooks\/follow-webhooks\.ts$/,
  // The French names of columns.
  /^shared\/files\/import-columns\.ts$/,
  /^server\/problems\/watch-problems\.ts$/,
  // The words of couriers: headings of their sheets and states of their parcels.
  /^shared\/parcel-terms\.ts$/,
  /^server\/couriers\/(parcel-sheet|poll-parcels)\.ts$/,
  /^server\/search\/(search-log|admin\/search-terms)\.ts$/,
  // The lines of an import name columns and values of the file; import-reasons.ts translates them.
  /^server\/import\/(category-paths|column-map|export-report|import-barcodes|import-reasons|import-row|read-cells|read-records)\.ts$/,
];

/** Texts in the other files that no page shows. */
const neverShown = new Set([
  // The lines of a return in the audit.
  '{0} × {1} ({2})',
  'Hello {0},',
  '{0} = wanted.{1}',
  '{0} = excluded.{1}',
  '{0} like {1}',
  '{0} <-> {1}',
  '{0} order by p.id for update of p',
  '{0} × {1}{2}, {3}',
  '{0} × {1}',
  '{0} x {1}{2}',
  // Ids of events.
  '{0} hook {1}',
  '{0} odd {1}',
  '{0} {1} {2} {3}',
  '{0} {1} {2} {3} {4}',
  'Bearer {0}',
  '{0} {1}',
  'Request failed',
  'A courier’s event failed',
  'An import failed',
  'An import failed: its process has died twice',
  'The file needs the column',
  'The catalog changed while it was read',
  'Cash on Delivery',
  'Line {0}: {1}.',
  'Line {0}: {1}',
  // Parts of messages.
  'New password',
  '{0} products are',
  '{0} {1}: {2}',
]);

type Node = { type?: string; [key: string]: unknown };

/** The messages of the contract and of the API, with `{0}` in the place of each value, and the file of each. */
export function collectMessages() {
  const files = globSync('{shared,server}/**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.') && !saidElsewhere.some((pattern) => pattern.test(file)),
  );
  const messages = new Map<string, string>();
  for (const file of files) {
    const tree = parseSync(readFileSync(join(root, file), 'utf8'), {
      syntax: 'typescript',
      target: 'es2022',
    });
    for (const text of textsIn(tree as unknown as Node)) if (isMessage(text)) messages.set(text, file);
  }
  return messages;
}

/** A sentence or a phrase, but not a name: begins with a capital or a value, and a small word or a value follows. */
function isMessage(text: string) {
  return (
    /^(?:[A-Z]|“?\{0\}”?:? )[^\n]* [a-z{]/.test(text) &&
    !/::|interval|timestamp|\r/.test(text) &&
    !neverShown.has(text)
  );
}

function textsIn(node: Node): string[] {
  if (node.type === 'ImportDeclaration' || node.type === 'TsLiteralType') return [];
  const own = textOf(node);
  const children = Object.values(node).flat().filter(isNode).flatMap(textsIn);
  return own === undefined ? children : [own, ...children];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

type Quasi = { cooked: string };

function textOf(node: Node) {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as Quasi[];
  return quasis.map(({ cooked }, place) => (place === 0 ? cooked : `{${place - 1}}${cooked}`)).join('');
}

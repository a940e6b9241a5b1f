import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishHtml, newScriptMark } from './own-scripts.ts';

const sha256 = (code: string) => createHash('sha256').update(code).digest('base64');

test('only scripts with the mark are hashed, each distinct one once', () => {
  const { hashes } = finishHtml(
    `<script nonce="m4rk">a()</script><script nonce="m4rk" type="module" async="">b()</script>
    <script nonce="m4rk">a()</script><script>planted()</script><script nonce="">planted()</script>
    <script nonce="other">planted()</script><script type="application/ld+json">{"d":1}</script>`,
    'm4rk',
  );
  expect(hashes.script).toEqual([sha256('a()'), sha256('b()')]);
});

test('only styles with the mark are hashed', () => {
  const page =
    '<style nonce="m4rk">a{}</style><style>planted{}</style><style nonce="other">planted{}</style>';
  const { hashes } = finishHtml(page, 'm4rk', false);
  expect(hashes).toEqual({ script: [], style: [sha256('a{}')] });
});

test('the mark is removed from every element', () => {
  const { body } = finishHtml('<link nonce="m4rk" href="/a"/><script nonce="m4rk">a("é")</script>', 'm4rk');
  expect(body.toString()).toBe('<link href="/a"/><script>a("é")</script>');
});

test('a page without scripts keeps those that are not marked', () => {
  const page =
    '<script nonce="m4rk" type="module">a()</script><script type="application/ld+json">{}</script>';
  const { body, hashes } = finishHtml(page, 'm4rk', false);
  expect(body.toString()).toBe('<script type="application/ld+json">{}</script>');
  expect(hashes.script).toEqual([]);
});

test('every page has a new mark', () => {
  expect(newScriptMark()).toMatch(/^[\w-]{22}$/);
  expect(newScriptMark()).not.toBe(newScriptMark());
});

import { expect, test } from 'vitest';
import { startScriptsLate } from './late-scripts.ts';

const page = `<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>
<link rel="modulepreload" href="/b.js"/></head><body>&lt;head><script>now()</script>
<script nonce="m4rk" type="module" async="">import "/a.js"</script></body></html>`;

test('no tag fetches a script on its own, and the rest of the page is unchanged', () => {
  const late = startScriptsLate(page, 'm4rk');
  expect(late).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(late).toContain('<script nonce="m4rk" type="late-module" async="">import "/a.js"</script>');
  expect(late.match(/rel="late-modulepreload"/g)).toHaveLength(2);
  expect(late).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(late).toContain('<script>now()</script>');
});

test('the script that starts the others comes first, and only once', () => {
  expect(startScriptsLate(page, 'm4rk')).toMatch(/^<html><head><script nonce="m4rk">/);
  expect(startScriptsLate(page, 'm4rk').match(/querySelectorAll/g)).toHaveLength(1);
});

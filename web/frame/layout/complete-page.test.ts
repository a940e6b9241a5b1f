import { expect, test } from 'vitest';
import { completePage } from './complete-page.ts';

const page = `<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>
<link rel="modulepreload" href="/b.js"/></head><body>&lt;head><script>now()</script>
<script nonce="m4rk" type="module" async="">import "/a.js"</script></body></html>`;

const described = { url: new URL('https://shop.example/'), facts: {} };
const complete = () => completePage(page, described, 'm4rk');

test('no tag fetches a script on its own, and the rest of the page is unchanged', () => {
  const late = complete();
  expect(late).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(late).toContain('<script nonce="m4rk" type="late-module" async="">import "/a.js"</script>');
  expect(late.match(/rel="late-modulepreload"/g)).toHaveLength(2);
  expect(late).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(late).toContain('<script>now()</script>');
});

test('the script that starts the others comes first, and only once', () => {
  expect(complete()).toMatch(/^<html><head><script nonce="m4rk">/);
  expect(complete().match(/querySelectorAll/g)).toHaveLength(1);
});

test('the facts of the page stand at the end of its head, and only there', () => {
  const [head, ...rest] = complete().split('</head>');
  expect(head).toMatch(/<link data-facts rel="canonical" href="https:\/\/shop\.example\/"\/>/);
  expect(head?.indexOf('data-facts')).toBeGreaterThan(head?.indexOf('/b.js') ?? 0);
  expect(rest.join()).not.toContain('data-facts');
});

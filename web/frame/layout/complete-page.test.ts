import { expect, test } from 'vitest';
import { usualPalette } from '../../../shared/settings/palette.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import { completePage } from './complete-page.ts';

const page = `<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>
<link rel="modulepreload" href="/b.js"/></head><body>&lt;head><script>now()</script>
<script nonce="m4rk" type="module" async="">import "/a.js"</script></body></html>`;

const described = { url: new URL('https://shop.example/'), shop: softwareName, facts: {} };
const complete = (color?: string) => completePage(page, { ...described, color }, 'm4rk');

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

test('the color of the settings replaces that of the style sheet, in a style that the policy of the page allows', () => {
  expect(complete()).not.toContain('<style');
  expect(complete('#facc15')).toContain(
    '<style nonce="m4rk">:root{--color-brand:#facc15;--color-brand-strong:#8a6f00;',
  );
  expect(complete(usualPalette.brand)).toContain(`--color-brand-strong:${usualPalette.strong};`);
});

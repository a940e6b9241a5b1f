import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';
import { languages } from '../../shared/values/languages.ts';
import { withShops } from '../bench/servers/with-shops.ts';
import { adminStates } from './admin-states.ts';
import { furnishShop } from './furnish-shop.ts';
import type { Scene } from './gallery-scene.ts';
import { inLanguage } from './in-language.ts';
import { everyPage } from './pages.ts';
import { pictureWall } from './picture-wall.ts';
import { shopStates } from './shop-states.ts';
import { type Picture, takePicture } from './take-picture.ts';
import { writeScreenshots } from './write-screenshots.ts';

// Started by `node tools/commands/gallery.mjs`, which finds the browser.
const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    screenshots: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
  },
});
const language = languages.find((name) => name === options.language);
if (!language) throw new Error(`--language is one of ${languages.join(', ')}`);
if (options.screenshots && language !== 'en') throw new Error('The README shows the English shop');

const widths = [390, 768, 1280];
const folder = join(import.meta.dirname, '../../gallery', language);
const all = [...everyPage(), ...shopStates, ...adminStates].filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
const scenes = await inLanguage(all, language);

if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const pictures = await withShops(async (open) => {
  const exhibits = await furnishShop(await open(1_000));
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    return (await Promise.all(widths.map((width) => takeAll(width, { browser, exhibits, folder })))).flat();
  } finally {
    await browser.close();
  }
});
await writeFile(join(folder, 'index.html'), pictureWall(inOrder(pictures)));
if (options.screenshots) await writeScreenshots(folder);

const faults = pictures.filter(({ fault }) => fault);
for (const { scene, width, fault } of faults) console.error(`${scene.name} at ${width} px: ${fault}`);
console.log(`${pictures.length - faults.length} of ${pictures.length} scenes: ${join(folder, 'index.html')}`);
if (faults.length > 0) process.exitCode = 1;

/** Takes the pictures one after another, and reports the progress of each width. */
async function takeAll(width: number, gallery: Parameters<typeof takePicture>[2]) {
  const taken: Picture[] = [];
  for (const scene of scenes.filter(({ not = [] }) => !not.includes(width))) {
    taken.push(await takePicture(scene, width, gallery));
    if (taken.length % 20 === 0) console.log(`${width} px: ${taken.length} of ${scenes.length}`);
  }
  return taken;
}

/** Sorts the pictures in the order of the scenes. */
function inOrder(taken: Picture[]) {
  const index = new Map(scenes.map((scene: Scene, position) => [scene, position]));
  return taken.toSorted((a, b) => (index.get(a.scene) ?? 0) - (index.get(b.scene) ?? 0) || a.width - b.width);
}

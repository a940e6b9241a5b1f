import { readdir } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Language, localPath } from '../../shared/values/languages.ts';
import type { Scene } from './gallery-scene.ts';

const folder = join(import.meta.dirname, '../../web');

/** The scenes in a language. Their actions name buttons and fields by the English words. */
export async function inLanguage(scenes: Scene[], language: Language): Promise<Scene[]> {
  if (language === 'en') return scenes;
  const twins = await readTwins(language);
  return scenes.map((scene) => ({
    ...scene,
    path: (exhibits) => localPath(language, scene.path(exhibits)),
    // Without it a line over the page offers the browser's language.
    entries: { language, ...scene.entries },
    ...(scene.act && { act: (page: Page) => scene.act?.(translated(page, twins)) ?? Promise.resolve() }),
  }));
}

/** The words of a language by the English ones, which may be several: "Create Account" is a title and a button. */
type Twins = Map<string, Set<string>>;

async function readTwins(language: Language): Promise<Twins> {
  // Only the build knows icons.
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('icon:')
        ? { url: 'data:text/javascript,export default () => null', shortCircuit: true }
        : next(specifier, context),
  });
  const twins: Twins = new Map();
  for (const name of (await readdir(join(folder, 'words'))).filter((file) => file.endsWith('-words.ts'))) {
    const english = await import(join(folder, 'words', name));
    const own = await import(join(folder, `words-${language}`, name));
    addTwins(twins, { ...english }, { ...own });
  }
  return twins;
}

function addTwins(twins: Twins, english: unknown, own: unknown) {
  if (typeof english === 'string' && typeof own === 'string') {
    twins.set(english, (twins.get(english) ?? new Set()).add(own));
  } else if (typeof english === 'function' && typeof own === 'function') {
    addTwins(twins, beginningOf(english), beginningOf(own));
  } else if (isObject(english) && isObject(own)) {
    for (const key of Object.keys(english)) addTwins(twins, english[key], own[key]);
  }
}

/** The words before the first value, such as "Failed to mark order as paid" of a word that ends with the reason. */
function beginningOf(word: unknown) {
  const value = '\u0000';
  try {
    const [beginning = ''] = String((word as (...values: string[]) => unknown)(value, value)).split(value);
    return beginning.replace(/[\s:\u00a0«]+$/, '') || undefined;
  } catch {
    // It takes something other than texts.
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The page, which finds elements by the words of its language. */
function translated(page: Page, twins: Twins): Page {
  const pattern = (name: string | RegExp | undefined) => {
    const isWhole = typeof name === 'string';
    const own = name && twins.get(isWhole ? name : name.source.replace(/^\^/, ''));
    if (!own) return name;
    // "العنوان" is not the beginning of "العنوان والاتصال".
    const end = isWhole ? '(?! ?\\p{L})' : '';
    return new RegExp(`^(${[...own].map(RegExp.escape).join('|')})${end}`, 'u');
  };
  const named = (options: { name?: string | RegExp } = {}) => ({
    ...options,
    ...(options.name && { name: pattern(options.name) }),
  });
  return new Proxy(page, {
    get(target, key) {
      if (key === 'getByRole')
        return (role: Parameters<Page['getByRole']>[0], options = {}) =>
          target.getByRole(role, named(options));
      if (key === 'getByLabel') return (text: string | RegExp) => target.getByLabel(pattern(text) ?? text);
      if (key === 'getByText') return (text: string | RegExp) => target.getByText(pattern(text) ?? text);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

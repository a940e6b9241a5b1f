import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';

/** An example of docs/ with each place replaced by its value. Fails if it does not contain the place. */
export async function fillInExample(path: string, values: Record<string, string>) {
  const example = await readFile(path, 'utf8');
  return Object.entries(values).reduce((text, [place, value]) => {
    expect(text, path).toContain(place);
    return text.replaceAll(place, value);
  }, example);
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { resolved?: string; integrity?: string; cpu?: string[]; optional?: boolean };

const registry = 'https://registry.npmjs.org/';

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'));

test('every package has one version, comes from the registry and has a hash (threats T35)', () => {
  const { '': _, ...packages } = read('package-lock.json').packages as Record<string, Entry>;
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  const strangers = Object.entries(packages).filter(([, { resolved, integrity, cpu, optional }]) => {
    // Without an address, npm asks the registry.
    const isFromRegistry = (resolved ?? registry).startsWith(registry);
    // Tools for other machines than the one that made the lock file may lack it.
    const isKnown = integrity?.startsWith('sha512-') || (cpu && optional);
    return !isFromRegistry || !isKnown;
  });
  expect(strangers).toEqual([]);
  const { dependencies, devDependencies, optionalDependencies } = read('package.json');
  const versions = Object.values<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
});

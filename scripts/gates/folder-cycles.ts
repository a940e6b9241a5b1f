import { dirname } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';

type Modules = ICruiseResult['modules'];

/**
 * Two folders that need each other, as `[folder, itsNeed, …, folder]`, each ring once.
 * A folder is `web/shop/cart`; a file at the top of a side (`server/env.ts`) stands for itself. Tests do not count: they
 * stand beside the code and may look anywhere. dependency-cruiser's own rule for folders counts both.
 */
export function folderCycles(modules: Modules) {
  const needs = folderNeeds(modules);
  const rings = [...needs.keys()].flatMap((folder) => wayBack(folder, needs) ?? []);
  const once = new Map(rings.toReversed().map((ring) => [[...ring].sort().join(), ring]));
  return [...once.values()];
}

function folderNeeds(modules: Modules) {
  const needs = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules.filter((module) => !isForTests(module.source))) {
    const folder = folderOf(source);
    const needed = dependencies
      .filter(({ resolved, coreModule }) => !coreModule && !resolved.includes('node_modules'))
      .map(({ resolved }) => folderOf(resolved));
    const known = needs.get(folder) ?? new Set();
    needs.set(folder, known.union(new Set(needed.filter((other) => other !== folder))));
  }
  return needs;
}

/** The shortest way from a folder back to itself, without its end. */
function wayBack(start: string, needs: Map<string, Set<string>>) {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of needs.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [way];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function folderOf(path: string) {
  return path.split('/').length === 2 ? path : dirname(path);
}

function isForTests(path: string) {
  return /^(test|e2e|bench)\/|\.test\.tsx?$/.test(path);
}

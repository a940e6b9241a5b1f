import { dirname } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';

type Modules = ICruiseResult['modules'];

/**
 * The cycles of folders that import each other. Each cycle is listed once, as its folders in order.
 * A file at the top of a side (`server/platform/start-up/env.ts`) counts as a folder of its own. Tests do not count, because they may import
 * from anywhere. dependency-cruiser's own folder rule would count them, and the files at the top as one folder.
 */
export function folderCycles(modules: Modules) {
  const needs = folderNeeds(modules);
  const cycles = [...needs.keys()].flatMap((folder) => shortestCycle(folder, needs) ?? []);
  const once = new Map(cycles.toReversed().map((cycle) => [[...cycle].sort().join(), cycle]));
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

/** The shortest path of imports from a folder back to itself, without the last step. */
function shortestCycle(start: string, needs: Map<string, Set<string>>) {
  const paths = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of needs.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [path];
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function folderOf(path: string) {
  return path.split('/').length === 2 ? path : dirname(path);
}

function isForTests(path: string) {
  return /^(test|e2e|tools\/(bench|campaign|gallery))\/|\.test\.tsx?$/.test(path);
}

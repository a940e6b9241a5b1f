import { existsSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { folderCycles } from './folder-cycles.ts';
import { cruiseOptions, forbiddenImports, resolveOptions } from './import-rules.ts';
import { strayRooms } from './rooms.ts';

const folders = ['shared', 'server', 'web', 'db', 'test', 'e2e', 'tools'];

/**
 * Checks the imports in the working directory against ./import-rules.ts. dependency-cruiser's own command calls
 * "0 modules cruised" a success; here a folder without modules is a failure.
 */
async function checkImports() {
  const present = folders.filter((folder) => existsSync(folder));
  const { output } = await cruise(present, cruiseOptions, resolveOptions);
  if (typeof output === 'string') throw new Error(output);
  const problems = [
    ...violations(output),
    ...cycles(output),
    ...unread(output, present),
    ...strayRooms(output.modules.map(({ source }) => source)),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `${output.modules.length} modules, ${output.summary.totalDependenciesCruised} imports, ${problems.length} problems`,
  );
  return problems.length === 0;
}

function violations({ summary }: ICruiseResult) {
  const comments = new Map(forbiddenImports.map(({ name, comment }) => [name, comment]));
  return summary.violations.map(({ rule, from, to }) => {
    const imported = to === from ? '' : ` (it imports ${to})`;
    return `${from}: ${rule.name}${imported}\n  ${comments.get(rule.name)}`;
  });
}

function cycles({ modules }: ICruiseResult) {
  return folderCycles(modules).map(
    (cycle) =>
      `${cycle[0]}: no-folder-cycle (${cycle.join(' -> ')} -> ${cycle[0]})\n  Folders that import each other can only be read together.`,
  );
}

function unread({ modules }: ICruiseResult, present: string[]) {
  return present
    .filter((folder) => !modules.some(({ source }) => source.startsWith(`${folder}/`)))
    .map((folder) => `${folder}: no-module-read: nothing was checked`);
}

process.exitCode = (await checkImports()) ? 0 : 1;

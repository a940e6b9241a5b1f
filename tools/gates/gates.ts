import { spawn } from 'node:child_process';
import { join } from 'node:path';

const typeErrors = /^(\S+?)\(\d+,\d+\): error (TS\d+)/;
const lintErrors = /^(\S+?)(?::\d+:\d+)? (?:lint\/\w+\/|assist\/\w+\/)?(\w+) .*━/;
const ownErrors = /^(.+?): ([\w-]+)/;

export type Gate = {
  name: string;
  commands: string[];
  /** Reads the complaints from its output: a file and the rule that it breaks. */
  complaints: (output: string) => { file: string; rule: string }[];
};

/**
 * The gates of `npm run check`, slow ones first. Each must also catch its part of ./fixtures. tsc keeps what it learned in
 * `.cache`, and gets one checker, because each further one works out the same types again. knip keeps nothing: with its
 * cache it does not see new entries of web/routes.ts.
 */
export const gates = [
  {
    name: 'types',
    commands: ['tsconfig.server.json', 'e2e', 'tsconfig.web.json', 'tsconfig.shared.json'].map(
      (project) => `tsc --checkers 1 -p ${project}`,
    ),
    complaints: (output) => matches(output, typeErrors),
  },
  {
    name: 'lint',
    commands: ['biome check --error-on-warnings --diagnostic-level=warn --max-diagnostics=none'],
    complaints: (output) => matches(output, lintErrors),
  },
  {
    name: 'unused',
    commands: ['knip --no-progress'],
    complaints: underHeadings,
  },
  {
    name: 'imports',
    commands: [`node ${join(import.meta.dirname, 'check-imports.ts')}`],
    complaints: (output) => matches(output, ownErrors),
  },
  {
    name: 'files',
    commands: [`node ${join(import.meta.dirname, 'check-files.ts')}`],
    complaints: (output) => matches(output, ownErrors),
  },
  {
    name: 'tables',
    commands: [`node ${join(import.meta.dirname, 'check-table-types.ts')}`],
    complaints: (output) => matches(output, ownErrors),
  },
  {
    name: 'references',
    commands: [`node ${join(import.meta.dirname, 'check-references.ts')}`],
    complaints: (output) => matches(output, ownErrors),
  },
] satisfies Gate[];

/** Runs the commands of a gate in `folder`, one after the other, also after one has failed. */
export async function runGate({ commands }: { commands: string[] }, folder = process.cwd()) {
  let output = '';
  let passed = true;
  for (const command of commands) {
    const outcome = await run(command, folder);
    output += outcome.output;
    passed &&= outcome.code === 0;
  }
  return { passed, output };
}

function run(command: string, cwd: string) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(command, { cwd, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

function matches(output: string, pattern: RegExp) {
  return output.split('\n').flatMap((line) => {
    const [, files = '', rule = ''] = pattern.exec(line) ?? [];
    return rule ? files.split(', ').map((file) => ({ file, rule })) : [];
  });
}

/** knip prints a heading (`Unused exports (2)`) and below it a line for each, which ends in the file. */
function underHeadings(output: string) {
  let rule = '';
  return output.split('\n').flatMap((line) => {
    const heading = /^(?:Unused|(Unlisted)) (\w+)/.exec(line);
    if (heading) rule = heading[1]?.toLowerCase() ?? heading[2] ?? '';
    const file = /(\S+\.\w+)(?::\d+:\d+)?\s*$/.exec(line)?.[1];
    return file && !heading ? [{ file, rule }] : [];
  });
}

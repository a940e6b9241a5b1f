import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The day, commit, seed and machine of a run. */
export async function describeRun(seed: number | string) {
  const git = await promisify(execFile)('git', ['log', '-1', '--format=%h']).catch(() => ({
    stdout: 'unknown',
  }));
  const [{ model = '' } = {}, ...otherCores] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${model}, ${otherCores.length + 1} cores, Node ${process.versions.node}`;
  return `${day} at commit ${git.stdout.trim()}, seed ${seed}, on ${machine}`;
}

/** A table in Markdown. */
export function toTable(head: string[], rows: string[][]) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const page = join(import.meta.dirname, '../../docs/reliability.md');
const end = '<!-- end of measured -->';

/** Replaces the text that a command has written to docs/reliability.md. */
export async function writeMeasured(command: string, report: string) {
  const begin = `<!-- measured: written by ${command} -->`;
  const text = await readFile(page, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const after = rest.slice(rest.indexOf(end));
  if (!after.startsWith(end)) throw new Error(`${page} does not contain ${begin}`);
  await writeFile(page, `${before}${begin}\n\n${report}\n\n${after}`);
}

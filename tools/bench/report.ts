import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One line of the report. `met` is absent without a target. */
export type Figure = { what: string; target?: string; measured: string; met?: boolean };

/** Prints a figure at once, before the report. */
export function printFigure(figure: Figure) {
  console.error(`${figure.what}: ${figure.measured}`);
  return figure;
}

/** A table in Markdown. */
export function toTable(head: string[], rows: string[][]) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function toReport(figures: Figure[]) {
  return toTable(
    ['What', 'Target', 'Measured', ''],
    figures.map(({ what, target = '', measured, met }) => [what, target, measured, verdict(met)]),
  );
}

function verdict(met: boolean | undefined) {
  if (met === undefined) return '';
  return met ? 'met' : '**missed**';
}

const docs = join(import.meta.dirname, '../../docs');
const end = '<!-- end of measured -->';

/** Replaces the text that a command has written to a page of docs. */
export async function writeReport(name: string, command: string, report: string) {
  const page = join(docs, name);
  const begin = `<!-- measured: written by ${command} --write -->`;
  const text = await readFile(page, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const after = rest.slice(rest.indexOf(end));
  if (!after.startsWith(end)) throw new Error(`${page} does not contain ${begin}`);
  await writeFile(page, `${before}${begin}\n\n${report}\n\n${after}`);
}

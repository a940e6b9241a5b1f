import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv, variableNames } from '../../server/platform/start-up/env.ts';

// `node tools/commands/env-example.ts` writes .env.example from the variables of server/platform/start-up/env.ts and their rows in
// docs/environment.md. A test fails when it is stale.

const root = join(import.meta.dirname, '../..');
const lineWidth = 116;

/** The text of .env.example: each variable with its meaning and its default, all of them commented out. */
export function envExample() {
  const rows = readFileSync(join(root, 'docs/environment.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const parts = rows.map((row) => {
    const [, cell = '', meaning = '', byDefault = ''] = row
      .split(' | ')
      .flatMap((text) => text.split(/^\| | \|$/));
    const names = variableNames.filter((name) => cell.includes(`\`${name}\``));
    const value = plain(byDefault);
    const isValue = names.every((name) => isAccepted(name, value));
    const text = isValue ? meaning : `${meaning}. Default: ${byDefault}`;
    return [...wrapped(plain(text)), ...names.map((name) => `#${name}=${isValue ? value : ''}`)].join('\n');
  });
  const head = wrapped(
    'Copy it to .env for Docker Compose, or to /etc/saha/environment for systemd, and remove the # of what you set. ' +
      'Written by tools/commands/env-example.ts.',
  );
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`;
}

/** Whether the shop starts with this value. A default that is described in words is not a value. */
function isAccepted(name: string, value: string) {
  try {
    readEnv({ [name]: value });
    return !value.includes(' ');
  } catch {
    return false;
  }
}

/** Markdown as plain text: without backquotes, and links as their words. */
function plain(text: string) {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');
}

function wrapped(text: string) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length + 3 > lineWidth) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => `# ${line}`);
}

if (import.meta.main) writeFileSync(join(root, '.env.example'), envExample());

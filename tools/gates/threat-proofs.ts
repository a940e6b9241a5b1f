import { existsSync, readFileSync } from 'node:fs';

const page = 'docs/security.md';

/** The problems of the threats in docs/security.md: each needs a control in a file, and a test that proves it. */
export function unprovenThreats(): string[] {
  return rows().flatMap(({ name, control, proof }, index) => {
    const proofs = proof.split('; ').flatMap((part) => {
      const [file = ''] = filesIn(part);
      return [...part.matchAll(/“(.+?)”/g)].map(([, title = '']) => ({ file, title }));
    });
    return [
      ...(name === `T${index + 1}` ? [] : [`${page}: threat-number ${name} in place of T${index + 1}`]),
      ...(filesIn(control).length > 0 ? [] : [`${page}: threat-without-control ${name}`]),
      ...(proofs.length > 0 ? [] : [`${page}: threat-without-proof ${name}`]),
      ...proofs
        .filter(({ file, title }) => !titlesIn(file).includes(title))
        .map(({ file, title }) => `${page}: no-such-test “${title}” of ${name} in ${file}`),
    ];
  });
}

function rows() {
  if (!existsSync(page)) return [];
  const lines = readFileSync(page, 'utf8').split('\n');
  return lines
    .filter((line) => /^\| T\d+ \|/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()))
    .map(([name = '', , control = '', proof = '']) => ({ name, control, proof }));
}

function filesIn(cell: string) {
  return [...cell.matchAll(/`([\w-]+\/[^`]+)`/g)].map(([, file = '']) => file);
}

/** Every quoted string that could be a test title. Long titles are on a line of their own. */
function titlesIn(file: string) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/(['"`])((?:(?!\1|\n).)+)\1,/g)].map(([, , title]) => title);
}

import { readFileSync } from 'node:fs';

export type Instruction = { name: string; text: string };

/** One `FROM` and what follows it. */
export type Stage = { name: string; image: string; instructions: Instruction[] };

/** The stages of a Dockerfile, with continued lines joined and comments left out. */
export function readDockerfile(file = 'Dockerfile'): Stage[] {
  const stages: Stage[] = [];
  const lines = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  for (const line of lines.filter(Boolean)) {
    const [, name = '', text = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`This line is no instruction: ${line}`);
    if (name === 'FROM') {
      const [image = '', , as = String(stages.length)] = text.split(' ');
      stages.push({ name: as, image, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/** The texts of a stage's instructions of one kind. */
export function textsOf({ instructions }: Stage, name: string) {
  return instructions.filter((instruction) => instruction.name === name).map(({ text }) => text);
}

/** What a COPY copies: from the folder of the Dockerfile unless it names a stage. */
export function readCopy(text: string) {
  const words = text.split(' ');
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  return { from, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
}

/** The variables that a stage sets. `$PATH` is that of the image. */
export function variablesOf(stage: Stage, path: string) {
  const pairs = textsOf(stage, 'ENV').flatMap((text) => text.split(/ +/));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1).replace('$PATH', path)] as const;
    }),
  );
}

/** The program and its arguments behind CMD, or behind the CMD of a HEALTHCHECK. */
export function commandOf(stage: Stage, name: 'CMD' | 'HEALTHCHECK'): string[] {
  const text = textsOf(stage, name).at(-1) ?? '';
  return JSON.parse(text.slice(text.indexOf('[')));
}

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

/** The shop's final answer to one order: `id` and `total` of a 201, or what was wrong with the answer. */
export type Answer = { key: string; id?: string; total?: number; wrong?: string };

export type Journal = ReturnType<typeof openJournal>;

/** A file outside the shop that records each answer before the next order is sent. */
export function openJournal(file: string) {
  writeFileSync(file, '', { flag: 'a' });
  return {
    record: (answer: Answer) => appendFileSync(file, `${JSON.stringify(answer)}\n`),
    read: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Answer),
  };
}

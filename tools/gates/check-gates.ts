import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type Gate, gates, runGate } from './gates.ts';
import { forbiddenImports } from './import-rules.ts';
import { allRooms, ruleName } from './rooms.ts';

const root = join(import.meta.dirname, '../..');
const settings = [
  'biome.json',
  '.gitignore',
  'knip.jsonc',
  'tools/gates/lint-rules',
  'e2e/tsconfig.json',
].concat(['', '.shared', '.server', '.web'].map((side) => `tsconfig${side}.json`));

const repeat = (line: string, times: number) => `${line}\n`.repeat(times);

/** Files that are too long or too many to be kept. */
const longFixtures = {
  'server/too-long.ts': `// breaks: files too-long\n${repeat('export {};', 300)}`,
  'server/does-too-much.ts': `// breaks: lint noExcessiveLinesPerFunction
export function all(given: number) {
  let sum = given;
${repeat('  sum += given;', 50)}  return sum;
}
`,
  'server/crowd/one.ts': '// breaks: files crowded-folder in server/crowd\n',
  ...trespassers(),
  ...Object.fromEntries(Array.from({ length: 25 }, (_, place) => [`server/crowd/one-and-${place}.ts`, ''])),
};

/** In each room, a file that imports from a room that the table does not allow. */
function trespassers() {
  return Object.fromEntries(
    allRooms.flatMap((room) => {
      const { side, mayImport } = room;
      const forbidden = allRooms.find(
        (other) => other.side === side && other.room !== room.room && !mayImport.includes(other.room),
      );
      const path = (inside: string) => `${side}/${inside}/open-to-none.ts`;
      const target = relative(`${side}/${room.room}`, path(forbidden?.room ?? ''));
      return [
        [
          path(room.room),
          `// breaks: imports ${ruleName(room)}\nexport { nothing } from '${target.replace(/^(?!\.)/, './')}';\n`,
        ],
      ];
    }),
  );
}

/**
 * Proves that each gate still fails: builds a house in which every file breaks a rule and runs the real gates with the
 * real settings over it. The first lines of a file name its rules: `breaks: <gate> <rule> [in <folder>]`.
 */
async function checkGates() {
  const house = buildHouse();
  try {
    const expected = readExpectations(house);
    for (const { name } of forbiddenImports) {
      if (!expected.some(({ rule }) => rule === name))
        throw new Error(`No fixture shows that '${name}' can fail`);
    }
    const results = await Promise.all(gates.map((gate) => missedBy(gate, house, expected)));
    const missed = results.flat();
    for (const { gate, rule, file } of missed) console.error(`${file}: '${gate}' did not catch ${rule}`);
    console.log(`${expected.length - missed.length} of ${expected.length} broken rules caught`);
    return missed.length === 0;
  } finally {
    rmSync(house, { recursive: true });
  }
}

function buildHouse() {
  const house = mkdtempSync(join(tmpdir(), 'house-that-breaks-every-rule-'));
  cpSync(join(import.meta.dirname, 'fixtures'), house, { recursive: true });
  for (const path of settings) cpSync(join(root, path), join(house, path), { recursive: true });
  for (const [path, text] of Object.entries(longFixtures)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  return house;
}

function readExpectations(house: string) {
  const written = globSync(['*/**/*.{ts,tsx,css,md}', 'package.json'], {
    cwd: house,
    exclude: ['node_modules/**'],
  });
  return written.flatMap((file) =>
    readFileSync(join(house, file), 'utf8')
      .matchAll(/breaks: (\w+) ([\w-]+)(?: in (\S+))?/g)
      .map(([, gate = '', rule = '', place = file]) => ({ gate, rule, file: place }))
      .toArray(),
  );
}

async function missedBy(gate: Gate, house: string, expected: ReturnType<typeof readExpectations>) {
  const { passed, output } = await runGate(gate, house);
  const own = expected.filter((expectation) => expectation.gate === gate.name);
  if (own.length === 0) throw new Error(`No fixture shows that the gate '${gate.name}' can fail`);
  const complaints = passed ? [] : gate.complaints(output);
  return own.filter(
    ({ file, rule }) => !complaints.some((found) => found.file === file && found.rule === rule),
  );
}

process.exitCode = (await checkGates()) ? 0 : 1;

import { join } from 'node:path';
import { gates, runGate } from './gates.ts';

const lanes = 2;
const proof = { name: 'gates', commands: [`node ${join(import.meta.dirname, 'check-gates.ts')}`] };

/** Runs every gate and the proof that each still fails; prints what failed and how long each took. */
async function check() {
  const begun = performance.now();
  const prepared = await pass({ name: 'route types', commands: ['react-router typegen'] });
  const waiting = [proof, ...gates];
  const outcomes = [prepared];
  const lane = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) outcomes.push(await pass(gate));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const passed = outcomes.every(Boolean);
  console.log(`${passed ? 'All gates passed' : 'Some gates failed'} in ${seconds(begun)}`);
  return passed;
}

async function pass(gate: { name: string; commands: string[] }) {
  const begun = performance.now();
  const { passed, output } = await runGate(gate);
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${seconds(begun).padStart(7)}  ${gate.name}`);
  if (!passed) console.log(output);
  return passed;
}

function seconds(begun: number) {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}

process.exitCode = (await check()) ? 0 : 1;

import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
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

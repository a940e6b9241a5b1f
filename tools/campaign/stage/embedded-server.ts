import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

type Process = { pid: number; parent: number; command: string };

/** The process id of the embedded PostgreSQL of a data folder. */
async function postmasterOf(dataDir: string) {
  const file = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

/** The server's processes: the postmaster first, then those it started. */
export async function serverProcesses(dataDir: string): Promise<Process[]> {
  const postmaster = await postmasterOf(dataDir);
  const all = await listProcesses();
  return [
    ...all.filter(({ pid }) => pid === postmaster),
    ...all.filter(({ parent }) => parent === postmaster),
  ];
}

/** Those that serve a connection of the shop. */
export async function shopBackends(dataDir: string) {
  return (await serverProcesses(dataDir)).filter(({ command }) => command.startsWith('postgres: saha saha'));
}

/** Sends a signal to each process; one that is gone already does not count. */
export function signalAll(processes: { pid: number }[], signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

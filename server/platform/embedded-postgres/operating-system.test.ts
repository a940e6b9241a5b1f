import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { macOS, operatingSystem } from './operating-system.ts';

const systems = Object.entries({ 'this system': operatingSystem, macOS });

test.each(systems)('%s recognizes a process by an argument until it ends', async (_name, { hasArgument }) => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '/a folder/data', 'last']);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  const pid = Number(child.pid);
  for (const argument of ['/a folder/data', 'last']) expect(await hasArgument(pid, argument)).toBe(true);
  for (const argument of ['/a folder', 'folder/dat']) expect(await hasArgument(pid, argument)).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await hasArgument(pid, 'last')).toBe(false);
});

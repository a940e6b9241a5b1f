import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { variablesWith } from '../start-up/env.ts';
import type { PictureTasks } from './picture-tasks.ts';

type Task = keyof PictureTasks;

/** A message to the picture process, and its answer. */
export type Request = { id: number; task: Task; args: unknown[] };
export type Answer = { id: number; value?: unknown; error?: string };

type Result<Name extends Task> = Awaited<ReturnType<PictureTasks[Name]>>;

type Caller = { resolve: (value: unknown) => void; reject: (error: Error) => void };

const idleMs = 20_000;
const inTurn = pLimit(Math.min(4, availableParallelism()));

let running: ReturnType<typeof startProcess> | undefined;

/**
 * Runs a task of `picture-tasks.ts` in a process of its own, because what decoding and encoding pictures leaves behind in
 * memory would stay with the shop. The process starts with the first task and ends when it has had none for a while.
 * Throws Error with the message of the task's error, or ApiError 503 if the process dies.
 */
export function inPictureProcess<Name extends Task>(
  task: Name,
  ...args: Parameters<PictureTasks[Name]>
): Promise<Result<Name>> {
  return inTurn(() => {
    running ??= startProcess();
    return running(task, args) as Promise<Result<Name>>;
  });
}

/** Starts a process and returns the function that runs a task in it. */
function startProcess() {
  const child = fork(join(import.meta.dirname, 'picture-process.ts'), {
    serialization: 'advanced',
    execArgv: [],
    // Each of glibc's arenas keeps what a thread has freed. Two are enough for so few threads.
    env: variablesWith({ MALLOC_ARENA_MAX: '2' }),
  });
  const callers = new Map<number, Caller>();
  let last = 0;
  let ending: NodeJS.Timeout | undefined;
  beNice(child);
  child.on('message', ({ id, value, error }: Answer) => {
    const caller = callers.get(id);
    callers.delete(id);
    if (error === undefined) caller?.resolve(value);
    else caller?.reject(new Error(error));
    if (callers.size === 0) rest();
  });
  child.once('error', end);
  child.once('exit', () => end());

  /** Waits for further tasks without keeping this process alive. */
  function rest() {
    child.unref();
    child.channel?.unref();
    ending = setTimeout(end, idleMs).unref();
  }

  function end(cause?: Error) {
    if (running === run) running = undefined;
    clearTimeout(ending);
    const busy = new ApiError(503, refusal('shop-busy'), { retryAfter: 1, cause });
    for (const { reject } of callers.values()) reject(busy);
    callers.clear();
    if (child.connected) child.disconnect();
  }

  function run(task: Task, args: unknown[]) {
    clearTimeout(ending);
    child.ref();
    child.channel?.ref();
    last += 1;
    const request: Request = { id: last, task, args };
    return new Promise<unknown>((resolve, reject) => {
      callers.set(request.id, { resolve, reject });
      child.send(request);
    });
  }

  return run;
}

/** Pages come before pictures. */
function beNice({ pid }: ChildProcess) {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It is only slower then, or has ended already.
  }
}

import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Starts one piece of work for each item, all of them at once, and answers their results in the same order. */
type Work<Source, Item, Result> = (source: Source, items: Item[]) => Promise<Result>[];

type Options = {
  /** Most items of one batch. */
  maxSize: number;
  /** A batch that runs for longer than this many milliseconds no longer holds up the next, which starts beside it. */
  overlapAfterMs: number;
};

/**
 * Turns many small pieces of work into a few larger ones: items that arrive while a batch runs wait, and together are the
 * next batch, as are items of the same turn of the event loop. No item waits for others that might still arrive. Each
 * source (a database) has its own queue.
 */
export function createBatcher<Source extends object, Item, Result>(
  work: Work<Source, Item, Result>,
  { maxSize, overlapAfterMs }: Options,
) {
  type Waiting = { item: Item; settle: (result: Promise<Result>) => void };
  const queues = new WeakMap<Source, { waiting: Waiting[]; isRunning: boolean }>();

  function queueOf(source: Source) {
    const queue = queues.get(source) ?? { waiting: [], isRunning: false };
    queues.set(source, queue);
    return queue;
  }

  async function run(source: Source) {
    const queue = queueOf(source);
    if (queue.isRunning) return;
    queue.isRunning = true;
    while (queue.waiting.length > 0) {
      // Sockets that are readable now may bring more items.
      await endOfTurn();
      const batch = queue.waiting.splice(0, maxSize);
      const results = start(
        source,
        batch.map(({ item }) => item),
      );
      for (const [index, result] of results.entries()) batch[index]?.settle(result);
      await settledOrLate(results, overlapAfterMs);
    }
    queue.isRunning = false;
  }

  /** A throw before the first result fails every item of the batch. It must not stop the queue. */
  function start(source: Source, items: Item[]): Promise<Result>[] {
    try {
      return work(source, items);
    } catch (error) {
      return items.map(() => Promise.reject(error));
    }
  }

  return (source: Source, item: Item) =>
    new Promise<Result>((settle) => {
      queueOf(source).waiting.push({ item, settle });
      void run(source);
    });
}

/** Waits until all are settled, or so many milliseconds. A rejection counts as settled. */
export function settledOrLate(results: Promise<unknown>[], milliseconds: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void Promise.allSettled(results).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

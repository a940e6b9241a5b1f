/** Does at once what several asked for, and answers each of them. It fails by its answers and never throws. */
type Work<Source, Item, Result> = (source: Source, items: Item[]) => Promise<Result>[];

type Options = {
  /** Most items of one call. */
  most: number;
  /** A call that takes longer than this many milliseconds holds up no later one: the next runs beside it. */
  patienceMs: number;
};

/**
 * Lets many small pieces of work go as few larger ones: what is asked for while `work` runs waits, and is done together
 * after it. Nobody waits for others who might still come. Each source (a database) has a line of its own.
 */
export function gathering<Source extends object, Item, Result>(
  work: Work<Source, Item, Result>,
  { most, patienceMs }: Options,
) {
  type Waiting = { item: Item; answer: (result: Promise<Result>) => void };
  const lines = new WeakMap<Source, { waiting: Waiting[]; isBusy: boolean }>();

  function lineOf(source: Source) {
    const line = lines.get(source) ?? { waiting: [], isBusy: false };
    lines.set(source, line);
    return line;
  }

  async function advance(source: Source) {
    const line = lineOf(source);
    if (line.isBusy) return;
    line.isBusy = true;
    while (line.waiting.length > 0) {
      const taken = line.waiting.splice(0, most);
      const results = work(
        source,
        taken.map(({ item }) => item),
      );
      for (const [index, result] of results.entries()) taken[index]?.answer(result);
      await settledOrLate(results, patienceMs);
    }
    line.isBusy = false;
  }

  return (source: Source, item: Item) =>
    new Promise<Result>((answer) => {
      lineOf(source).waiting.push({ item, answer });
      void advance(source);
    });
}

function settledOrLate(results: Promise<unknown>[], patienceMs: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    void Promise.allSettled(results).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Lets many small messages go as a few: what is given while `send` runs waits, and is sent all at once after it. Each
 * giver waits for the call that sends what they gave, and fails with it.
 */
export function gathering<Item>(send: (items: Set<Item>) => Promise<void>) {
  let gathered = new Set<Item>();
  let next: Promise<void> | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function sendGathered() {
    const items = gathered;
    gathered = new Set();
    next = undefined;
    const sent = send(items);
    running = sent.catch(() => undefined);
    return sent;
  }

  return (items: Iterable<Item>): Promise<void> => {
    for (const item of items) gathered.add(item);
    next ??= running.then(sendGathered);
    return next;
  };
}

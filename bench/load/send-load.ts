import { openConnection } from './open-connection.ts';
import type { Reply } from './read-reply.ts';

type Load = {
  port: number;
  /** Clients: each has a connection of its own and waits for its reply before it asks again. */
  clients: number;
  seconds: number;
  /** The next request, in order, whichever client sends it. */
  next: (index: number) => string;
  /** Throws when a reply is not what it must be: with one wrong answer a measurement counts for nothing. */
  check: (reply: Reply) => void;
};

/** Keeps a server busy. Answers how long each reply took, in milliseconds, and how many came a second. */
export async function sendLoad({ port, clients, seconds, next, check }: Load) {
  const milliseconds: number[] = [];
  let index = 0;
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(port)));
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < end) {
        const answer = await connection.ask(next(index++));
        check(answer.reply);
        milliseconds.push(answer.milliseconds);
      }
      connection.close();
    }),
  );
  return { milliseconds, rate: (milliseconds.length / (performance.now() - start)) * 1000 };
}

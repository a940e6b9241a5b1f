import { openConnection } from './open-connection.ts';
import type { Reply } from './read-reply.ts';

type Load = {
  port: number;
  /** Each client has its own connection and waits for a reply before it sends the next request. */
  clients: number;
  seconds: number;
  /** The request with this number, counted over all clients. */
  next: (index: number) => string;
  /** Throws on a wrong reply, because one makes the measurement worthless. */
  check: (reply: Reply) => void;
};

/** Keeps a server busy. Returns the milliseconds of each reply and the replies per second. */
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

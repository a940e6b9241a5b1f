import { randomUUID } from 'node:crypto';
import { httpRequest } from '../load/http-request.ts';
import { openConnection } from '../load/open-connection.ts';
import { sendLoad } from '../load/send-load.ts';
import type { Figure } from '../report.ts';
import type { Server } from '../servers/server.ts';
import { median, percentile } from '../statistics.ts';

const clients = 8;

type Account = { email: string; password: string };

/** Measures the sign-ins per second, and the time of a refusal for a wrong password and for an unknown address. */
export async function measureSignIns(
  { port }: Server,
  { seconds, rounds }: { seconds: number; rounds: number },
) {
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const connection = await openConnection(port);
  const registered = httpRequest('/api/auth/register', { body: { name: 'Amina Bench', ...account } });
  expectStatus(201, (await connection.ask(registered)).reply.status);
  const figures: Figure[] = [
    await measureRate(port, account, seconds),
    await measureGap(port, account, rounds),
  ];
  connection.close();
  return figures;
}

async function measureRate(port: number, account: Account, seconds: number): Promise<Figure> {
  const { rate, milliseconds } = await sendLoad({
    port,
    clients,
    seconds,
    next: () => signIn(account),
    check: ({ status }) => expectStatus(200, status),
  });
  return {
    what: `Sign-ins by password, ${clients} users at once`,
    measured: `${Math.round(rate)}/s, p95 ${percentile(milliseconds, 95).toFixed(0)} ms`,
  };
}

/** The two take turns, and each goes first in every other round, so a busy machine slows both. */
async function measureGap(port: number, account: Account, rounds: number): Promise<Figure> {
  const connection = await openConnection(port);
  const refusal = async (email: string) => {
    const { reply, milliseconds } = await connection.ask(signIn({ email, password: 'a wrong password' }));
    expectStatus(401, reply.status);
    return milliseconds;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  const turns = [
    async () => known.push(await refusal(account.email)),
    async () => unknown.push(await refusal(`${randomUUID()}@example.com`)),
  ];
  for (let round = 0; round < rounds; round++) {
    for (const turn of turns) await turn();
    turns.reverse();
  }
  connection.close();
  const [wrong, nobody] = [median(known), median(unknown)];
  return {
    what: `Refused sign-in, median of ${rounds}: wrong password and unknown address`,
    measured: `${wrong.toFixed(1)} ms and ${nobody.toFixed(1)} ms`,
  };
}

function signIn(account: Account) {
  return httpRequest('/api/auth/login', { body: account });
}

function expectStatus(expected: number, status: number) {
  if (status !== expected) throw new Error(`A sign-in answered ${status} instead of ${expected}`);
}

import type { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../server/demo/samples/seeded-random.ts';
import { wilayas } from '../../../shared/delivery/shipping-address.ts';
import { anOrderBody } from '../../../test/order-body.ts';
import { isRefused, openConnections, type Reply, SilenceError, sendRequest } from '../stage/send-request.ts';
import { ownDomain, ownNotes } from '../stage/shop-data.ts';
import type { Answer, Journal } from './journal.ts';

export type StormOptions = {
  /** Where each try goes, in turn. */
  urls: string[];
  productIds: string[];
  journal: Journal;
  random: Random;
  /** The prefix of the keys. */
  name: string;
  buyers?: number;
  /** The pause of a buyer between two orders. */
  pauseMs?: number;
  /** How long a buyer tries the same order. */
  patienceMs?: number;
  /** The number of orders after which a buyer stops. */
  ordersEach?: number;
  /** One to three random products by default. */
  linesOf?: (buyer: number, random: Random) => Line[];
  /** Final answers that are promised besides 201, such as 409 for the last unit. */
  refusals?: number[];
  /** Called for a connection that broke after the request was sent. */
  onBroken?: (error: Error) => void;
};

type Line = { productId: string; quantity: number };

type Attempt = {
  key: string;
  body: ReturnType<typeof anOrderBody>;
  ip: string;
  /** The first try is broken off after this time, as by a phone that loses its network. Undefined if it is not. */
  hangUpMs: number | undefined;
};

export type Storm = ReturnType<typeof beginStorm>;

/** These ask the buyer to try again, and carry Retry-After. */
const passing = [503, 507];
const retryMs = 60;

const defaults = {
  buyers: 8,
  pauseMs: 10,
  // Longer than a busy machine needs to start a database and a shop.
  patienceMs: 120_000,
  ordersEach: Number.POSITIVE_INFINITY,
  refusals: [] as number[],
};

/**
 * Buyers who order without end, each one order at a time. A buyer without an answer sends the same order with the same
 * key again, as the checkout does. The data of each order depend only on the seed.
 */
export function beginStorm(options: StormOptions) {
  const settings = { ...defaults, ...options };
  const { journal, random, name, urls } = settings;
  const agent = openConnections();
  let isOver = false;
  let retries = 0;
  const waiting = new Set<{ since: number; done: () => void }>();

  async function buy(buyer: number) {
    const choices = random.fork(buyer);
    for (let number = 0; !isOver && number < settings.ordersEach; number++) {
      const lines = options.linesOf?.(buyer, choices) ?? someLines(options.productIds, choices);
      const attempt = anAttempt(`${name}-${buyer}-${number}`, lines, choices);
      const { sentAt, ...answer } = await place(attempt, buyer + number);
      journal.record(answer);
      if (answer.id) tellWaiting(sentAt);
      await sleep(settings.pauseMs);
    }
  }

  function tellWaiting(sentAt: number) {
    for (const { since, done } of waiting) if (sentAt > since) done();
  }

  async function place(attempt: Attempt, first: number): Promise<Answer & { sentAt: number }> {
    const { key } = attempt;
    const deadline = Date.now() + settings.patienceMs;
    for (let turn = first; Date.now() < deadline; turn++) {
      const sentAt = performance.now();
      const url = urls[turn % urls.length] ?? '';
      const hangUpMs = turn === first ? attempt.hangUpMs : undefined;
      const answer = await sendAttempt({ ...attempt, hangUpMs }, { ...settings, agent, url });
      if (answer === 'try again') retries += 1;
      else if (answer) return { key, ...answer, sentAt };
      await sleep(retryMs);
    }
    return { key, wrong: `no order within ${settings.patienceMs / 1000} s`, sentAt: 0 };
  }

  const done = Promise.all(Array.from({ length: settings.buyers }, (_, buyer) => buy(buyer)));
  return {
    /** How often a buyer was asked to try again, with 503 or 507. */
    retries: () => retries,
    /** Resolves when an order that is sent from now on has been acknowledged. */
    untilNext: () =>
      new Promise<void>((resolve) => {
        const waiter = {
          since: performance.now(),
          done() {
            waiting.delete(waiter);
            resolve();
          },
        };
        waiting.add(waiter);
        done.then(waiter.done, waiter.done);
      }),
    /** Lets each buyer finish the last order. */
    async end() {
      isOver = true;
      await done.finally(() => agent.destroy());
    },
  };
}

function someLines(productIds: string[], random: Random): Line[] {
  return Array.from({ length: random.between(1, 3) }, () => ({
    productId: random.pick(productIds),
    quantity: random.between(1, 3),
  }));
}

function anAttempt(key: string, lines: Line[], random: Random): Attempt {
  const address = {
    Wilaya: random.pick(wilayas),
    phone: `05${String(random.between(0, 99_999_999)).padStart(8, '0')}`,
    email: `${key.toLowerCase()}${ownDomain}`,
  };
  const ip = `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`;
  const hangUpMs = random.between(1, 10) === 1 ? random.between(1, 40) : undefined;
  return {
    key,
    ip,
    hangUpMs,
    body: { ...anOrderBody(lines, address), notes: `${ownNotes}${key}` } as Attempt['body'],
  };
}

type Sending = Pick<StormOptions, 'onBroken'> & { agent: Agent; url: string; refusals: number[] };

/** The shop's final answer; undefined if there was none. */
async function sendAttempt(
  { key, body, ip, hangUpMs }: Attempt,
  { agent, url, refusals, onBroken }: Sending,
) {
  const headers = { 'idempotency-key': key, 'x-forwarded-for': ip };
  try {
    const sending = { agent, method: 'POST', headers, body, ...(hangUpMs && { timeoutMs: hangUpMs }) };
    const reply = await sendRequest(`${url}/api/orders`, sending);
    return readAnswer(reply, refusals);
  } catch (error) {
    if (error instanceof SilenceError) return hangUpMs ? undefined : { wrong: error.message };
    if (!isRefused(error)) onBroken?.(error as Error);
    return undefined;
  }
}

function readAnswer({ status, headers, body }: Reply, refusals: number[]): Omit<Answer, 'key'> | 'try again' {
  if (status === 201) {
    const { _id: id, totalPrice } = JSON.parse(body) as { _id: string; totalPrice: number };
    return { id, total: Math.round(totalPrice * 100) };
  }
  if (refusals.includes(status)) return {};
  if (!passing.includes(status)) return { wrong: `${status} ${body.slice(0, 200)}` };
  return headers['retry-after'] ? 'try again' : { wrong: `${status} without Retry-After` };
}

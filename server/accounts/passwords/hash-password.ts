import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { boundedQueue } from '../../platform/http/bounded-queue.ts';

const deriveKey = promisify(argon2);

type Cost = { memory: number; passes: number; parallelism: number };

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane (requirements: Passwords). */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const keyLength = 32;

const concurrency = Math.min(4, availableParallelism());

/** A hash takes some 30 ms of a core and 19 MiB (threats T6). With 16 waiting for each core, the last waits half a second. */
const enqueue = boundedQueue({ concurrency, maxWaiting: 16 * concurrency });

type Kept = { cost: Cost; salt: Buffer; key: Buffer };

/** At today's cost, so that comparing with it takes as long as with anybody's. */
const nobodys: Kept = { cost, salt: Buffer.alloc(16), key: Buffer.alloc(keyLength) };

/**
 * The argon2id hash of a password as a PHC string, which names its own parameters and salt.
 * Throws ApiError 503 when too many are hashed already.
 */
export async function hashPassword(password: string) {
  const salt = randomBytes(16);
  const key = await derive(password, { cost, salt });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(key)}`;
}

/**
 * Whether the password has this hash. An account without a password, or no account at all, is `null`: the answer is no
 * after the same time (threats T5). Throws ApiError 503 as `hashPassword` does.
 */
export async function verifyPassword(password: string, phc: string | null) {
  const kept = (phc && fromPhc(phc)) || nobodys;
  const isSame = timingSafeEqual(await derive(password, kept), kept.key);
  return isSame && kept !== nobodys;
}

/** Whether the hash is cheaper to guess than those that are made today. */
export function isOutdated(phc: string) {
  const kept = fromPhc(phc);
  return !kept || kept.cost.memory < cost.memory || kept.cost.passes < cost.passes;
}

function derive(password: string, { cost, salt, key }: Omit<Kept, 'key'> & { key?: Buffer }) {
  // The same letters may be typed as different characters; NFC makes them one.
  const message = password.normalize('NFC');
  const tagLength = key?.length ?? keyLength;
  return enqueue(() => deriveKey('argon2id', { ...cost, message, nonce: salt, tagLength }));
}

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/;

function fromPhc(phc: string): Kept | undefined {
  const [, memory, passes, parallelism, salt, key] = phcPattern.exec(phc) ?? [];
  if (salt === undefined || key === undefined) return undefined;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

function unpadded(bytes: Buffer) {
  return bytes.toString('base64').replace(/=+$/, '');
}

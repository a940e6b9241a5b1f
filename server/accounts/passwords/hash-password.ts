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

/** A hash takes about 30 ms of a core and 19 MiB (threats T6). Behind 16 others it waits half a second. */
const enqueue = boundedQueue({ concurrency, maxWaiting: 16 * concurrency });

type StoredHash = { cost: Cost; salt: Buffer; key: Buffer };

/** Matches no password. It has today's cost, so that comparing with it takes as long as with a real hash. */
const dummyHash: StoredHash = { cost, salt: Buffer.alloc(16), key: Buffer.alloc(keyLength) };

/**
 * The argon2id hash of a password as a PHC string, which names its own parameters and salt.
 * Throws ApiError 503 while too many others wait.
 */
export async function hashPassword(password: string) {
  const salt = randomBytes(16);
  const key = await derive(password, { cost, salt });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(key)}`;
}

/**
 * Whether the password has this hash. Pass `null` for an account without a password and for no account: the answer is
 * no, after the same time (threats T5). Throws ApiError 503 as `hashPassword` does.
 */
export async function verifyPassword(password: string, phc: string | null) {
  const stored = (phc && fromPhc(phc)) || dummyHash;
  const isSame = timingSafeEqual(await derive(password, stored), stored.key);
  return isSame && stored !== dummyHash;
}

/** Whether the hash has a lower cost than new ones. */
export function isOutdated(phc: string) {
  const stored = fromPhc(phc);
  return !stored || stored.cost.memory < cost.memory || stored.cost.passes < cost.passes;
}

function derive(password: string, { cost, salt, key }: Omit<StoredHash, 'key'> & { key?: Buffer }) {
  // Keyboards compose the same letter from different characters; NFC makes them equal.
  const message = password.normalize('NFC');
  const tagLength = key?.length ?? keyLength;
  return enqueue(() => deriveKey('argon2id', { ...cost, message, nonce: salt, tagLength }));
}

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/;

function fromPhc(phc: string): StoredHash | undefined {
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

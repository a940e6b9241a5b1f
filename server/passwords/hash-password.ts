import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(argon2);

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane (design §2). */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** The argon2id hash of a password as a PHC string, which names its own parameters and salt. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16);
  const key = await deriveKey('argon2id', { ...cost, message: password.normalize('NFC'), nonce: salt });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`;
}

function unpadded(bytes: Buffer) {
  return bytes.toString('base64').replace(/=+$/, '');
}

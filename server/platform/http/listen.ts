import type { FastifyInstance } from 'fastify';
import { errorCode } from '../db/error-code.ts';
import { StartUpError } from '../start-up/start-up-error.ts';

type Address = { host: string; port: number };

const reasons: Record<string, (address: Address) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1}`,
  EACCES: ({ port }) => `Port ${port} may not be opened by this user. Choose one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
};

/** Opens the port. Throws StartUpError if that is not possible. */
export async function listen(app: FastifyInstance, { host, port }: Address) {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = reasons[errorCode(error)];
    if (reason) throw new StartUpError(reason({ host, port }), { cause: error });
    throw error;
  }
}

import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { StartUpError } from '../start-up-error.ts';

/** Opens the port. Throws StartUpError when another program has it. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Env, 'host' | 'port'>) {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') {
      throw new StartUpError(
        `Port ${port} is taken by another program. Stop it, or choose another: PORT=3001`,
      );
    }
    if (code === 'EACCES')
      throw new StartUpError(`Port ${port} may not be opened by this user. Choose one above 1023.`);
    if (code === 'EADDRNOTAVAIL') throw new StartUpError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

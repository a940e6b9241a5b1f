import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BareReply } from './bare-server.ts';

/** Starts a bare Fastify in a process of its own. It answers every path with this reply. */
export async function startBareServer(reply: BareReply) {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' });
  child.send(reply);
  const [port] = await once(child, 'message');
  return {
    port: Number(port),
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

import { totalmem } from 'node:os';

/** The bytes of memory that this process may use: those of the machine, or fewer in a container. */
export function machineMemory() {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

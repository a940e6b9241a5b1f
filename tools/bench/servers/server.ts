/** A server under load, in a process of its own on this machine. */
export type Server = { port: number; pid: number; stop: () => Promise<void> };

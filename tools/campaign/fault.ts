import type { Random } from '../../server/demo/samples/seeded-random.ts';
import type { ShopData } from './stage/shop-data.ts';
import type { Shop } from './stage/shop-under-fault.ts';
import type { Journal } from './storm/journal.ts';
import type { Storm, StormOptions } from './storm/order-storm.ts';

/** The size of a run. */
export type Size = {
  /** Whether the run is the short one. */
  isQuick: boolean;
  /** How much of the full size is played, in percent. */
  share: number;
};

/** The resources of one fault. Everything opened here is closed after the fault. */
export type Stage = {
  isQuick: boolean;
  /** A number of rounds or seconds, for the quick run and for the full one. */
  times: (quick: number, full: number) => number;
  random: Random;
  /** A folder of its own, removed after the fault. */
  folder: string;
  /** The shop's data; a fault that needs other data puts them here. */
  data: ShopData;
  journal: Journal;
  /** Starts a process of the shop and waits until it is ready. */
  openShop: (variables?: Record<string, string>) => Promise<Shop>;
  /** Creates products to sell; `stock` is plenty by default. */
  stockProducts: (count: number, stock?: number) => Promise<string[]>;
  /** Begins a storm of orders of all products of this fault. */
  beginStorm: (shops: Pick<Shop, 'url'>[], wishes?: Partial<StormOptions>) => Promise<Storm>;
  /** Registers work to run when the fault is over and its orders are counted, in reverse order. */
  onEnd: (work: () => unknown) => void;
};

export type Result = {
  /** How long the shop took to serve again after the fault, for each time. */
  readyMs?: number[];
  /** Unexpected answers to requests other than orders, such as a 500. */
  wrong?: string[];
  /** Broken promises other than lost, doubled or wrongly answered orders. */
  broken?: string[];
  /** What was done, in numbers. */
  note: string;
};

export type Fault = {
  id: string;
  name: string;
  /** A fault that kills or damages the server itself cannot play on an external one. */
  needsEmbedded?: boolean;
  /** Throws SkipError if this machine does not allow the fault. */
  play: (stage: Stage) => Promise<Result>;
};

/** The fault cannot be played here; the message says why. */
export class SkipError extends Error {}

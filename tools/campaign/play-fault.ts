import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../server/demo/samples/seeded-random.ts';
import { type Fault, type Size, SkipError, type Stage } from './fault.ts';
import { createProducts, findBrokenInvariants, readOrders, type ShopData } from './stage/shop-data.ts';
import { launchShop } from './stage/shop-under-fault.ts';
import { openJournal } from './storm/journal.ts';
import { beginStorm } from './storm/order-storm.ts';
import { type Reckoning, reckon } from './storm/reckon.ts';

export type Outcome = Reckoning & {
  fault: Fault;
  readyMs: number[];
  /** Broken invariants and other broken promises. */
  broken: string[];
  note: string;
  isSkipped: boolean;
};

type Playing = {
  data: ShopData;
  folder: string;
  seed: number;
  size: Size;
  /** Part of every key, because the database may hold orders of earlier runs. */
  run: string;
  /** Rejects when the campaign is interrupted. */
  interruption: Promise<never>;
};

/** Plays one fault, ends everything it started, and then compares the database with the journal. */
export async function playFault(fault: Fault, playing: Playing): Promise<Outcome> {
  const { stage, keys, endActors, cleanUp } = setStage(fault, playing);
  const outcome = { fault, readyMs: [], lost: [], doubled: [], wrong: [], acknowledged: 0, isSkipped: false };
  if (fault.needsEmbedded && playing.data.databaseUrl)
    return { ...outcome, broken: [], isSkipped: true, note: 'skipped: needs the embedded database' };
  try {
    const result = await Promise.race([fault.play(stage), playing.interruption]);
    await endActors();
    const reckoning = reckon(stage.journal.read(), await readOrders(stage.data, keys));
    const { readyMs = [], wrong = [], broken = [], note } = result;
    return {
      ...outcome,
      ...reckoning,
      wrong: [...reckoning.wrong, ...wrong],
      broken: [...broken, ...(await findBrokenInvariants(stage.data))],
      readyMs,
      note,
    };
  } catch (error) {
    await endActors();
    if (error instanceof SkipError) return { ...outcome, broken: [], isSkipped: true, note: error.message };
    return { ...outcome, broken: [(error as Error).stack ?? String(error)], note: 'did not finish' };
  } finally {
    await cleanUp();
  }
}

type Work = () => unknown;

const plenty = 1_000_000;

/** A stage, the prefix of its orders' keys, and the two steps after the play. */
function setStage(fault: Fault, { data, folder: parent, seed, size, run }: Playing) {
  const folder = join(parent, fault.id);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const keys = `${fault.id}-${run}-`;
  const actors: Work[] = [];
  const remains: Work[] = [];
  const products: string[] = [];
  let storms = 0;
  const stage: Stage = {
    isQuick: size.isQuick,
    times: (quick, full) => (size.isQuick ? quick : Math.max(quick, Math.round((full * size.share) / 100))),
    random: seededRandom(seed, fault.id),
    folder,
    data,
    journal: openJournal(join(parent, `${fault.id}.ndjson`)),
    async openShop(variables) {
      const log = join(parent, `${fault.id}.log`);
      const shop = await launchShop({ ...stage.data, log, variables });
      actors.push(() => shop.end());
      await shop.untilReady();
      return shop;
    },
    async stockProducts(count, stock = plenty) {
      const made = await createProducts(stage.data, { count, stock });
      products.push(...made);
      return made;
    },
    async beginStorm(servers, wishes) {
      if (!wishes?.linesOf && products.length === 0) await stage.stockProducts(20);
      storms += 1;
      const storm = beginStorm({
        urls: servers.map(({ url }) => url),
        productIds: [...products],
        journal: stage.journal,
        random: stage.random.fork(`storm ${storms}`),
        name: `${keys}${storms}`,
        // Faults of the quick run share the machine.
        ...(size.isQuick && { pauseMs: 100 }),
        ...wishes,
      });
      actors.push(() => storm.end());
      return storm;
    },
    onEnd: (work) => remains.push(work),
  };
  return { stage, keys, endActors: () => runAll(actors), cleanUp: () => runAll(remains) };
}

/** Runs each piece of work once, the last one first. */
async function runAll(works: Work[]) {
  for (const work of works.splice(0).reverse()) await work();
}

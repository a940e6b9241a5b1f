import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aCategory, aProduct } from '../test/factories.ts';
import { type Fault, SkipError, type Stage } from './fault.ts';
import { seededRandom } from './seeded-random.ts';
import {
  findBrokenInvariants,
  ownNotes,
  ownProducts,
  type ShopData,
  withDatabase,
} from './stage/shop-data.ts';
import { launchShop } from './stage/shop-under-fault.ts';
import { openJournal } from './storm/journal.ts';
import { beginStorm, type Storm } from './storm/order-storm.ts';
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
  isQuick: boolean;
  /** Part of every key, because the database may hold orders of earlier runs. */
  run: string;
  /** Rejects when the campaign is interrupted. */
  interruption: Promise<never>;
};

const plenty = 1_000_000;

/** Plays one fault, ends everything it started, and then compares the database with the journal. */
export async function playFault(fault: Fault, playing: Playing): Promise<Outcome> {
  const closers: (() => unknown)[] = [];
  const stage = setStage(fault, playing, closers);
  const outcome = { fault, readyMs: [], lost: [], doubled: [], wrong: [], acknowledged: 0, isSkipped: false };
  if (fault.needsEmbedded && playing.data.databaseUrl)
    return { ...outcome, broken: [], isSkipped: true, note: 'skipped: needs the embedded database' };
  try {
    const {
      readyMs = [],
      wrong = [],
      broken = [],
      note,
    } = await Promise.race([fault.play(stage), playing.interruption]);
    await closeAll(closers);
    const reckoning = await reckonOrders(stage);
    const invariants = await findBrokenInvariants(stage.data);
    return {
      ...outcome,
      ...reckoning,
      wrong: [...reckoning.wrong, ...wrong],
      broken: [...broken, ...invariants],
      readyMs,
      note,
    };
  } catch (error) {
    await closeAll(closers);
    if (error instanceof SkipError) return { ...outcome, broken: [], isSkipped: true, note: error.message };
    return { ...outcome, broken: [(error as Error).stack ?? String(error)], note: 'did not finish' };
  } finally {
    await closeAll(stage.leftovers);
  }
}

type SetStage = Stage & { leftovers: (() => unknown)[]; keys: string };

function setStage(fault: Fault, playing: Playing, closers: (() => unknown)[]): SetStage {
  const folder = join(playing.folder, fault.id);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const leftovers: (() => unknown)[] = [];
  const products: string[] = [];
  let storms = 0;
  const stage: SetStage = {
    isQuick: playing.isQuick,
    random: seededRandom(playing.seed, fault.id),
    folder,
    data: playing.data,
    journal: openJournal(join(playing.folder, `${fault.id}.ndjson`)),
    leftovers,
    keys: `${fault.id}-${playing.run}-`,
    async openShop(variables) {
      const log = join(playing.folder, `${fault.id}.log`);
      const shop = await launchShop({ ...stage.data, log, variables });
      closers.push(() => shop.end());
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
      const storm: Storm = beginStorm({
        urls: servers.map(({ url }) => url),
        productIds: [...products],
        journal: stage.journal,
        random: stage.random.fork(`storm ${storms}`),
        name: `${stage.keys}${storms}`,
        ...wishes,
      });
      closers.push(() => storm.end());
      return storm;
    },
    onEnd: (work) => leftovers.push(work),
  };
  return stage;
}

async function closeAll(closers: (() => unknown)[]) {
  for (const close of closers.splice(0).reverse()) await close();
}

function createProducts(data: ShopData, { count, stock }: { count: number; stock: number }) {
  return withDatabase(data, async (db) => {
    const { id: category_id } = await aCategory(db);
    const ids: string[] = [];
    for (let number = 1; number <= count; number++) {
      const name = `${ownProducts}${number}`;
      ids.push((await aProduct(db, { name, stock, category_id })).id);
    }
    return ids;
  });
}

/** An order of a storm carries its key in its notes, so a doubled one is found even without the table of keys. */
async function reckonOrders({ data, journal, keys }: SetStage) {
  const stored = await withDatabase(data, (db) =>
    db
      .selectFrom('orders')
      .where('notes', 'like', `${ownNotes}${keys}%`)
      .select(['id', 'notes', 'total_price_centimes'])
      .execute(),
  );
  return reckon(
    journal.read(),
    stored.map(({ id, notes, total_price_centimes: total }) => ({
      id,
      key: notes.slice(ownNotes.length),
      total,
    })),
  );
}

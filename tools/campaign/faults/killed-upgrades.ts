import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { fillBackOffice } from '../../bench/servers/fill-back-office.ts';
import type { Fault, Stage } from '../fault.ts';
import { enterOffice } from '../stage/office.ts';
import { brokenStart, copyProgram, describeProgram, migration, openCopy } from '../stage/program-copies.ts';
import { sendRequest } from '../stage/send-request.ts';
import { hasMigration, withDatabase } from '../stage/shop-data.ts';
import { runUpgrade } from '../stage/started-upgrade.ts';
import { timed } from '../stage/timing.ts';
import type { Storm } from '../storm/order-storm.ts';

/** Changes four of five orders, then fails. */
const failingMigration = `${migration}
  do $$ declare place integer := 0; total integer := (select count(*) from orders); next text; begin
    for next in select id from orders loop
      place := place + 1;
      update orders set campaign_mark = place where id = next;
      if place > total * 0.8 then raise 'row % cannot be migrated', place; end if;
    end loop;
  end $$;`;
/** The message of the next start after a kill in this step. Before the shop is closed, nothing has changed. */
const killedSteps = {
  Get: 'It begins anew',
  'Install and build': 'It begins anew',
  'Back up the running shop': 'It begins anew',
  Rehearse: 'It begins anew',
  Close: 'It goes on',
  'Back up the closed shop': 'It goes on',
  Migrate: 'It goes on',
  Switch: 'It goes on',
  // The shop may or may not be open.
  Open: '',
};
type Step = keyof typeof killedSteps;
/** One that goes on before the program is switched, and one after. */
const quickSteps: Step[] = ['Migrate', 'Switch'];
/** These take only milliseconds. */
const shortSteps: Step[] = ['Switch', 'Open'];

export const killedUpgrade: Fault = {
  id: 'F21',
  name: 'an upgrade under orders: killed in each step, and releases that fail',
  needsEmbedded: true,
  async play(stage) {
    const orders = stage.times(500, 50_000);
    const pictures = await furnish(stage, { orders, pictures: stage.times(5, 200) });
    const programs = await makePrograms(stage);
    const upgrading = {
      program: programs.old,
      dataDir: stage.data.dataDir,
      log: join(stage.folder, 'upgrade.log'),
    };
    const shop = await openCopy(stage, programs.old);
    const storm = await stage.beginStorm([shop], { buyers: 2, pauseMs: 100, patienceMs: 900_000 });
    await storm.untilNext();
    const broken = await failUpgrades(stage, { ...upgrading, programs, storm });
    const steps = stage.isQuick ? quickSteps : (Object.keys(killedSteps) as Step[]);
    let promised = '';
    for (const step of steps) {
      const { code, output } = await killAt(stage, step, { ...upgrading, from: programs.next });
      if (code !== null) broken.push(`the upgrade was not killed in ${step}: ${output}`);
      if (!output.includes(promised)) broken.push(`"${promised}" is not in ${output}`);
      promised = promiseOf(output);
    }
    const last = await runUpgrade({ ...upgrading, from: programs.next });
    if (last.code !== 0 || !last.output.includes(promised))
      broken.push(`the upgrade ended with ${last.code}: ${last.output}`);
    const older = await runUpgrade({ ...upgrading, from: programs.older });
    if (older.code !== 1 || !older.output.includes('is older than this program'))
      broken.push(`an older release was not refused: ${older.output}`);
    const readyMs = [await timed(() => storm.untilNext())];
    broken.push(...(await findLosses(stage, { programs, orders })));
    for (const picture of pictures) {
      const { status } = await sendRequest(shop.url + picture);
      if (status !== 200) broken.push(`${picture} is answered with ${status} after the upgrade`);
    }
    await storm.end();
    await shop.end();
    const note = `${orders} orders and ${pictures.length} pictures, killed in ${steps.length} steps, two releases refused; ${secondsIn(last.output)}`;
    return { readyMs, broken, note };
  },
};

/** A shop with orders and pictures. */
async function furnish(stage: Stage, { orders, pictures }: { orders: number; pictures: number }) {
  const dataDir = join(stage.folder, 'data');
  await mkdir(dataDir, { mode: 0o711 });
  stage.data = { dataDir };
  const shop = await stage.openShop({ RATE_LIMITS: 'off' });
  await stage.stockProducts(20);
  const office = await enterOffice(shop.url);
  const addresses: string[] = [];
  for (let number = 1; number <= pictures; number++) {
    const background = { r: number, g: stage.random.between(0, 255), b: 128 };
    const picture = sharp({ create: { width: 400, height: 400, channels: 3, background } });
    addresses.push(await office.uploadPicture(await picture.png().toBuffer()));
  }
  await shop.end();
  // A picture that no product shows is deleted within hours.
  await withDatabase(stage.data, (db) => db.updateTable('uploads').set({ created_at: new Date() }).execute());
  await fillBackOffice(dataDir, orders);
  return addresses;
}

type Programs = Record<'old' | 'next' | 'failing' | 'broken' | 'older', string>;

/** The full run gives the new release another version, so that its pages are built aside. */
async function makePrograms({ folder, isQuick }: Stage): Promise<Programs> {
  const copy = (name: string, changes?: Parameters<typeof copyProgram>[1]) =>
    copyProgram(join(folder, name), changes);
  return {
    old: await copy('old'),
    next: await copy('next', { migration, ...(!isQuick && { version: '99.0.0' }) }),
    failing: await copy('failing', { migration: failingMigration }),
    broken: await copy('broken', { migration, replaced: brokenStart }),
    older: join(import.meta.dirname, '../../..'),
  };
}

type Upgrading = Omit<Parameters<typeof runUpgrade>[0], 'onStep'>;
type Failing = Omit<Upgrading, 'from'> & { programs: Programs; storm: Storm };

/** A migration that fails late changes nothing, and a release that fails on the closed shop is taken back. */
async function failUpgrades(stage: Stage, { programs, storm, ...upgrading }: Failing) {
  const broken: string[] = [];
  const tries = [
    { from: programs.failing, said: 'Nothing has changed' },
    { from: programs.broken, said: 'The shop is as before' },
  ];
  for (const { from, said } of stage.isQuick ? tries.slice(1) : tries) {
    const { code, output } = await runUpgrade({ ...upgrading, from });
    if (code !== 1 || !output.includes(said)) broken.push(`${from} ended with ${code}: ${output}`);
    await storm.untilNext();
    if (await hasMigration(stage.data)) broken.push(`${from} has left its migration`);
  }
  return broken;
}

/** Kills an upgrade in one step. */
function killAt(stage: Stage, step: Step, upgrading: Upgrading) {
  const longest = shortSteps.includes(step) ? 5 : 1_000;
  return runUpgrade({
    ...upgrading,
    onStep: (name, kill) => {
      if (name.startsWith(step)) setTimeout(kill, stage.random.between(0, longest));
    },
  });
}

/** What the next start says. On a busy machine a kill comes late, so only the output tells which step it has hit. */
function promiseOf(output: string) {
  const begun = [...output.matchAll(/^(.+) \.\.\.$/gm)].at(-1)?.[1] ?? '';
  const hit = (Object.keys(killedSteps) as Step[]).find((step) => begun.startsWith(step));
  return hit ? killedSteps[hit] : '';
}

async function findLosses(stage: Stage, { programs, orders }: { programs: Programs; orders: number }) {
  const broken: string[] = [];
  const [program, release] = await Promise.all([programs.old, programs.next].map(describeProgram));
  if (program !== release) broken.push(`the program is not the new one: ${program}`);
  if (!(await hasMigration(stage.data))) broken.push('the migration is missing');
  const { rows } = await withDatabase(stage.data, (db) =>
    sql<{ count: number }>`select count(*) from orders where email like '%@example.com'`.execute(db),
  );
  if (rows[0]?.count !== orders) broken.push(`of ${orders} older orders ${rows[0]?.count} are left`);
  const left = await readdir(join(stage.data.dataDir, 'upgrade'));
  if (left.join() !== 'backup') broken.push(`the upgrade leaves ${left.join(', ')}`);
  return broken;
}

/** The steps of an upgrade with their seconds. */
function secondsIn(output: string) {
  return [...output.matchAll(/^(\w+).*: done in (.+)$/gm)]
    .map(([, step, time]) => `${step} ${time}`)
    .join(', ');
}

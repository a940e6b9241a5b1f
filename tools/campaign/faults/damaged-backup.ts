import { execFile } from 'node:child_process';
import { cp, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { removeDataDir } from '../../../server/platform/backup/restore-shop.ts';
import type { Fault, Stage } from '../fault.ts';
import { enterOffice } from '../stage/office.ts';
import { sendRequest } from '../stage/send-request.ts';
import { findBrokenInvariants } from '../stage/shop-data.ts';

const smallPicture = { width: 64, height: 64, channels: 3, background: '#10b981' } as const;

export const damagedBackup: Fault = {
  id: 'F17',
  name: 'backup under orders, damaged backups, restore, drill',
  needsEmbedded: true,
  async play(stage) {
    const shop = await stage.openShop();
    const office = await enterOffice(shop.url);
    const picture = await office.uploadPicture(await sharp({ create: smallPicture }).png().toBuffer());
    const storm = await stage.beginStorm([shop], { buyers: 3, pauseMs: 50 });
    await sleep(1_000);
    const acknowledged = stage.journal.read().flatMap(({ id }) => id ?? []);
    const backup = join(stage.folder, 'backup');
    const made = await runScript(stage, 'back-up', backup);
    const broken = made.code === 0 ? [] : [`the backup failed: ${made.output}`];
    const drilled = await runScript(stage, 'drill-backup');
    if (drilled.code !== 0) broken.push(`the drill failed: ${drilled.output}`);
    await storm.end();
    await shop.end();
    const played = stage.random.shuffled(damages).slice(0, stage.isQuick ? 2 : damages.length);
    for (const damage of played) broken.push(...(await restoreDamaged(stage, backup, damage)));
    broken.push(...(await restoreWhole(stage, backup, { acknowledged, picture })));
    return {
      broken,
      note: `${played.length} damaged backups refused, one restored with ${acknowledged.length} orders`,
    };
  },
};

type Damage = { name: string; apply: (backup: string) => Promise<void> };

const damages: Damage[] = [
  { name: 'without its pictures', apply: (backup) => rm(join(backup, 'uploads'), { recursive: true }) },
  { name: 'with a flipped byte', apply: (backup) => flipByte(join(backup, 'database.tar.gz')) },
  {
    name: 'without one picture',
    async apply(backup) {
      const [picture = ''] = await readdir(join(backup, 'uploads'));
      await rm(join(backup, 'uploads', picture));
    },
  },
  { name: 'without its manifest', apply: (backup) => rm(join(backup, 'manifest.json')) },
];

async function flipByte(path: string) {
  const file = await open(path, 'r+');
  try {
    const place = Math.floor((await file.stat()).size / 2);
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, place);
    await file.write(Buffer.from([(buffer[0] ?? 0) ^ 0x10]), 0, 1, place);
  } finally {
    await file.close();
  }
}

/** A damaged backup must be refused, and nothing of it restored. */
async function restoreDamaged(stage: Stage, backup: string, { name, apply }: Damage) {
  const [copy, target] = [join(stage.folder, 'damaged'), join(stage.folder, 'from-damaged')];
  await cp(backup, copy, { recursive: true });
  await apply(copy);
  const { code } = await runScript(stage, 'restore-backup', copy, target);
  const left = await readdir(target).catch(() => []);
  await rm(copy, { recursive: true });
  if (code !== 0 && left.length === 0) return [];
  await removeDataDir(target);
  return [`a backup ${name} was restored: exit code ${code}, files ${left.join(', ')}`];
}

type Expected = { acknowledged: string[]; picture: string };

/** The restored shop serves every order that was acknowledged before the backup, and the picture. */
async function restoreWhole(stage: Stage, backup: string, { acknowledged, picture }: Expected) {
  const original = stage.data;
  const restored = { dataDir: join(stage.folder, 'restored') };
  stage.onEnd(() => removeDataDir(restored.dataDir));
  const { code, output } = await runScript(stage, 'restore-backup', backup, restored.dataDir);
  if (code !== 0) return [`a whole backup was refused: ${output}`];
  stage.data = restored;
  const shop = await stage.openShop();
  const missing: string[] = [];
  for (const path of [...acknowledged.map((id) => `/api/orders/guest/${id}`), picture]) {
    const { status } = await sendRequest(shop.url + path);
    if (status !== 200) missing.push(`${path} of the restored shop answers ${status}`);
  }
  await shop.end();
  const invariants = await findBrokenInvariants(restored);
  stage.data = original;
  return [...missing, ...invariants];
}

async function runScript({ data }: Stage, name: string, ...args: string[]) {
  const script = join(import.meta.dirname, `../../commands/backup/${name}.ts`);
  const env = { PATH: process.env.PATH, DATA_DIR: data.dataDir };
  return new Promise<{ code: number; output: string }>((done) => {
    const child = execFile(process.execPath, [script, ...args], { env }, (_error, said, complained) =>
      done({ code: child.exitCode ?? 1, output: (said + complained).trim() }),
    );
  });
}

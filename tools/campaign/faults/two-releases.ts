import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import { copyProgram, migration, openCopy } from '../stage/program-copies.ts';

export const twoReleases: Fault = {
  id: 'F22',
  name: 'a release that adds to the schema starts beside the former one, under orders',
  needsEmbedded: true,
  async play(stage) {
    stage.data = { dataDir: join(stage.folder, 'data') };
    await mkdir(stage.data.dataDir, { mode: 0o711 });
    await (await stage.openShop()).end();
    await stage.stockProducts(20);
    const oldProgram = await copyProgram(join(stage.folder, 'former'));
    const newProgram = await copyProgram(join(stage.folder, 'next'), { migration });
    const former = await openCopy(stage, oldProgram);
    const atFormer = await stage.beginStorm([former], { buyers: 4 });
    await atFormer.untilNext();
    const next = await openCopy(stage, newProgram);
    const atNext = await stage.beginStorm([next], { buyers: 4 });
    for (let orders = 0; orders < stage.times(20, 500); orders++)
      await Promise.all([atFormer.untilNext(), atNext.untilNext()]);
    await atFormer.end();
    await former.end();
    const again = await openCopy(stage, oldProgram).then(
      () => 'it opened',
      (error: Error) => error.message,
    );
    const log = await readFile(`${oldProgram}.log`, 'utf8');
    const isRefused =
      again.includes('ended with 1') && log.includes('A newer release of the shop has changed');
    await atNext.end();
    await next.end();
    return {
      broken: isRefused ? [] : [`the former release did not refuse the newer database: ${again}`],
      note: 'orders at both; the former release is refused when it starts again',
    };
  },
};

import { join } from 'node:path';
import { type Fault, SkipError } from '../fault.ts';
import { copyProgram, migration, openCopy } from '../stage/program-copies.ts';
import { mountSmallDisk } from '../stage/small-disk.ts';
import { runUpgrade } from '../stage/started-upgrade.ts';

export const fullDiskUpgrade: Fault = {
  id: 'F23',
  name: 'disk full in the middle of an upgrade',
  needsEmbedded: true,
  async play(stage) {
    if (stage.isQuick) throw new SkipError('only in the long run');
    const disk = await mountSmallDisk();
    stage.onEnd(disk.unmount);
    const program = await copyProgram(join(stage.folder, 'program'));
    const from = await copyProgram(join(stage.folder, 'next'), { migration });
    stage.data = { dataDir: join(disk.folder, 'data') };
    const shop = await openCopy(stage, program);
    const storm = await stage.beginStorm([shop], { buyers: 2, patienceMs: 600_000 });
    const upgrading = { program, from, ...stage.data, log: join(stage.folder, 'upgrade.log') };
    const broken: string[] = [];
    const steps = ['Rehearse', 'Back up the closed', 'Migrate'];
    for (const step of steps) {
      const { code, output } = await runUpgrade({
        ...upgrading,
        onStep: (name) => {
          if (name.startsWith(step)) void disk.fill();
        },
      });
      await disk.free();
      if (code !== 1) broken.push(`with a full disk in "${step}" the upgrade ended with ${code}: ${output}`);
      // Going back needs room too. An upgrade that could not note that it goes back goes on.
      if (output.includes('The shop stays closed')) {
        const next = await runUpgrade(upgrading);
        const end = next.code === 0 ? 'The shop is upgraded' : 'The shop is as before';
        if (!next.output.includes(end)) broken.push(`it neither went on nor back: ${next.output}`);
      }
      await storm.untilNext();
    }
    const last = await runUpgrade(upgrading);
    if (last.code !== 0) broken.push(`the upgrade failed after there was room: ${last.output}`);
    await storm.untilNext();
    await storm.end();
    await shop.end();
    return { broken, note: `full in ${steps.length} steps; upgraded once there was room` };
  },
};

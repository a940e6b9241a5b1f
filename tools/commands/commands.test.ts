import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  [['import-or-export.ts'], 'Usage: npm run catalog:import -- FILE [--apply]'],
  [['import-or-export.ts', 'export'], 'Usage: npm run catalog:import -- export FILE.csv'],
  [['person.ts'], 'Usage: npm run person -- erase EMAIL|PHONE'],
  [['person.ts', 'erase'], 'Usage: npm run person -- erase EMAIL|PHONE'],
  [['person.ts', 'reset'], 'Usage: npm run person -- reset EMAIL'],
  [['backup/backup.ts'], 'Usage: npm run backup -- NEW_FOLDER'],
  [['backup/backup.ts', 'restore'], 'Usage: npm run backup -- restore BACKUP_FOLDER NEW_DATA_DIR'],
])('%s without its arguments prints its usage', ([script = '', ...args], usage) => {
  const { status, stderr } = spawnSync(process.execPath, [`tools/commands/${script}`, ...args], {
    encoding: 'utf8',
  });
  expect(stderr).toContain(usage);
  expect(status).toBe(1);
});

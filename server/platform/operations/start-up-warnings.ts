import type { Db } from '../db/connection.ts';
import { type MailSetting, readMailServer } from '../settings/read-mail-server.ts';
import type { Env } from '../start-up/env.ts';
import { readClockSkew } from './clock-skew.ts';

type Starting = {
  env: Pick<Env, 'production' | 'publicUrl' | 'trustProxy' | 'port'> & MailSetting;
  now: () => Date;
  /** The user of this process; undefined where the system has none. */
  uid: number | undefined;
};

/** Below it, only root may open a port. */
const firstFreePort = 1024;

/** One line for each setting that lets the shop run, but not as its owner expects. */
export async function startUpWarnings(db: Db, { env, now, uid }: Starting): Promise<string[]> {
  const skew = await readClockSkew(db, now);
  const warnings: [boolean, string][] = [
    [
      env.production && isProxyUnknown(env),
      'PUBLIC_URL is https but TRUST_PROXY is not set: all visitors count as one network address and share its limits. Set TRUST_PROXY to the address of the proxy.',
    ],
    [
      env.production && !(await readMailServer(db, env)),
      'There is no mail server: mails are written to DATA_DIR/mail and reach nobody.',
    ],
    [
      uid === 0 && env.port >= firstFreePort,
      'The shop runs as root without need. Start it as a user of its own (docs/operations.md).',
    ],
    [
      skew !== 0,
      `The clock of this machine differs from the database’s by ${Math.round(Math.abs(skew) / 1000)} s. Correct it, for example with NTP.`,
    ],
  ];
  return warnings.filter(([applies]) => applies).map(([, text]) => text);
}

/** The shop itself speaks no https, so a proxy must stand before it. */
export function isProxyUnknown({ publicUrl, trustProxy }: Pick<Env, 'publicUrl' | 'trustProxy'>) {
  return publicUrl.startsWith('https:') && trustProxy.length === 0;
}

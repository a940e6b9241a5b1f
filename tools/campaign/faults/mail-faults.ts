import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type MailServer, startMailServer } from '../../../e2e/mail-server.ts';
import { freePort } from '../../../test/free-port.ts';
import { isReady } from '../../../test/start-shop-process.ts';
import type { Fault, Stage } from '../fault.ts';
import { startRefusingMailServer, startSilentMailServer } from '../stage/mail-servers.ts';
import { ownDomain, withDatabase } from '../stage/shop-data.ts';
import { until } from '../stage/timing.ts';

/** Fewer orders than the ten mails a second that the queue sends, so that it keeps up. */
const calm = { buyers: 2, pauseMs: 150 };

/** A failed mail is tried again after at most 5 minutes (mail-job.ts). */
const longestMailMs = 600_000;

export const brokenMailServer: Fault = {
  id: 'F5',
  name: 'SMTP down, silent (tar pit), refusing',
  async play(stage) {
    const phaseMs = stage.times(1_500, 10_000);
    await emptyQueue(stage);
    const port = await freePort();
    const shop = await stage.openShop({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const storm = await stage.beginStorm([shop], calm);
    const broken: string[] = [];
    const down = async () => ({ stop: async () => undefined });
    for (const start of stage.random.shuffled([down, startSilentMailServer, startRefusingMailServer])) {
      const server = await start(port);
      await sleep(phaseMs);
      if (!(await isReady(shop.url))) broken.push(`not ready with a mail server that is ${start.name}`);
      await server.stop();
    }
    await storm.end();
    const mails = await startMailServer({ port });
    stage.onEnd(mails.stop);
    await until('every confirmation arrived', longestMailMs, () => withoutMail(stage, mails).length === 0);
    const { doubled, broken: unlike } = compareMails(stage, mails);
    return {
      broken: [...broken, ...unlike],
      note: `all confirmations arrived later, ${doubled} of them twice`,
    };
  },
};

export const killedMailer: Fault = {
  id: 'F6',
  name: 'kill -9 in a storm of mails',
  async play(stage) {
    const rounds = stage.times(1, 30);
    await emptyQueue(stage);
    const mails = await startMailServer();
    stage.onEnd(mails.stop);
    const shop = await stage.openShop({ SMTP_URL: mails.url });
    // Over minutes, the kills keep the queue below ten mails a second.
    const storm = await stage.beginStorm([shop], { buyers: 3, pauseMs: stage.isQuick ? 100 : 500 });
    for (let round = 0; round < rounds; round++) {
      await sleep(stage.random.between(800, 2_000));
      await shop.restart('SIGKILL');
    }
    await storm.end();
    // A mail that was under way at a kill is tried again after two minutes (mail-job.ts), so the quick run leaves those.
    const isDone = async () =>
      withoutMail(stage, mails).length === 0 || (stage.isQuick && (await countWaiting(stage)) === 0);
    await until('every confirmation arrived', longestMailMs, isDone);
    const left = withoutMail(stage, mails).length;
    const { doubled, broken } = compareMails(stage, mails);
    const later = left > 0 ? `, ${left} to be sent again after their two minutes` : '';
    return { broken, note: `${rounds} kills, ${doubled} confirmations came twice${later}` };
  },
};

/** Removes the confirmations that earlier faults left in the queue; they would be sent first. */
function emptyQueue({ data }: Stage) {
  return withDatabase(data, async (db) => {
    await sql`delete from pgboss.job where name = 'order-confirmation'`.execute(db);
    await sql`update orders set email_sent_at = now() where email_sent_at is null`.execute(db);
  });
}

function mailsOf({ journal }: Stage, mails: MailServer) {
  return journal
    .read()
    .filter(({ id }) => id !== undefined)
    .map(({ key }) => ({ key, received: mails.to(`${key.toLowerCase()}${ownDomain}`) }));
}

function withoutMail(stage: Stage, mails: MailServer) {
  return mailsOf(stage, mails).filter(({ received }) => received.length === 0);
}

/** A confirmation may come twice, but only with one Message-ID, so that mail programs show it once. */
function compareMails(stage: Stage, mails: MailServer) {
  const all = mailsOf(stage, mails);
  const unlike = all.filter(({ received }) => new Set(received.map(({ messageId }) => messageId)).size > 1);
  return {
    doubled: all.filter(({ received }) => received.length > 1).length,
    broken: unlike.map(({ key }) => `${key} was confirmed by two different mails`),
  };
}

/** Confirmations that no process is sending. */
function countWaiting({ data }: Stage) {
  return withDatabase(data, async (db) => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pgboss.job
      where name = 'order-confirmation' and state in ('created', 'retry')`.execute(db);
    return rows[0]?.waiting ?? 0;
  });
}

import { pino } from 'pino';
import { makeParcel } from '../../server/couriers/make-parcels.ts';
import { createDb, createPool } from '../../server/platform/db/connection.ts';
import { readEnv } from '../../server/platform/start-up/env.ts';

/** A process of its own that makes one parcel, for tests that kill it. */
const env = readEnv();
const log = pino({ level: 'silent' });
const db = createDb(createPool({ connectionString: env.databaseUrl ?? '', onError: () => undefined }));
const unused = undefined as never;
const parcelId = process.argv[2] ?? '';
await makeParcel.run(
  { parcelId },
  {
    db,
    env,
    log,
    mailer: unused,
    jobs: unused,
    now: () => new Date(),
    jobId: 'job',
    signal: AbortSignal.timeout(60_000),
  },
);
process.exit(0);

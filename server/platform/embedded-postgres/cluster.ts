import type { PostgresAccount } from './postgres-account.ts';

/** A database cluster on disk, with everything needed to run it. */
export type Cluster = {
  /** Contains `data`, `password` and `postgres.log`. */
  folder: string;
  /** The folder with PostgreSQL's `bin`, `lib` and `share`. */
  binaries: string;
  /** The user that PostgreSQL runs as, if it is not ours. */
  account: PostgresAccount | undefined;
  /** The password of the role `saha`. */
  password: string;
};

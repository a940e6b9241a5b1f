import type { PostgresAccount } from './postgres-account.ts';

/** A database cluster on disk, and what it takes to run it. */
export type Cluster = {
  /** Holds `data`, `password` and `postgres.log`. */
  folder: string;
  /** The folder with PostgreSQL's `bin`, `lib` and `share`. */
  binaries: string;
  /** Whom PostgreSQL runs as, where that is another user than ours. */
  account: PostgresAccount | undefined;
  /** The password of the role `saha`. */
  password: string;
};

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type SessionsTable = {
  id: GeneratedAlways<string>;
  token_hash: Buffer;
  user_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  last_seen_at: Generated<Date>;
  /** When the second step was done in this session. */
  second_step_at: Generated<Date | null>;
  challenge: Generated<string | null>;
  challenge_at: Generated<Date | null>;
  new_secret: Generated<string | null>;
  browser: Generated<string | null>;
  system: Generated<string | null>;
};

/** The browsers in which a member of staff has signed in. */
export type KnownDevicesTable = { user_id: string; device_hash: Buffer; last_used_at: Date };

/** Consecutive wrong passwords for one account from one IP address. */
export type SignInFailuresTable = { key: string; failures: number; next_try_at: Date };

export type ResetTokensTable = { token_hash: Buffer; user_id: string; expires_at: Date };

/** The address book of an account. A place is in it once. */
export type AddressesTable = {
  id: GeneratedAlways<string>;
  user_id: string;
  full_name: string;
  street: string;
  city: string;
  wilaya: string;
  postal_code: string;
  used_at: Generated<Date>;
};

export type WishesTable = {
  user_id: string;
  product_id: string;
  position: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
};

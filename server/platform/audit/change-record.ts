import { sql } from 'kysely';
import type { AuditAction } from '../../../shared/audit.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import type { Refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { dropFromCaches } from '../db/notify.ts';
import { runTransaction } from '../db/run-transaction.ts';
import type { Tables } from '../db/tables.ts';
import type { SessionUser } from '../http/handle-endpoint.ts';
import { type Changes, changesBetween, recordChange } from './record-change.ts';

type Versioned = { version?: number };

/** A kind of record that administrators add, change and delete, each time in one transaction. */
export type RecordKind<Stored extends Versioned> = {
  /** Runs the transaction; `runTransaction` if absent. */
  write?: typeof runTransaction;
  table: keyof Tables;
  /** In the actions of the history, such as `need.changed`. */
  area: AreaOf<AuditAction>;
  /** Throws ApiError 404. */
  read: (db: Db, id: string) => Promise<Stored>;
  /** The fields that the history compares. */
  audited: (stored: Stored) => Record<string, unknown>;
  /** The fields that the history keeps of a new or deleted record; by default those that it compares. */
  auditedWhole?: (stored: Stored) => Record<string, unknown>;
  /** The refusal of an outdated version, and the name under which the reply has the stored record. */
  outdated?: [Refusal, shownAs: string];
  /** What the caches show of it. */
  tags?: string[];
  /** Whether a save without a difference is recorded too. */
  recordsEverySave?: boolean;
};

type AreaOf<Action> = Action extends `${infer Area}.changed` ? Area : never;
/** The record to change and who changes it. */
export type Target = { id: string; by: SessionUser };

/** Inserts a record under a new id and records it. */
export function createRecord<Stored extends Versioned>(
  db: Db,
  { kind, by }: { kind: RecordKind<Stored>; by: SessionUser },
  insert: (db: Db, id: string) => Promise<unknown>,
): Promise<Stored> {
  const { write = runTransaction, area, read, tags = [] } = kind;
  return write(db, async (db) => {
    const id = newId();
    await insert(db, id);
    const stored = await read(db, id);
    const changes = changesBetween({}, wholeOf(kind, stored));
    await recordChange(db, { by, action: `${area}.created` as AuditAction, subjectId: id, changes });
    await dropFromCaches(db, tags);
    return stored;
  });
}

type Changing<Stored extends Versioned> = Target & {
  kind: RecordKind<Stored>;
  /** The version of the saved form; undefined if it may overwrite any version. */
  version?: number | undefined;
  /** Recorded besides the differences. */
  also?: Changes;
};

/**
 * Locks a record, changes it by `update`, which also raises its version, and records the differences. Throws ApiError
 * 404, and 409 (outdated version, with the stored record).
 */
export function changeRecord<Stored extends Versioned>(
  db: Db,
  { kind, id, by, version, also }: Changing<Stored>,
  update: (db: Db, before: Stored) => Promise<unknown>,
): Promise<Stored> {
  const { write = runTransaction, table, area, read, audited, outdated, tags = [] } = kind;
  return write(db, async (db) => {
    await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db);
    const before = await read(db, id);
    if (outdated) refuseOutdated(before, version, outdated);
    await update(db, before);
    const after = await read(db, id);
    const changes = { ...changesBetween(audited(before), audited(after)), ...also };
    if (kind.recordsEverySave || Object.keys(changes).length > 0) {
      await recordChange(db, { by, action: `${area}.changed`, subjectId: id, changes });
    }
    await dropFromCaches(db, tags);
    return after;
  });
}

/** Deletes a record and records it. Throws ApiError 404. */
export function deleteRecord<Stored extends Versioned>(
  db: Db,
  { kind, id, by }: Target & { kind: RecordKind<Stored> },
): Promise<void> {
  const { write = runTransaction, table, area, read, tags = [] } = kind;
  return write(db, async (db) => {
    const changes = changesBetween(wholeOf(kind, await read(db, id)), {});
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
    await recordChange(db, { by, action: `${area}.deleted` as AuditAction, subjectId: id, changes });
    await dropFromCaches(db, tags);
  });
}

/** Throws ApiError 409 with the stored record, so that the form can show what has changed meanwhile. */
export function refuseOutdated(
  stored: { version?: number },
  version: number | undefined,
  [why, shownAs]: [Refusal, string],
) {
  if (version === undefined || version === stored.version) return;
  throw new ApiError(409, why, { extra: { [shownAs]: stored } });
}

function wholeOf<Stored extends Versioned>({ audited, auditedWhole }: RecordKind<Stored>, stored: Stored) {
  return (auditedWhole ?? audited)(stored);
}

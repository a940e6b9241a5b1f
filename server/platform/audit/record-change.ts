import type { SettingsGroup } from '../../../shared/settings.ts';
import type { Db } from '../db/connection.ts';
import type { SessionUser } from '../http/handle-endpoint.ts';

export type AuditAction =
  | 'order.status'
  | 'order.paid'
  | 'order.unpaid'
  | 'order.email'
  | 'order.returned'
  | 'order.noted'
  | 'order.edited'
  | 'order.taken'
  | 'customer.merged'
  | 'customer.separated'
  | 'user.role'
  | 'user.deleted'
  | 'staff.invited'
  | 'staff.reinvited'
  | 'staff.withdrawn'
  | 'staff.joined'
  | 'staff.signedin'
  | 'staff.signedout'
  | 'staff.stepadded'
  | 'staff.stepremoved'
  | 'staff.stepreset'
  | 'staff.codesmade'
  | 'staff.codeused'
  | 'product.created'
  | 'product.changed'
  | 'product.deleted'
  | 'product.called'
  | 'product.imported'
  | 'category.created'
  | 'category.changed'
  | 'category.deleted'
  | 'family.created'
  | 'family.changed'
  | 'family.deleted'
  | 'need.created'
  | 'need.changed'
  | 'need.ordered'
  | 'need.deleted'
  | 'synonyms.created'
  | 'synonyms.changed'
  | 'synonyms.deleted'
  | 'pins.created'
  | 'pins.changed'
  | 'pins.deleted'
  | 'delivery.changed'
  | 'courier.created'
  | 'courier.changed'
  | 'parcel.created'
  | 'parcel.tracking'
  | 'parcel.status'
  | 'parcel.restocked'
  | 'invoice.made'
  | 'invoice.cancellation'
  | 'invoice.credit'
  | 'webhook.created'
  | 'webhook.changed'
  | 'webhook.secret'
  | 'webhook.deleted'
  | 'key.created'
  | 'key.revoked'
  | `settings.${SettingsGroup}`;

/** The changed fields with their values before and after; null means no value. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

type Change = {
  by: Pick<SessionUser, 'id' | 'name'>;
  action: AuditAction;
  subjectId: string;
  changes?: Changes;
};

/** Records who changed what. Runs in the transaction of the change, so that neither exists without the other. */
export async function recordChange(db: Db, change: Change) {
  await recordChanges(db, [change]);
}

const rowsAtOnce = 1_000;

/** Records several changes of one transaction. */
export async function recordChanges(db: Db, all: Change[]) {
  for (let start = 0; start < all.length; start += rowsAtOnce) {
    const rows = all.slice(start, start + rowsAtOnce).map(({ by, action, subjectId, changes = {} }) => ({
      actor_id: by.id,
      actor_name: by.name,
      action,
      subject_id: subjectId,
      changes: JSON.stringify(changes),
    }));
    await db.insertInto('audit_entries').values(rows).execute();
  }
}

/** The fields that differ between two versions of a record. */
export function changesBetween<Row extends Record<string, unknown>>(before: Row, after: Row): Changes {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, [before[name] ?? null, after[name] ?? null]]));
}

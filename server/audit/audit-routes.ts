import { auditApi } from '../../shared/audit.ts';
import { recordExport } from '../platform/audit/record-change.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { exportAudit, listAudit, listPeople, showChanges } from './list-audit.ts';

/** The endpoints with which administrators see what the staff did. */
export const routes = [
  handle(auditApi.list, ({ db, query }) => listAudit(db, query)),
  handle(auditApi.people, ({ db }) => listPeople(db)),
  handle(auditApi.export, async ({ db, query, user }) => {
    await recordExport(db, { by: user, list: 'audit' });
    return exportAudit(db, query);
  }),
  handle(auditApi.show, ({ db, params }) => showChanges(db, params.entry)),
];

import type { Selectable } from 'kysely';
import type { Language } from '../../../shared/languages.ts';
import type { StaffRole } from '../../../shared/staff.ts';

/** Invitations to the staff that nobody has accepted or withdrawn. */
export type StaffInvitationsTable = {
  id: string;
  email: string;
  role: StaffRole;
  token_hash: Buffer | null;
  language: Language;
  by_id: string;
  by_name: string;
  sent_at: Date;
  expires_at: Date;
};

export type InvitationRow = Selectable<StaffInvitationsTable>;

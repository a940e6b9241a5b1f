import type { Generated, GeneratedAlways, Selectable } from 'kysely';
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

/** Ways to confirm a sign-in. */
export type SecondFactorsTable = {
  id: string;
  user_id: string;
  kind: 'totp' | 'passkey';
  name: string;
  secret: Generated<string | null>;
  last_step: Generated<number | null>;
  credential_id: Generated<string | null>;
  public_key: Generated<Buffer | null>;
  counter: Generated<number>;
  created_at: Date;
  last_used_at: Generated<Date | null>;
};

export type RecoveryCodesTable = { user_id: string; hash: Buffer };

export type StaffPolicyTable = { is_only: Generated<boolean>; second_step_from_start: boolean };

/** Problems with the shop since they were noticed, and who dismissed them. */
export type NoticedProblemsTable = {
  id: string;
  since: Date;
  seen_at: Date;
  dismissed_at: Date | null;
  dismissed_by: string | null;
};

/** The ends of backups, with the problem of those that failed. */
export type BackupsTable = { id: GeneratedAlways<number>; ended_at: Generated<Date>; problem: string | null };

/** How often an event of one person has happened within an hour. */
export type AuditRepeatsTable = { actor_id: string; action: string; since: Date; times: number };

import type { Generated, GeneratedAlways } from 'kysely';

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

import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type ImportState = 'uploaded' | 'checking' | 'checked' | 'applying' | 'done' | 'failed' | 'cancelled';

export type ImportsTable = {
  id: string;
  number: GeneratedAlways<number>;
  created_by: string;
  created_by_name: string;
  applied_by: string | null;
  applied_by_name: string | null;
  file_name: string;
  columns: string[];
  column_map: JSONColumnType<Record<string, string> | null, string | null, string | null>;
  state: Generated<ImportState>;
  attempt: Generated<number>;
  lost_runs: Generated<number>;
  proposed_map: JSONColumnType<Record<string, string> | null, string | null, never>;
  rows_total: number | null;
  rows_read: Generated<number>;
  created_count: Generated<number>;
  changed_count: Generated<number>;
  unchanged_count: Generated<number>;
  refused_count: Generated<number>;
  new_categories: Generated<string[]>;
  problem: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
  seen_at: Date | null;
  checked_at: Date | null;
  finished_at: Date | null;
};

export type ImportFilesTable = { import_id: string; position: number; bytes: Buffer };

export type ImportRowsTable = {
  import_id: string;
  line: number;
  kind: 'created' | 'changed' | 'unchanged' | 'refused';
  key: Generated<string>;
  name: Generated<string>;
  fields: JSONColumnType<Record<string, [unknown, unknown]>, string | undefined, string>;
  seen: string | null;
  note: string | null;
  is_applied: Generated<boolean>;
};

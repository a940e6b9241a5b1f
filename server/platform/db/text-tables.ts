import type { Generated, JSONColumnType } from 'kysely';
import type { TextLanguage } from '../../../shared/languages.ts';

/** The translations of base texts (db/migrations). Blank columns, and no name, stand for the base text. */
type TextColumns = {
  language: TextLanguage;
  name: string | null;
  /** The base text has changed since this one was saved. */
  is_behind: Generated<boolean>;
  updated_by: Generated<string | null>;
  updated_at: Generated<Date>;
};

export type ProductTextsTable = TextColumns & {
  product_id: string;
  description: Generated<string>;
  features: Generated<string[]>;
  ingredients: Generated<string>;
  usage: Generated<string>;
  warnings: Generated<string>;
  audience: Generated<string>;
  label: Generated<string>;
};

export type CategoryTextsTable = TextColumns & { category_id: string; description: Generated<string> };

export type FamilyTextsTable = TextColumns & { family_id: string; option_name: Generated<string> };

export type NeedTextsTable = TextColumns & { need_id: string; description: Generated<string> };

/** The fields of a group are named and checked by the contract (shared/settings.ts). */
export type SettingsTable = {
  name: string;
  id: string;
  version: number;
  value: JSONColumnType<object, string, string>;
  changed_at: Date;
  changed_by: string;
};

import type { Generated, JSONColumnType } from 'kysely';
import type { DeliveryKind, WeightStep } from '../../../shared/delivery-price.ts';

export type WilayasTable = {
  code: number;
  name_fr: string;
  name_ar: string;
  name_en: string;
  mother_code: number | null;
};

export type CommunesTable = {
  id: number;
  wilaya_code: number;
  name_fr: string;
  name_ar: string;
  postal_code: string;
};

export type DeliveryRatesTable = {
  wilaya_code: number;
  commune_id: number | null;
  kind: DeliveryKind;
  price_centimes: number | null;
  cost_centimes: number | null;
  min_days: number | null;
  max_days: number | null;
};

export type PickupPointsTable = {
  id: string;
  commune_id: number;
  name: string;
  address: Generated<string>;
  phone: Generated<string>;
  hours: Generated<string>;
  is_active: Generated<boolean>;
};

/** A single row. Amounts and the `perKg` of the weight steps are centimes. */
export type DeliveryTermsTable = {
  only_row: Generated<boolean>;
  id: string;
  version: Generated<number>;
  changed_at: Date | null;
  changed_by: string | null;
  estimate_centimes: number;
  estimate_free_above_centimes: number | null;
  free_above_centimes: number;
  free_above_is_on: Generated<boolean>;
  free_above_kinds: Generated<DeliveryKind[]>;
  free_above_except: Generated<number[]>;
  weight_steps: JSONColumnType<WeightStep[], string | undefined, string>;
};

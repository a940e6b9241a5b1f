import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  AcceptReason,
  CourierKind,
  EventStatus,
  ParcelProblem,
  ParcelStatus,
  PayoutDifference,
  RescueOutcome,
  SheetColumn,
} from '../../../shared/couriers.ts';
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
  free_above_from: Generated<string | null>;
  free_above_until: Generated<string | null>;
  free_above_kinds: Generated<DeliveryKind[]>;
  free_above_except: Generated<number[]>;
  weight_steps: JSONColumnType<WeightStep[], string | undefined, string>;
};

export type CourierTables = {
  couriers: CouriersTable;
  courier_places: CourierPlacesTable;
  courier_desks: CourierDesksTable;
  shipments: ShipmentsTable;
  shipment_events: ShipmentEventsTable;
  rescue_steps: RescueStepsTable;
  courier_strays: CourierStraysTable;
  payouts: PayoutsTable;
  payout_lines: PayoutLinesTable;
  accepted_differences: AcceptedDifferencesTable;
};

/** The keys of an interface. Which of them it needs depends on the kind of courier. */
export type CourierSecrets = { id?: string; token?: string; webhook?: string };

type CouriersTable = {
  id: string;
  name: string;
  kind: CourierKind;
  base_url: Generated<string>;
  from_wilaya: number | null;
  return_fee_centimes: Generated<number>;
  max_collected_centimes: number | null;
  sheet_columns: JSONColumnType<SheetColumn[], string, string>;
  secrets: JSONColumnType<CourierSecrets, string | undefined, string>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  waits_until: Date | null;
  next_call_at: Date | null;
  failing_since: Date | null;
  failure: string | null;
  refused_message_at: Date | null;
  created_at: Generated<Date>;
};

type CourierPlacesTable = {
  courier_id: string;
  commune_id: number;
  external_ref: string;
  external_name: string;
  deliverable: boolean;
  has_desk: boolean;
};

type ShipmentsTable = {
  id: string;
  order_id: string;
  courier_id: string;
  reference: string;
  tracking: string | null;
  label_url: string | null;
  status: Generated<ParcelStatus>;
  raw_status: string | null;
  collected_centimes: number;
  fee_centimes: number | null;
  return_fee_centimes: number | null;
  batch: string;
  problem: ParcelProblem | null;
  problem_text: string | null;
  restock: 'asked' | 'done' | null;
  created_by: string;
  created_at: Generated<Date>;
  last_event_at: Date | null;
  delivered_at: Date | null;
  ended_at: Date | null;
  asked_at: Date | null;
  tries: Generated<number>;
  held_until: Date | null;
  sheet_taken_at: Date | null;
  rescue_since: Date | null;
  rescue_target: Date | null;
  rescuer_id: string | null;
  rescuer_name: string | null;
  rescuer_until: Date | null;
};

type ShipmentEventsTable = {
  id: GeneratedAlways<number>;
  shipment_id: string;
  external_id: string;
  at: Date;
  status: EventStatus;
  raw: string;
  reason: Generated<string>;
  place: Generated<string>;
  told_by: string;
  recorded_at: Generated<Date>;
};

type RescueStepsTable = {
  id: GeneratedAlways<number>;
  client_id: string;
  shipment_id: string;
  at: Date;
  by_id: string;
  by_name: string;
  outcome: RescueOutcome;
  new_date: ColumnType<Date | null, string | null, never>;
};

type CourierStraysTable = {
  id: GeneratedAlways<number>;
  courier_id: string;
  external_id: string;
  tracking: string;
  raw: string;
  at: Date;
  recorded_at: Generated<Date>;
};

type CourierDesksTable = {
  courier_id: string;
  external_ref: string;
  commune_id: number;
  name: string;
  address: string;
};

type PayoutsTable = {
  id: string;
  courier_id: string;
  reference: string;
  paid_on: ColumnType<Date, string, never>;
  made_by: string;
  created_at: Generated<Date>;
};

type PayoutLinesTable = {
  payout_id: string;
  line: number;
  shipment_id: string | null;
  tracking: string;
  collected_centimes: number;
  fee_centimes: number;
  expected_centimes: number | null;
  difference: PayoutDifference | null;
};

type AcceptedDifferencesTable = {
  id: string;
  payout_id: string;
  line: number;
  reason: AcceptReason;
  note: string;
  made_paid: boolean;
  at: Date;
  by_name: string;
  undone_at: Date | null;
  undone_by_name: string | null;
};

import * as z from 'zod/mini';
import { readableRows } from '../port/read-courier-json.ts';

/** What Yalidine answers, as far as the shop reads it. */
const number = z.union([z.number(), z.string()]);
const text = z.nullish(z.string());

export const created = z.object({
  success: z.boolean(),
  tracking: text,
  label: text,
  message: text,
});

export const parcels = z.object({
  data: z.array(z.object({ tracking: z.string(), order_id: z.string(), label: text, last_status: text })),
});

export const histories = z.object({
  has_more: z.optional(z.boolean()),
  data: readableRows(
    z.object({
      tracking: z.string(),
      date_status: z.string(),
      status: z.string(),
      reason: text,
      center_name: text,
      commune_name: text,
    }),
  ),
});

export const fees = z.object({
  retour_fee: z.nullish(z.number()),
  per_commune: z.record(
    z.string(),
    z.object({ express_home: z.nullish(z.number()), express_desk: z.nullish(z.number()) }),
  ),
});

export const communes = z.object({
  has_more: z.optional(z.boolean()),
  data: z.array(
    z.object({
      ...{ id: number, name: z.string(), wilaya_id: number },
      ...{
        is_deliverable: z.union([z.number(), z.boolean()]),
        has_stop_desk: z.union([z.number(), z.boolean()]),
      },
    }),
  ),
});

export const centers = z.object({
  has_more: z.optional(z.boolean()),
  data: z.array(
    z.object({
      center_id: number,
      name: z.string(),
      address: text,
      commune_name: z.string(),
      wilaya_id: number,
    }),
  ),
});

export const deletions = z.array(z.object({ tracking: z.string(), deleted: z.boolean() }));

import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { blankIsAbsent, pageOf } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { blankableText, phoneNumber } from '../values/text.ts';
import { confirmations } from './confirmation-terms.ts';

/** Why a number is blocked. */
export const blockReasons = ['refused', 'fake', 'abuse', 'other'] as const;

export type BlockReason = (typeof blockReasons)[number];

const time = z.iso.datetime();

/** A number to which the shop delivers at a pickup point only (requirements: Phone book). */
export const phoneBlock = z.object({
  _id: id,
  phone: z.string(),
  reason: z.enum(blockReasons),
  note: z.string(),
  at: time,
  by: z.string(),
  endsAt: time,
});

export type PhoneBlock = z.infer<typeof phoneBlock>;

/** An order that nobody could reach is cancelled soon, or was. */
export const unreachedStates = ['ending', 'ended'] as const;

export type UnreachedState = (typeof unreachedStates)[number];

/** An order that nobody could reach: it ends soon, or has ended. */
const unreachedOrder = z.object({
  _id: id,
  createdAt: time,
  name: z.string(),
  phone: z.string(),
  Wilaya: z.string(),
  totalPrice: z.number(),
  confirmation: z.enum(confirmations),
  calls: z.int(),
  wrongNumber: z.boolean(),
  /** When it ends by itself; absent if it has ended. */
  endsAt: z.optional(time),
  /** The chat with the last message filled in. */
  chatUrl: z.string(),
});

export type UnreachedOrder = z.infer<typeof unreachedOrder>;

export const phoneBookApi = {
  /** Numbers that are blocked now, newest first. */
  blocks: endpoint('GET', '/phones/blocks', {
    access: 'orders.confirm',
    reply: z.array(phoneBlock),
  }),
  block: endpoint('POST', '/phones/blocks', {
    access: 'orders.confirm',
    body: z.object({
      phone: phoneNumber(),
      reason: z.enum(blockReasons, messageOf('reason-choice-required')),
      note: z._default(blankableText(300), ''),
    }),
    reply: phoneBlock,
    status: 201,
  }),
  unblock: endpoint('POST', '/phones/blocks/:id/end', {
    access: 'orders.confirm',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  /** Orders that nobody could reach: those that end soon first, then those of the last 30 days; or only either. */
  unreached: endpoint('GET', '/confirmation/unreachable', {
    access: 'orders.confirm',
    query: z.object({ ...pageOf, state: blankIsAbsent(z.enum(unreachedStates, messageOf('invalid-input'))) }),
    reply: z.object({ orders: z.array(unreachedOrder), count: z.int(), pages: z.int(), page: z.int() }),
  }),
};

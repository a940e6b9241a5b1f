// Apart from the contract in confirmation.ts, so that pages which need only the terms do not load the contract.

/** Where an order stands with the staff who confirms it (requirements: Confirmation). */
export const confirmations = [
  'new',
  'calling',
  'postponed',
  'confirmed',
  'cancelled',
  'duplicate',
  'fake',
  'unreachable',
] as const;

export type Confirmation = (typeof confirmations)[number];

/** What a call led to. `notordered`: the person did not order; `off`: the phone is switched off. */
export const callOutcomes = [
  'confirmed',
  'noanswer',
  'busy',
  'off',
  'wrongnumber',
  'callback',
  'postponed',
  'cancelled',
  'notordered',
  'duplicate',
] as const;

export type CallOutcome = (typeof callOutcomes)[number];

/** The calls that count as a try, because nobody answered. */
export const unansweredOutcomes = ['noanswer', 'busy', 'off'] as const satisfies CallOutcome[];

/** How long an order stays with the member of staff who has it on the screen. */
export const claimMinutes = 10;

/** How far ahead a call can be postponed. */
export const longestPostponement = 7;

/** What may speak against an order, with its points. The staff decides; nothing is refused for it. */
export const riskPoints = {
  refused: 3,
  fake: 3,
  wrongnumber: 2,
  open: 2,
  unreachable: 1,
  highfirst: 1,
  farsouth: 1,
  newphone: 1,
  nomobile: 1,
} as const;

export type RiskReason = keyof typeof riskPoints;

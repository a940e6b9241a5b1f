/**
 * Why somebody accepts a difference: agreed with the courier, its fee was taken off, it paid for damage or loss, another
 * payout corrects it, or something else.
 */
export const acceptReasons = ['agreed', 'fee', 'damage', 'corrected', 'other'] as const;

export type AcceptReason = (typeof acceptReasons)[number];

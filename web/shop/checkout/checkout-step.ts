export const checkoutSteps = ['shipping', 'payment', 'review'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** The URL of a step, so that reload, back and forward keep the step. */
export function stepUrl(step: CheckoutStep) {
  return step === 'shipping' ? '/checkout' : `/checkout?step=${step}`;
}

/** The step that the URL asks for. */
export function stepFromUrl(search: URLSearchParams): CheckoutStep {
  return checkoutSteps.find((step) => step === search.get('step')) ?? 'shipping';
}

type Progress = { hasAddress: boolean; hasPayment: boolean };

/** The requested step, or the first one before it that is not filled in. */
export function reachableStep(requested: CheckoutStep, { hasAddress, hasPayment }: Progress): CheckoutStep {
  if (requested === 'shipping' || !hasAddress) return 'shipping';
  if (requested === 'payment' || !hasPayment) return 'payment';
  return 'review';
}

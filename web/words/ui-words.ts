import { plural } from './formats.ts';

/** Words of the interface parts that every feature uses. */
export const uiWords = {
  decrease: 'Decrease',
  increase: 'Increase',
  mostInStock: (stock: number) => `Only ${stock} in stock`,
  togetherInStock: (stock: number) => `Only ${stock} in stock for all sizes together`,
  originalPrice: 'Original price',
  until: (day: string) => `until ${day}`,
  cancel: 'Cancel',
  processing: 'Processing...',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  /** Shown for a failure without a reason of its own (requirements: Message precedence). */
  failed: 'Something went wrong. Please try again.',
  unreachable: 'The shop cannot be reached. Please check your connection.',
  partFailed: 'This part of the page could not be loaded.',
  reload: 'Reload the Page',
  needs: {
    nobody: '(optional)',
    oneOf: '(one of these)',
    law: '(required by law)',
    correction: '(needed for a correction)',
  },
  newWilayas: {
    title: 'Aflou, Barika or another new wilaya?',
    lead: 'Addresses keep the name of the former wilaya. Select that one, then your commune.',
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordMismatch: 'Passwords do not match',
  strength: { label: 'Password strength:', weak: 'Weak', medium: 'Medium', strong: 'Strong' },
  /** The time to wait after too many attempts. */
  wait(seconds: number) {
    if (seconds < 60) return `You can try again in ${counted(seconds, 'second')}.`;
    if (seconds < 3600) return `You can try again in ${counted(Math.ceil(seconds / 60), 'minute')}.`;
    return `You can try again in ${counted(Math.ceil(seconds / 3600), 'hour')}.`;
  },
  pagination: {
    label: 'Pagination',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    page: (page: number) => `Page ${page}`,
  },
};

function counted(count: number, unit: string) {
  return plural(count, { one: `1 ${unit}`, other: `${count} ${unit}s` });
}

/** Words of the interface parts that every feature uses. */
export const uiWords = {
  decrease: 'Decrease',
  increase: 'Increase',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  optional: '(optional)',
  chooseOne: 'Select…',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  strength: { label: 'Password strength:', weak: 'Weak', medium: 'Medium', strong: 'Strong' },
  pagination: {
    label: 'Pagination',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    page: (page: number) => `Page ${page}`,
  },
};

type SourceFile = { path: string; text: string };

/** Tables that are not made by the kit yet. Nothing joins this list, and an entry without a table must leave it. */
const tablesByHand = new Set([
  'web/admin/audit/audit-entries.tsx',
  'web/admin/categories/category-table.tsx',
  'web/admin/confirmation/calls-today.tsx',
  'web/admin/confirmation/measure-table.tsx',
  'web/admin/couriers/payout-page.tsx',
  'web/admin/dashboard/revenue-chart.tsx',
  'web/admin/delivery/tariff-matrix.tsx',
  'web/admin/import/import-rows.tsx',
  'web/admin/orders/admin-orders-table.tsx',
  'web/admin/orders/paper-sheets.tsx',
  'web/admin/products/admin-products-table.tsx',
  'web/admin/products/stale-save.tsx',
  'web/admin/reports/reports-page.tsx',
]);

const kit = 'web/admin/kit/';
const ownState = /export (?:async )?function (?:HydrateFallback|ErrorBoundary)\b/;
const otherState = /export const (?:HydrateFallback(?! = PageLoading;)|ErrorBoundary(?! = PageFailure;))\b/;

/** What a page of the back office must leave to web/admin/kit: its tables, and what it shows while it loads or fails. */
export function outsideTheKit(files: SourceFile[]) {
  const pages = files.filter(({ path }) => /^web\/admin\/.*\.tsx$/.test(path) && !path.startsWith(kit));
  const problems = pages.flatMap(({ path, text }) => [
    ...(/<table\b/.test(text) && !tablesByHand.has(path) ? [`${path}: table-outside-kit`] : []),
    ...(ownState.test(text) || otherState.test(text) ? [`${path}: own-page-state (export a handle)`] : []),
  ]);
  const moved = pages.filter(({ path, text }) => tablesByHand.has(path) && !/<table\b/.test(text));
  return [...problems, ...moved.map(({ path }) => `${path}: table-has-moved (take it off the list)`)];
}

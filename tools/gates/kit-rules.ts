type SourceFile = { path: string; text: string };

/** Tables that are no list of records. An entry without a table must leave this list. */
const tablesByHand = new Set([
  // A matrix of inputs.
  'web/admin/delivery/tariff-matrix.tsx',
  // Sheets of paper.
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

const lastPage = 1_000_000;

/** The page of a list in its URL. An invalid one counts as the first. */
export function readPage(query: URLSearchParams) {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

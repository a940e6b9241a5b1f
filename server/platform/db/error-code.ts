/** The SQLSTATE of a database's error, or the code of a system's one; empty for other errors. */
export function errorCode(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

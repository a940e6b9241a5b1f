/** The SQLSTATE of a database error, or the code of a system error; empty for other errors. */
export function errorCode(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

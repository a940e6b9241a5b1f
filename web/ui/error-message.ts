import { isRouteErrorResponse } from 'react-router';

/** The server's message, if the error is an answer of it (spec §8: it goes before our own words). */
export function errorMessage(error: unknown) {
  if (!isRouteErrorResponse(error)) return undefined;
  const data: unknown = error.data;
  const hasMessage = typeof data === 'object' && data !== null && 'message' in data;
  return hasMessage && typeof data.message === 'string' ? data.message : undefined;
}

import { isRouteErrorResponse } from 'react-router';

/** The server's message, if the error is an answer of the server (requirements: Message precedence). */
export function errorMessage(error: unknown) {
  if (!isRouteErrorResponse(error)) return undefined;
  const data: unknown = error.data;
  const hasMessage = typeof data === 'object' && data !== null && 'message' in data;
  return hasMessage && typeof data.message === 'string' ? data.message : undefined;
}

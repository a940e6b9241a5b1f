import { ApiError, notFound } from '../../../shared/api-error.ts';

/** The ApiError for a picture that could not be read: 404 if it does not exist, 503 if the folder or bucket fails. */
export function unreadableImage(error: Error): ApiError {
  const cause = (error.cause ?? {}) as { code?: string; $metadata?: { httpStatusCode?: number } };
  if (cause.code === 'ENOENT' || cause.$metadata?.httpStatusCode === 404) return notFound();
  return new ApiError(503, 'The picture cannot be read. Please try again in a moment.', {
    retryAfter: 5,
    cause: error,
  });
}

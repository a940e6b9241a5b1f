import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { secretsIn } from '../start-up/env.ts';

/** Query values and path segments that grant access (threats T37). */
const secretValues = /([?&](?:token|verificationId)=)[^&\s"'<>]+/gi;
/** A phone number in a path names a person. */
const phones = /(\/phones\/)[^/?\s"'<>]+/gi;
/** A search may be for a phone number. */
const typedNumbers = /([?&]keyword=)(?=(?:[^&\s"'<>\d]*\d){6})[^&\s"'<>]+/gi;
const secretIds = /(\/(?:orders\/guest|order-confirmation)\/[\w-]{8})[\w-]+/gi;

/** The text with its secrets removed from URLs; enough of each id remains to distinguish orders. */
export function withoutSecrets(text: string) {
  return [secretValues, secretIds, phones, typedNumbers].reduce(
    (rest, secret) => rest.replace(secret, '$1…'),
    text,
  );
}

/**
 * The shop's log: lines of JSON, on standard output by default. Secrets of the environment are removed from every line,
 * and tokens from `url`, `req` and `err`, so that callers need not do it.
 */
export function createLog(destination?: DestinationStream, secrets = secretsIn()): Logger {
  const options = {
    name: 'saha',
    hooks: {
      streamWrite: (line: string) => secrets.reduce((text, secret) => text.replaceAll(secret, '…'), line),
    },
    serializers: {
      url: withoutSecrets,
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: withoutSecrets(url) }),
      err: describeError,
    },
    // The pool adds its whole `client` to an error. PostgreSQL's `detail` quotes the refused row: rows contain addresses, and those of the job queue contain codes.
    redact: { paths: ['err.client', 'err.detail', 'err.where'], remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}

function describeError(error: Error) {
  const described = stdSerializers.err(error);
  return {
    ...described,
    message: withoutSecrets(described.message),
    stack: withoutSecrets(described.stack),
  };
}

import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { secretsIn } from '../../env.ts';

/** Query values and parts of paths that are keys to something (threats T37). */
const secretValues = /([?&](?:token|verificationId)=)[^&\s"'<>]+/gi;
const secretIds = /(\/(?:orders\/guest|order-confirmation)\/[\w-]{8})[\w-]+/gi;

/** A text with its URLs cut so that they open nothing; enough is left to tell one from another. */
export function withoutSecrets(text: string) {
  return text.replace(secretValues, '$1…').replace(secretIds, '$1…');
}

/**
 * The shop's log: lines of JSON, on the standard output unless told otherwise. The secrets of the environment are cut out
 * of every line, and whatever is logged as `url`, `req` or `err` loses its tokens, so that no caller has to think of it.
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
    // What PostgreSQL says of a row that it refused: rows hold addresses, and those of the job queue hold codes.
    redact: { paths: ['err.detail', 'err.where'], remove: true },
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

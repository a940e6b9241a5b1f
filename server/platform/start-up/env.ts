import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Language, languages } from '../../../shared/values/languages.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import { splitHosts } from './split-hosts.ts';
import { StartUpError } from './start-up-error.ts';

type Source = Record<string, string | undefined>;

const url = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `is not a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
const webUrl = url(['http:', 'https:']);
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const safeUrl = webUrl.refine((text) => text.startsWith('https:') || loopback.has(new URL(text).hostname), {
  error: 'must be https, except on this machine',
});
const postgresUrl = z.string().refine((text) => splitHosts(text).length === 1 && isPostgresUrl(text), {
  error: 'is not a URL like postgres://user:password@host:5432/database',
});
/** Also with several hosts, of which the shop uses the one that takes writes. */
const primaryUrl = z
  .string()
  .refine((text) => postgresUrl.safeParse(text).success || splitHosts(text).every(isOneOfSeveral), {
    error: 'is not a URL like postgres://user:password@host:5432/database, with one host or more',
  });
const origin = webUrl
  .refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
    error: 'must be only scheme, host and port, like https://shop.example',
  })
  .transform((text) => new URL(text).origin);
const email = z.email({ error: 'is not an e-mail address' });
const mailbox = z.union([email, z.string().regex(/^[^<>\r\n"]+ <[^<>@\s]+@[^<>@\s]+>$/)], {
  error: 'is neither an e-mail address nor a name with one, like Shop <shop@shop.example>',
});

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
      error: 'is not a number from 1 to 65535',
    })
    .transform(Number)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'is not the name or address of this machine')
    .optional(),
  PUBLIC_URL: origin.optional(),
  ROOT_LANGUAGE: z.enum(languages, { error: `is none of ${languages.join(', ')}` }).default('en'),
  LANGUAGES: z
    .string()
    .default(languages.join())
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => (languages as readonly string[]).includes(part)), {
      error: `is not a list of ${languages.join(', ')}`,
    }),
  DATABASE_URL: primaryUrl.optional(),
  DATABASE_DIRECT_URL: primaryUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder)),
  DEMO: z.enum(['0', '1', 'catalog', 'reset'], { error: 'is none of 0, 1, catalog and reset' }).optional(),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z.string().min(12, 'is shorter than 12 characters').optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: mailbox.optional(),
  SUPPORT_EMAIL: email.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_ISSUER: safeUrl.default('https://accounts.google.com'),
  GOOGLE_JWKS_URL: safeUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
  S3_ENDPOINT: webUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((parts) => parts.every(isAddressOrRange), {
      error: 'is not a list of addresses or ranges, like 10.0.0.1, 192.168.0.0/16',
    }),
  RATE_LIMITS: z
    .enum(['on', 'off'], { error: 'is neither on nor off' })
    .default('on')
    .transform((text) => text === 'on'),
  PRIVATE_WEBHOOKS: z
    .enum(['on', 'off'], { error: 'is neither on nor off' })
    .default('off')
    .transform((text) => text === 'on'),
  STAFF_SECOND_STEP: z
    .enum(['required', 'optional'], { error: 'is neither required nor optional' })
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'is shorter than 16 characters').optional(),
});

/** The names of all variables; docs/environment.md describes them. */
export const variableNames = Object.keys(variables.shape);

/** Variables that need others: if the first of a row is set, the rest must be too. */
const companions = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID'],
  ['GOOGLE_JWKS_URL', 'GOOGLE_CLIENT_ID'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_BUCKET', 'S3_ENDPOINT'],
  ['S3_ACCESS_KEY_ID', 'S3_ENDPOINT'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'],
  ['S3_REGION', 'S3_ENDPOINT'],
] as const;

/** The settings of a running shop. */
export type Env = ReturnType<typeof readEnv>;

/**
 * Reads the environment (requirements: Environment). An empty variable counts as absent.
 * @throws StartUpError with one line for each wrong or missing variable, without its value, which may be a secret.
 */
export function readEnv(source: Source = process.env) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(present);
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  const missing = [...missingCompanions(present), ...missingRoot(parsed.data)];
  const problems = [...new Set([...wrong, ...missing])];
  if (!parsed.success || problems.length > 0) {
    throw new StartUpError(['The environment is not right:', ...problems].join('\n  '));
  }
  return toSettings(parsed.data);
}

// PostgreSQL's form for Unix sockets, postgres://user:secret@/name, has no host, which URL refuses.
function isPostgresUrl(text: string) {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@localhost/'));
}

/** Whether this is a URL of splitHosts that names a host and asks for no other than the one that takes writes. */
function isOneOfSeveral(url: string, _: number, urls: string[]) {
  if (urls.length === 1 || !isPostgresUrl(url) || !URL.canParse(url)) return false;
  const { hostname, searchParams } = new URL(url);
  const wanted = searchParams.get('target_session_attrs') ?? 'primary';
  return hostname !== '' && ['read-write', 'primary'].includes(wanted);
}

function isAddressOrRange(text: string) {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function missingCompanions(present: Source) {
  return companions.flatMap(([name, ...needed]) =>
    name in present
      ? needed.filter((other) => !(other in present)).map((other) => `${other} is missing: ${name} needs it`)
      : [],
  );
}

/** Each page of the root has an address without a prefix, so the shop cannot be without it. */
function missingRoot(read: z.infer<typeof variables> | undefined) {
  return read && !read.LANGUAGES.includes(read.ROOT_LANGUAGE)
    ? [`LANGUAGES lacks ${read.ROOT_LANGUAGE}, the language of / (ROOT_LANGUAGE)`]
    : [];
}

function toSettings(read: z.infer<typeof variables>) {
  const production = read.NODE_ENV === 'production';
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  const host = new URL(publicUrl).hostname;
  const mailDomain = host.includes('.') && isIP(host) === 0 ? host : 'saha.example';
  const { demo, ...samples } = demoOf(read);
  return {
    production,
    port: read.PORT,
    host: read.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    /** Scheme, host and port, without a trailing slash. */
    publicUrl,
    /** The language of the pages without a prefix. */
    rootLanguage: read.ROOT_LANGUAGE as Language,
    /** The languages of the pages, always in the same order. */
    languages: languages.filter((language) => read.LANGUAGES.includes(language)),
    /** The external database; absent if the shop runs the embedded one. */
    databaseUrl: read.DATABASE_URL,
    /** The same database without the pooler that the other URLs lead to; absent if there is no pooler. */
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    /** An absolute path. */
    dataDir: read.DATA_DIR,
    /** Whether an empty database gets the demo catalog. */
    demo,
    ...samples,
    firstAdmin:
      read.ADMIN_EMAIL && read.ADMIN_PASSWORD
        ? { email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD }
        : undefined,
    /** If absent, mails are written to a folder of dataDir. */
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `${softwareName} <no-reply@${mailDomain}>`,
    supportEmail: read.SUPPORT_EMAIL ?? `support@${mailDomain}`,
    google: read.GOOGLE_CLIENT_ID
      ? { clientId: read.GOOGLE_CLIENT_ID, issuer: read.GOOGLE_ISSUER, jwksUrl: read.GOOGLE_JWKS_URL }
      : undefined,
    /** If absent, pictures are stored in a folder of dataDir. */
    s3: bucketOf(read),
    /** Addresses and ranges of the proxies whose X-Forwarded-For is trusted. */
    trustProxy: read.TRUST_PROXY,
    rateLimits: read.RATE_LIMITS,
    /** Whether webhooks may lead to private addresses and use plain http. */
    privateWebhooks: read.PRIVATE_WEBHOOKS,
    /** Whether staff need a second step; `new shops` asks the database whether the shop began with that rule. */
    secondStep:
      read.STAFF_SECOND_STEP ?? (production && !demo ? ('new shops' as const) : ('optional' as const)),
    /** Allows other machines to read /metrics. */
    metricsToken: read.METRICS_TOKEN,
  };
}

function demoOf({ DEMO, DATABASE_URL }: z.infer<typeof variables>) {
  const kind = DEMO ?? (DATABASE_URL ? '0' : '1');
  return {
    demo: kind !== '0',
    /** Whether a demo gets sample orders, and whether they are renewed every night. */
    samples: kind === '1' || kind === 'reset',
    renewsSamples: kind === 'reset',
  };
}

/** Variables that are secrets, and those that hold a password within a URL. */
const secretVariables = ['ADMIN_PASSWORD', 'S3_SECRET_ACCESS_KEY', 'METRICS_TOKEN'];
const urlVariables = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'SMTP_URL'];
/** Hiding a shorter one would hide half of every message, and it protects nothing. */
const shortestSecret = 4;

/** Every secret of the environment, in each form that a message may contain: as it is set, decoded, and within JSON. */
export function secretsIn(source: Source = process.env): string[] {
  const fromUrls = urlVariables.flatMap((name) => passwordsIn(source[name] ?? ''));
  const secrets = [...secretVariables.map((name) => source[name] ?? ''), ...fromUrls];
  const forms = secrets.flatMap((secret) => [secret, decoded(secret)]);
  const inJson = forms.map((secret) => JSON.stringify(secret).slice(1, -1));
  return [...new Set([...forms, ...inJson])].filter(({ length }) => length >= shortestSecret);
}

/** By patterns rather than by URL, which refuses postgres://user:secret@/name. */
function passwordsIn(url: string) {
  const matches = [/^[^:]+:\/\/[^:@/]*:(.*)@/.exec(url), /[?&]password=([^&]*)/.exec(url)];
  return matches.flatMap((match) => match?.[1] ?? []);
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function bucketOf(read: z.infer<typeof variables>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = read;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** The variables of this process with others, for a process that it starts. */
export function variablesWith(others: Record<string, string>) {
  return { ...process.env, ...others };
}

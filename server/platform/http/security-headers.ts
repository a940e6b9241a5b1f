/**
 * Headers of every reply (threats T32). A plugin could not set them on cached replies, which go straight to the socket.
 */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Browsers ignore this header over http, as on localhost.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** For replies other than pages: they may load nothing. */
export const apiHeaders = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** For public pictures, which mail programs and previews of links load into pages of other sites. */
export const pictureHeaders = { ...apiHeaders, 'cross-origin-resource-policy': 'cross-origin' };

type InlineHashes = { script?: string[]; style?: string[] };

type Allowed = {
  identityProvider?: string | undefined;
  /** Whether pages of the shop may show this one in a frame. */
  isFramed?: boolean;
};

function hashesOf(hashes: string[] = []) {
  return hashes.map((hash) => `'sha256-${hash}'`);
}

/**
 * For a page: it may load our own files, https pictures and only the inline scripts and styles with these hashes. Pages with the
 * identity provider's button may also load that; Google and compatible providers serve all of it under `/gsi/`.
 * No other site may ever show a page in a frame.
 */
export function pageHeaders(inline: InlineHashes = {}, { identityProvider, isFramed = false }: Allowed = {}) {
  const theirs = (path: string) => (identityProvider === undefined ? [] : [`${identityProvider}${path}`]);
  const sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(inline.script), ...theirs('/gsi/client')],
    'style-src': ["'self'", ...hashesOf(inline.style), ...theirs('/gsi/style')],
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...theirs('/gsi/')],
    'frame-src': ["'self'", ...theirs('/gsi/')],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
  };
  const policy = Object.entries(sources)
    .filter(([, allowed]) => allowed.length > 0)
    .map(([name, allowed]) => `${name} ${allowed.join(' ')}`)
    .join('; ');
  return {
    ...everywhere,
    ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
    'content-security-policy': policy,
  };
}

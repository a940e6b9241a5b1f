/**
 * Sent with everything (threats T32). Written here and not by a plugin, because cached answers go straight to the
 * socket and must carry them too.
 */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Ignored by browsers over plain http, as on localhost.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** For JSON and anything else that is not a page: it may load nothing. */
export const apiHeaders = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * For a page: our own files, https pictures and exactly the inline scripts with these hashes. Where one signs in with an
 * identity provider, also its button: Google's and what is made like it keep all of it below `/gsi/`.
 */
export function pageHeaders(inlineScriptHashes: string[], identityProvider?: string) {
  const theirs = (path: string) => (identityProvider === undefined ? [] : [`${identityProvider}${path}`]);
  const sources = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...inlineScriptHashes.map((hash) => `'sha256-${hash}'`),
      ...theirs('/gsi/client'),
    ],
    'style-src': ["'self'", ...theirs('/gsi/style')],
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...theirs('/gsi/')],
    'frame-src': theirs('/gsi/'),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const policy = Object.entries(sources)
    .filter(([, allowed]) => allowed.length > 0)
    .map(([name, allowed]) => `${name} ${allowed.join(' ')}`)
    .join('; ');
  return { ...everywhere, 'content-security-policy': policy };
}

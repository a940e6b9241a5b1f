/**
 * The path and query of a request target, which may be an absolute URL (RFC 9112 §3.2.2); its host does not matter here. A
 * percent sign that encodes nothing stands for itself, as in browsers, so that such a path is an unknown page.
 */
export function readTarget(target = '/') {
  const address = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [path = '', ...query] = (address.startsWith('/') ? address : `/${address}`).split('?');
  return [path.split('/').map(decodable).join('/'), ...query].join('?');
}

function decodable(part: string) {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

export type Reply = {
  status: number;
  /** Status line and headers, in lower case. */
  head: string;
  body: Buffer;
};

const endOfHead = Buffer.from('\r\n\r\n');

/** Reads an HTTP/1.1 reply; undefined while bytes are missing. It needs a Content-Length, which all of ours have. */
export function readReply(bytes: Buffer): Reply | undefined {
  const end = bytes.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end).toLowerCase();
  const length = headerOf(head, 'content-length');
  if (length === undefined) throw new Error(`A reply without Content-Length:\n${head}`);
  const body = bytes.subarray(end + endOfHead.length);
  if (body.length < Number(length)) return undefined;
  return { status: Number(head.slice(9, 12)), head, body };
}

export function headerOf(head: string, name: string) {
  const start = head.indexOf(`\r\n${name}: `);
  if (start < 0) return undefined;
  const end = head.indexOf('\r\n', start + 2);
  return head.slice(start + name.length + 4, end < 0 ? undefined : end);
}

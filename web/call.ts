import { createContext } from 'react-router';
import type { Call, EndpointName, InputTo, ReplyFrom } from '../shared/api.ts';
import { ApiError } from '../shared/contract/api-error.ts';
import type { ErrorReply } from '../shared/contract/endpoint.ts';
import type { Language } from '../shared/values/languages.ts';
import { leaveForSignIn } from './session/leave-for-sign-in.ts';
import { sendWithXsrf } from './session/send-with-xsrf.ts';
import { translatedFields, worded } from './session/translated.ts';
import { language } from './words/formats.ts';
import { uiWords } from './words/ui-words.ts';

/** The query value with which pages ask for texts and mails in their language. */
export const inPageLanguage: { lang: Language } = { lang: language };

/** The `call` with which the server renders a page. */
export const callContext = createContext<Call>();

type AnyInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

type Options = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The message for a failure without one from the server (requirements: Message precedence). */
  failed?: string;
  /** Path and query of the calling page, if the address bar does not show it yet. */
  page?: string;
};

/**
 * Calls an endpoint over HTTP. Throws ApiError with the server's message; status 0 if it cannot be reached. A 401 ends
 * the session: the browser opens the sign-in page, and the call never settles.
 */
export function call<N extends EndpointName>(
  name: N,
  input: InputTo<N>,
  options: Options = {},
): Promise<ReplyFrom<N>> {
  const { method, url, body } = toRequest(name, input as AnyInput);
  const begun = method === 'GET' ? takePrefetched(url) : undefined;
  const reply =
    begun ??
    request(
      url,
      {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...options.headers },
        body: body === undefined ? null : JSON.stringify(body),
        signal: options.signal ?? null,
      },
      options,
    );
  return reply as Promise<ReplyFrom<N>>;
}

type Request = Parameters<typeof sendWithXsrf>[1];

async function request(url: string, init: Request, { failed, page = currentPage() }: Options) {
  const response = await send(url, init, failed);
  const reply = await readReply(response, failed);
  if (response.status === 401) await leaveForSignIn(page);
  if (!response.ok) throw await toApiError(response, reply, failed);
  return reply;
}

const prefetched = new Map<string, Promise<unknown>>();
const prefetchedLastsMs = 10_000;

/** Sends a GET in advance. The next `call` with the same URL within 10 s gets its answer. */
export function prefetch<N extends EndpointName>(name: N, input: InputTo<N>) {
  const { url } = toRequest(name, input as AnyInput);
  if (prefetched.has(url)) return;
  const reply = call(name, input);
  prefetched.set(url, reply);
  const forget = () => prefetched.get(url) === reply && prefetched.delete(url);
  // The next `call` asks again and reports the reason.
  reply.catch(forget);
  setTimeout(forget, prefetchedLastsMs);
}

function takePrefetched(url: string) {
  const reply = prefetched.get(url);
  prefetched.delete(url);
  return reply;
}

function currentPage() {
  return window.location.pathname + window.location.search;
}

function send(url: string, init: Request, failed?: string) {
  return sendWithXsrf(url, init).catch((error: unknown) => {
    throw asUnreachable(error, failed);
  });
}

/** The JSON of a reply; undefined if it is empty. A good reply without JSON was cut, or is the page of a hotspot. */
async function readReply(response: Response, failed?: string): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    if (response.ok) throw asUnreachable(error, failed);
    return undefined;
  }
}

/** The error of a call without a reply, unless it was aborted. */
function asUnreachable(error: unknown, failed = uiWords.unreachable) {
  const isAborted = error instanceof DOMException && error.name === 'AbortError';
  return isAborted ? error : ApiError.received(0, failed, { cause: error });
}

async function toApiError({ status, headers }: Response, reply: unknown, failed = uiWords.failed) {
  const { code, message, values, fields, fieldCodes, ...extra } = (reply ?? {}) as Partial<ErrorReply>;
  const retryAfter = Number(headers.get('retry-after'));
  return ApiError.received(status, message === undefined ? failed : await worded({ code, message, values }), {
    ...(fields && { fields: await translatedFields(fields, fieldCodes) }),
    ...(retryAfter > 0 && { retryAfter }),
    extra,
  });
}

function toRequest(name: EndpointName, input: AnyInput) {
  const [method = '', path = ''] = name.split(' ');
  return { method, url: urlOf(path, input), body: input.body };
}

function urlOf(path: string, { params = {}, query = {} }: AnyInput) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `/api${filled}${text ? `?${text}` : ''}`;
}

import { data, type RouterContextProvider } from 'react-router';
import type { Call } from '../shared/api.ts';
import { isApiError } from '../shared/contract/api-error.ts';
import { call, callContext, inPageLanguage } from './call.ts';
import { type FactsArgs, factsContext, type PageFacts } from './head/page-facts.ts';
import { worded } from './session/translated.ts';

type PageArgs = { params: Record<string, string | undefined>; url: URL };

/** Reads a page's data through the contract, on the server and in the browser. */
export type Load<Data> = (call: Call, args: PageArgs) => Promise<Data>;

type LoaderArgs = {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

/** Describes a page with this data for search engines. */
type Describe<Data> = (data: Data, args: FactsArgs) => PageFacts | Promise<PageFacts>;

/** The merchant's settings. A page works without them: a text for everybody stands in their place. */
export function readSettings(call: Call) {
  return call('GET /settings', { query: inPageLanguage }).catch(() => undefined);
}

/** The page's `loader`: reads in process while the server renders. The browser never loads `describe`. */
export function serverLoader<Data>(load: Load<Data>, describe?: Describe<Data>) {
  return async ({ request, params, context }: LoaderArgs) => {
    const call = context.get(callContext);
    const data = await answer(load, call, { request, params });
    if (describe) context.set(factsContext, await describe(data, { call, url: new URL(request.url) }));
    return data;
  };
}

/** The page's `clientLoader`: reads over HTTP when the visitor navigates. `failed` is the message as for `call`. */
export function browserLoader<Data>(load: Load<Data>, failed?: string) {
  return ({ request, params }: Omit<LoaderArgs, 'context'>) => {
    const { pathname, search } = new URL(request.url);
    const options = { signal: request.signal, page: pathname + search, ...(failed && { failed }) };
    return answer(load, (name, input) => call(name, input, options), { request, params });
  };
}

/**
 * The `clientLoader` of a page with private data. The server renders nobody's data (requirements: Private data), so the
 * browser also reads it after a full page load.
 */
export function privateLoader<Data>(load: Load<Data>, failed?: string) {
  return Object.assign(browserLoader(load, failed), { hydrate: true as const });
}

/**
 * The `loader` of a page with private data about one thing. The server only checks with `load` that the thing exists,
 * and answers 404 otherwise. After any other failure the browser asks again and shows the reason.
 */
export function existenceLoader(load: Load<unknown>) {
  return async ({ request, params, context }: LoaderArgs) => {
    try {
      await load(context.get(callContext), { params, url: new URL(request.url) });
    } catch (error) {
      if (isApiError(error) && error.status === 404) throw data({ message: error.message }, { status: 404 });
    }
    return null;
  };
}

type Args = Pick<LoaderArgs, 'request' | 'params'>;

async function answer<Data>(load: Load<Data>, call: Call, { request, params }: Args) {
  try {
    return await load(call, { params, url: new URL(request.url) });
  } catch (error) {
    // React Router answers thrown data with its status and shows the nearest error boundary.
    if (isApiError(error)) {
      const message = await worded(error.refusal);
      throw data({ message }, { status: error.status || 503 });
    }
    throw error;
  }
}

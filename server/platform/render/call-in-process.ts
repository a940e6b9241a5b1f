import type { Call } from '../../../shared/api.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import type { Answer, ReplyCache } from '../cache/reply-cache.ts';
import { type Caller, type EndpointRoute, type RawInput, runEndpoint } from '../http/handle-endpoint.ts';
import type { Resources } from '../http/resources.ts';

type Visit = Pick<Caller, 'tags' | 'whenSent' | 'ip' | 'user'> & Partial<Sender>;

/** The browser that sent a form. */
export type Sender = Pick<Caller, 'header' | 'cookie' | 'respond'>;

/** Creates the `call` for rendering one page; it adds the data that the page shows to `tags`. */
export type CreateCall = (visit: Visit) => Call;

const noop = () => undefined;

const withoutBrowser: Omit<Caller, 'tags' | 'whenSent' | 'ip' | 'user'> = {
  header: noop,
  cookie: noop,
  respond: { header: noop, cookie: noop },
  readFile: () => Promise.reject(new Error('A page sends no files')),
  rawBody: () => Buffer.alloc(0),
  saveFile: () => Promise.reject(new Error('A page sends no files')),
};

type Options = { routes: EndpointRoute[]; resources: Resources; cache: ReplyCache };

/**
 * Calls endpoints without a socket. Only pages with restricted access are rendered with a `user`, and they use only the
 * status of the answers: the server renders no personal data (threats T28).
 */
export function createCaller({ routes, resources, cache }: Options): CreateCall {
  const byName = new Map(routes.map((route) => [nameOf(route.endpoint), route]));
  return (visit) => {
    const run = (route: EndpointRoute, input: RawInput, tags: Set<string>) =>
      runEndpoint(route, input, { resources, caller: { ...withoutBrowser, ...visit, tags } });
    return (async (name: string, input: RawInput) => {
      const route = byName.get(name);
      if (!route) throw new Error(`No handler for ${name}`);
      if (visit.user || !isOnManyPages(route.endpoint)) return run(route, input, visit.tags);
      const key = `${name} ${JSON.stringify([input.params ?? {}, input.query ?? {}])}`;
      const produce = () => toAnswer((tags) => run(route, input, tags));
      const answer = await cache.answers.load(key, produce);
      for (const tag of answer.tags) visit.tags.add(tag);
      if (answer.error !== undefined) throw answer.error;
      return answer.result;
    }) as Call;
  };
}

/** The name by which pages call an endpoint (`shared/api.ts`). */
function nameOf({ method, path }: Endpoint) {
  return `${method} ${path}`;
}

/** Answers without filters, such as the categories, appear on many pages; a filtered list appears on only one. */
function isOnManyPages({ cacheable, query }: Endpoint) {
  return cacheable === true && Object.keys(query?.shape ?? {}).every((name) => name === 'lang');
}

/** Failures have tags too: a page that shows that something is missing must be dropped once it exists. */
async function toAnswer(run: (tags: Set<string>) => Promise<unknown>): Promise<Answer> {
  const tags = new Set<string>();
  try {
    return { result: await run(tags), tags };
  } catch (error) {
    return { error, tags };
  }
}

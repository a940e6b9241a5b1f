import type { Call } from '../../../shared/api.ts';
import type { Endpoint } from '../../../shared/endpoint.ts';
import type { Answer, ReplyCache } from '../cache/reply-cache.ts';
import { type Caller, type EndpointRoute, type RawInput, runEndpoint } from '../http/handle-endpoint.ts';
import type { Resources } from '../http/resources.ts';

type Visit = Pick<Caller, 'tags' | 'ip' | 'user'>;

/** Makes the `call` that one page is rendered with; what the page shows is added to `tags`. */
export type CreateCall = (visit: Visit) => Call;

const nothing = () => undefined;

const withoutBrowser: Omit<Caller, keyof Visit> = {
  header: nothing,
  cookie: nothing,
  respond: { header: nothing, cookie: nothing },
  readFile: () => Promise.reject(new Error('A page sends no files')),
};

type Options = { routes: EndpointRoute[]; resources: Resources; cache: ReplyCache };

/**
 * Calls endpoints without a socket. There is no `user` but on pages that only they may open, and what those are told is
 * their status, not their content: the server renders nobody's data (threats T28).
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
      const key = `${name} ${JSON.stringify(input.params ?? {})}`;
      const produce = () => toAnswer((tags) => run(route, input, tags));
      const answer = cache.answers.get(key) ?? (await cache.answers.load(key, produce));
      for (const tag of answer.tags) visit.tags.add(tag);
      if (answer.error !== undefined) throw answer.error;
      return answer.result;
    }) as Call;
  };
}

/** As pages call it (`shared/api.ts`). */
function nameOf({ method, path }: Endpoint) {
  return `${method} ${path}`;
}

/** The categories are on every page, a list with its filters on one. */
function isOnManyPages({ cacheable, query }: Endpoint) {
  return cacheable === true && query === undefined;
}

/** A page that stands without the answer shows that there is none, so the tags of a failure count too. */
async function toAnswer(run: (tags: Set<string>) => Promise<unknown>): Promise<Answer> {
  const tags = new Set<string>();
  try {
    return { result: await run(tags), tags };
  } catch (error) {
    return { error, tags };
  }
}

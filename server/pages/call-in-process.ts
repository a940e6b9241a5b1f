import type { Call, Endpoint } from '../../shared/endpoint.ts';
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

/**
 * Calls endpoints without a socket. There is no `user` but on pages that only they may open, and what those are told is
 * their status, not their content: the server renders nobody's data (threats T28).
 */
export function createCaller(routes: EndpointRoute[], resources: Resources): CreateCall {
  const byName = new Map(routes.map((route) => [nameOf(route.endpoint), route]));
  return (visit) => {
    const caller: Caller = { ...withoutBrowser, ...visit };
    return (async (endpoint: Endpoint, input: RawInput) => {
      const route = byName.get(nameOf(endpoint));
      if (!route) throw new Error(`No handler for ${nameOf(endpoint)}`);
      return runEndpoint(route, input, { resources, caller });
    }) as Call;
  };
}

// By name, because the bundle of the pages holds its own copy of the contract.
function nameOf({ method, path }: Endpoint) {
  return `${method} ${path}`;
}

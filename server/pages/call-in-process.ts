import type { Call, Endpoint } from '../../shared/endpoint.ts';
import { type Caller, type EndpointRoute, type RawInput, runEndpoint } from '../http/handle-endpoint.ts';
import type { Resources } from '../http/resources.ts';

/** Makes the `call` that one page is rendered with for `ip`; what the page shows is added to `tags`. */
export type CreateCall = (page: Pick<Caller, 'tags' | 'ip'>) => Call;

const nothing = () => undefined;

const stranger: Omit<Caller, 'tags' | 'ip'> = {
  user: null,
  header: nothing,
  cookie: nothing,
  respond: { header: nothing, cookie: nothing },
};

/** Calls endpoints without a socket, as a visitor without a session: the server renders nobody's data (threats T28). */
export function createCaller(routes: EndpointRoute[], resources: Resources): CreateCall {
  const byName = new Map(routes.map((route) => [nameOf(route.endpoint), route]));
  return (page) => {
    const caller: Caller = { ...stranger, ...page };
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

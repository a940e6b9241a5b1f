import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { keyPermissions } from '../../../shared/accounts/keys.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { codedFields } from '../../../shared/refusals/codes.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import { registerApiDocs } from './api-docs.ts';
import type { EndpointRoute } from './handle-endpoint.ts';
import { apiHeaders } from './security-headers.ts';

/**
 * Serves the contract as an OpenAPI 3.1 document, `GET /api/openapi.json`. It is made at the first request: making it
 * takes longer than the rest of creating the app, and few processes are asked for it.
 */
export function registerOpenApi(app: FastifyInstance, routes: EndpointRoute[]) {
  let body: string | undefined;
  const readDocument = () => (body ??= JSON.stringify(describe(routes)));
  registerApiDocs(app, () => JSON.parse(readDocument()));
  app.get('/api/openapi.json', (_request, reply) => {
    return reply
      .headers({ ...apiHeaders, 'cache-control': 'public, no-cache' })
      .type('application/json; charset=utf-8')
      .send(readDocument());
  });
}

function describe(routes: EndpointRoute[]) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const { endpoint } of routes) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: softwareName, version: '1' },
    servers: [{ url: '/api' }],
    components,
    paths,
  };
}

const components = { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } };

/** Keys have permissions, but no account. */
function takesKeys({ access }: Endpoint) {
  return (keyPermissions as readonly string[]).includes(access);
}

function operation(endpoint: Endpoint) {
  return {
    'x-access': endpoint.access,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(takesKeys(endpoint) && { security: [{ key: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && { requestBody: { required: true, content: json(endpoint.body, 'input') } }),
    responses: {
      [endpoint.status ?? 200]: { description: 'Success', content: json(endpoint.reply, 'output') },
      default: { description: 'Failure', content: json(errorReply, 'output') },
    },
  };
}

const coded = { ...codedFields, code: z.string() };

const errorReply = z.object({
  ...coded,
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  fieldCodes: z.optional(z.record(z.string(), z.object(coded))),
});

function parameters(schema: z.ZodMiniObject | undefined, where: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: jsonSchema(value as z.ZodMiniType, 'output'),
  }));
}

function json(schema: z.ZodMiniType, io: 'input' | 'output') {
  return { 'application/json': { schema: jsonSchema(schema, io) } };
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { endpointRoutes } from '../../server/app.ts';
import { parseInput } from '../../server/platform/http/handle-endpoint.ts';
import { isApiError } from '../../shared/api-error.ts';
import { translatorOf } from '../../web/session/refusal-table.ts';
import { courierRefusals } from '../../web/words-fr/courier-refusals.ts';
import { officeRefusals } from '../../web/words-fr/office-refusals.ts';
import { refusalWords } from '../../web/words-fr/refusal-words.ts';

const inFrench = translatorOf({ ...refusalWords, ...officeRefusals, ...courierRefusals });

/** Values of every type, none of which fits everywhere. */
const values = [undefined, null, true, 'x', '', -1, 1.5, 1e300, [], [null], [{}], {}, 'x'.repeat(30_000)];

type Schema = z.ZodMiniType & {
  _zod: { def: { shape?: Record<string, Schema>; element?: Schema; innerType?: Schema } };
};

test('whatever is sent, each refusal is a message of the shop that it can say in French', () => {
  const refused = endpointRoutes.flatMap(({ endpoint: { method, path, body, query } }) =>
    [body, query].flatMap((schema) =>
      schema
        ? messagesAbout(schema as Schema).map((message) => ({ endpoint: `${method} ${path}`, message }))
        : [],
    ),
  );
  expect(refused.length).toBeGreaterThan(5_000);
  expect(refused.filter(({ message }) => inFrench(message) === message)).toEqual([]);
});

/** The refusals of all wrong inputs of a schema. */
function messagesAbout(schema: Schema) {
  return inputsOf(schema, 4).flatMap((value) => {
    try {
      parseInput(schema, value);
      return [];
    } catch (error) {
      if (!isApiError(error)) throw error;
      return [error.message, ...Object.values(error.details.fields ?? {})];
    }
  });
}

/** Inputs in which each part in turn has a wrong value, down to some depth. */
function inputsOf(schema: Schema, depth: number): unknown[] {
  const { shape, element, innerType } = schema._zod.def;
  if (innerType) return inputsOf(innerType, depth);
  if (depth === 0) return values;
  if (element) return [...values, ...inputsOf(element, depth - 1).map((each) => [each])];
  const parts = Object.entries(shape ?? {}).flatMap(([name, part]) =>
    inputsOf(part, depth - 1).map((value) => ({ [name]: value })),
  );
  return [...values, ...parts];
}

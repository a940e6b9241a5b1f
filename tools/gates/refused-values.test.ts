import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { endpointRoutes } from '../../server/app.ts';
import { isForStaff } from '../../shared/access/roles.ts';
import { codedIn } from '../../shared/refusals/codes.ts';
import { refusals } from '../../shared/refusals/refusals.ts';
import { shopRefusals } from '../../shared/refusals/refusals-of-shop.ts';

/** Values of every type, none of which fits everywhere, and what people type into forms. */
const values = [
  ...[undefined, null, true, 'x', '', -1, 1.5, 1e300, [], [null], [{}], {}, 'x'.repeat(30_000)],
  ...['123', '1.200', '0.125', 'a@', '\u0007', 'a\nb', '<a>', '=1', 1.005, 1e12, Number.NaN],
  ...[['', ''], Array(60).fill('x')],
];

type Schema = z.ZodMiniType & {
  _zod: { def: { shape?: Record<string, Schema>; element?: Schema; innerType?: Schema } };
};

/** The library's own sentences are about types. `refusalOf` replaces them. */
const ofLibrary = /^(?:Invalid|Too|Unrecognized) \w+: |^Invalid input$/;

const refused = endpointRoutes.flatMap(({ endpoint: { method, path, access, body, query } }) =>
  [body, query].flatMap((schema) =>
    schema
      ? [...messagesAbout(schema as Schema)].map((message) => ({
          call: `${method} ${path}`,
          access,
          message,
        }))
      : [],
  ),
);

test('whatever is sent, the contract refuses it with a code of the table', () => {
  expect(refused.length).toBeGreaterThan(1_000);
  const isCoded = (message: string) => Object.hasOwn(refusals, codedIn(message)?.code ?? '');
  expect(refused.filter(({ message }) => !ofLibrary.test(message) && !isCoded(message))).toEqual([]);
});

test('what shoppers send is refused with words that their pages load', () => {
  const shoppers = refused.filter(({ call, access }) => !isForStaff(access) && !call.endsWith('/webhook'));
  expect(shoppers.length).toBeGreaterThan(100);
  const codes = shoppers.flatMap(({ call, message }) => {
    const code = codedIn(message)?.code;
    return code && !Object.hasOwn(shopRefusals, code) ? [`${call}: ${code}`] : [];
  });
  expect(codes).toEqual([]);
});

/** The messages for all wrong inputs of a schema. */
function messagesAbout(schema: Schema) {
  const issues = inputsOf(schema, 4).flatMap((value) => schema.safeParse(value).error?.issues ?? []);
  return new Set(issues.map(({ message }) => message));
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

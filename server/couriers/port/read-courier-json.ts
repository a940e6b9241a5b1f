import * as z from 'zod/mini';

/**
 * The JSON of a courier, or undefined if it is none. Its texts are stored and shown: characters that PostgreSQL refuses and
 * marks that change the direction of a text become spaces.
 */
export function readCourierJson(json: string): unknown {
  try {
    return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? readable(value) : value));
  } catch {
    return undefined;
  }
}

/** The rows of a list that can be read: one that cannot must not keep the others from being followed. */
export function readableRows<Row extends z.ZodMiniType>(row: Row) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((rows: unknown[]) =>
      rows.flatMap((each) => {
        const { data } = row.safeParse(each);
        return data === undefined ? [] : [data as z.output<Row>];
      }),
    ),
  );
}

function readable(text: string) {
  return text.toWellFormed().replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');
}

/** No parcel of this shop is older. PostgreSQL refuses times that are far in the past. */
const earliest = Date.UTC(2020);

/** A time in an answer. Undefined if it cannot be read. */
export function readCourierTime(text: string): Date | undefined {
  const at = new Date(text);
  return at.getTime() >= earliest ? at : undefined;
}

import { type Coded, codedIn, type RefusalCode, sayIn, type ValuesOf } from './codes.ts';
import { adminRefusals } from './refusals-of-admin.ts';
import { catalogRefusals } from './refusals-of-catalog.ts';
import { courierRefusals } from './refusals-of-couriers.ts';
import { importRefusals } from './refusals-of-imports.ts';
import { settingsRefusals } from './refusals-of-settings.ts';
import { shopRefusals } from './refusals-of-shop.ts';

/** The English sentence of every refusal by its code, with `{name}` in the place of each value. */
export const refusals = {
  ...shopRefusals,
  ...catalogRefusals,
  ...adminRefusals,
  ...courierRefusals,
  ...importRefusals,
  ...settingsRefusals,
};

/** A code with its values, and the sentence that they make in English. */
export type Refusal = Coded & { message: string };

/** An unknown code and a missing value do not compile. */
export function refusal<Code extends RefusalCode>(code: Code, ...[values]: ValuesOf<Code>): Refusal {
  return inEnglish(values ? { code, values } : { code });
}

/** The refusal of a schema. Messages of the library are about types, and no page translates them. */
export function refusalOf(message: string): Refusal {
  const coded = codedIn(message);
  return coded && Object.hasOwn(refusals, coded.code) ? inEnglish(coded) : refusal('invalid-input');
}

/** The refusal of a column of the database. A text of an earlier release has no code. */
export function storedRefusal(text: string): Partial<Refusal> & { message: string } {
  return codedIn(text) ? refusalOf(text) : { message: text };
}

function inEnglish(coded: Coded): Refusal {
  return { ...coded, message: sayIn(refusals, coded) };
}

/** As `reasonFields` describes it. */
export function reasonOf({ message, ...coded }: Refusal) {
  return { reason: message, ...coded };
}

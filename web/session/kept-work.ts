import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { sessionEnds } from './leave-for-sign-in.ts';

type Work<Value> = {
  schema: z.ZodMiniType<Value>;
  start: () => Value;
  /** Whether this value is worth keeping. */
  isChanged: (value: Value) => boolean;
};

/**
 * State of a form that outlives the session: if it ends, this tab keeps the value under `key`, and the same page starts
 * with it after the next sign-in (`isKept`).
 */
export function useKeptWork<Value>(key: string, { schema, start, isChanged }: Work<Value>) {
  const [kept] = useState(() => takeWork(key, schema));
  const [value, setValue] = useState(() => kept ?? start());

  useEffect(() => {
    if (!isChanged(value)) return;
    const keep = () => window.sessionStorage.setItem(key, JSON.stringify(value));
    window.addEventListener(sessionEnds, keep);
    return () => window.removeEventListener(sessionEnds, keep);
  });

  return { value, setValue, isKept: kept !== undefined };
}

/** Reads the value and removes it. Undefined if there is none, or if it cannot be read. */
function takeWork<Value>(key: string, schema: z.ZodMiniType<Value>): Value | undefined {
  try {
    const text = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    // The browser's storage may be switched off.
    return undefined;
  }
}

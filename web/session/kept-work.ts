import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { sessionEnds } from './leave-for-sign-in.ts';

/**
 * Keeps what is being typed, should the session end meanwhile: in this tab alone, for the same page after signing in.
 * Undefined where nothing would be lost.
 */
export function useKeptWork(key: string, work: unknown) {
  useEffect(() => {
    if (work === undefined) return;
    const keep = () => window.sessionStorage.setItem(key, JSON.stringify(work));
    window.addEventListener(sessionEnds, keep);
    return () => window.removeEventListener(sessionEnds, keep);
  });
}

/** What was kept under that key, once; undefined where there is nothing, or nothing that can be read. */
export function takeKeptWork<Work>(key: string, schema: z.ZodMiniType<Work>): Work | undefined {
  try {
    const text = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    // Storage that is switched off keeps nothing.
    return undefined;
  }
}

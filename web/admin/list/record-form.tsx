import { Fragment, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { useKeptWork } from '../../session/kept-work.ts';
import type { Checked } from '../../ui/forms/check-values.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { newerVersion } from './newer-version.ts';
import { useKeptNotice } from './use-kept-notice.ts';

/** A record that two administrators may change at once. */
type Versioned = { _id: string; version: number };

type EditorsProps<Stored> = {
  /** The record of the page, null for a new one. */
  stored: Stored | null;
  children: (loaded: Stored | null, loadSaved: (current: Stored) => void) => ReactNode;
};

/** An editor that starts again for another record, and for a version that somebody else has saved and that is loaded. */
export function RecordEditors<Stored extends Versioned>(props: EditorsProps<Stored>) {
  return <LoadedEditor key={props.stored?._id ?? 'new'} {...props} />;
}

function LoadedEditor<Stored extends Versioned>({ stored, children }: EditorsProps<Stored>) {
  const [loaded, setLoaded] = useState(stored);
  return <Fragment key={loaded?.version ?? 'new'}>{children(loaded, setLoaded)}</Fragment>;
}

type Options<Stored, Draft, Body> = {
  /** Names the work that is kept if the session ends. */
  name: string;
  loaded: Stored | null;
  schemas: { stored: z.ZodMiniType<Stored>; draft: z.ZodMiniType<Draft> };
  /** The draft of a stored record, or of a new one. */
  startOf: (stored: Stored | null) => Draft;
  /** The values that a save sends, given the draft and how it started. */
  toValues: (draft: Draft, start: Draft) => unknown;
  check: (draft: Draft, start: Draft) => Checked<Body>;
  create: (body: Body) => Promise<unknown>;
  update: (input: { params: { id: string }; body: Body & { version: number } }) => Promise<unknown>;
  /** The name of the newer version in a refusal. */
  newer: string;
  words: { created: string; updated: string; saveFailed: string };
  onSaved: () => void;
};

/** A record and the draft of its form. A save replaces the version that the form has loaded; a newer one is `stale`. */
export function useRecordForm<Stored extends Versioned, Draft extends object, Body extends object>(
  options: Options<Stored, Draft, Body>,
) {
  const { name, loaded, schemas, startOf, toValues, words } = options;
  type Work = { kept: Stored | null; draft: Draft };
  const isChanged = ({ kept, draft }: Work) => {
    const start = startOf(kept);
    return JSON.stringify(toValues(draft, start)) !== JSON.stringify(toValues(start, start));
  };
  const work = useKeptWork<Work>(`${name} ${loaded?._id ?? 'new'}`, {
    schema: z.object({ kept: z.nullable(schemas.stored), draft: schemas.draft }),
    start: () => ({ kept: loaded, draft: startOf(loaded) }),
    isChanged,
  });
  useKeptNotice(work.isKept);
  const { kept, draft } = work.value;
  const start = startOf(kept);
  const [stale, setStale] = useState<Stored | null>(null);

  async function save(body: Body) {
    if (!kept) return options.create(body);
    try {
      const input = { params: { id: kept._id }, body: { ...body, version: kept.version } };
      return await options.update(input);
    } catch (error) {
      setStale(newerVersion(error, options.newer, schemas.stored) ?? null);
      throw error;
    }
  }

  const check = (typed = draft) => options.check(typed, start);
  const form = useSentForm({
    values: draft,
    onChange: (part) => work.setValue((last) => ({ ...last, draft: { ...last.draft, ...part } })),
    check,
    send: save,
    onDone() {
      showToast({ kind: 'success', text: kept ? words.updated : words.created });
      options.onSaved();
    },
    staysOpen: true,
    failed: words.saveFailed,
  });
  return { ...form, draft, kept, start, stale, check, isChanged: isChanged(work.value) };
}

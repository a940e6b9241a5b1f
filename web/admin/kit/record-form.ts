import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useKeptWork } from '../../session/kept-work.ts';
import { checkOnLeave } from '../../ui/forms/check-on-leave.ts';
import type { Checked } from '../../ui/forms/check-values.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { newerVersion } from '../list/newer-version.ts';
import { afterSaving } from '../list/unsaved-changes.tsx';
import { useKeptNotice } from '../list/use-kept-notice.ts';
import type { Editing } from './record-page.tsx';

type Words = { create: string; update: string; created: string; updated: string; saveFailed: string };

type Failed = { failed: string };

type Options<Stored, Draft, Body, Created> = {
  /** Names the work that is kept if the session ends. */
  name: string;
  schemas: { stored: z.ZodMiniType<Stored>; draft: z.ZodMiniType<Draft> };
  /** The draft of a stored record, or of a new one. */
  startOf: (stored: Stored | null) => Draft;
  /** The values that a save sends, given the draft and how it started. */
  toValues: (draft: Draft, start: Draft) => unknown;
  check: (draft: Draft, start: Draft) => Checked<Body>;
  /** Whether a field is checked when it is left, and not only with the others when they are sent. */
  checksOnLeave?: boolean;
  create: (body: Body, failed: Failed) => Promise<Created>;
  update: (
    input: { params: { id: string }; body: Body & { version: number } },
    failed: Failed,
  ) => Promise<unknown>;
  /** The name of the newer version in a refusal. */
  newer: string;
  words: Words;
  /** In place of going back to the list. */
  onSaved?: () => void;
  /** The page that takes the place of the form of a new record; undefined is the list. */
  pageOf?: (created: Created) => string | undefined;
};

/** A record and the draft of its form. A save replaces the version that the form has loaded; a newer one is `stale`. */
export function useRecordForm<
  Stored extends { _id: string; version: number },
  Draft extends object,
  Body extends object,
  Created = unknown,
>({ loaded, list, loadSaved }: Editing<Stored>, options: Options<Stored, Draft, Body, Created>) {
  const { name, schemas, startOf, toValues, words } = options;
  const navigate = useNavigate();
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
  const failed = { failed: words.saveFailed };

  async function save(body: Body) {
    if (!kept) {
      const created = await options.create(body, failed);
      return options.pageOf?.(created);
    }
    try {
      const input = { params: { id: kept._id }, body: { ...body, version: kept.version } };
      await options.update(input, failed);
      return undefined;
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
    async onDone(page) {
      showToast({ kind: 'success', text: kept ? words.updated : words.created });
      if (options.onSaved) options.onSaved();
      // Busy until the page has changed, so that a second click does not create a second record.
      else await navigate(page ?? list, { state: afterSaving, replace: page !== undefined });
    },
    staysOpen: true,
    ...failed,
  });
  const props = options.checksOnLeave ? { ...form.props, onBlur: checkOnLeave(form, check) } : form.props;
  return {
    ...form,
    props,
    ...{ draft, kept, start, stale, check },
    isChanged: isChanged(work.value),
    /** What `RecordFrame` needs. */
    frame: {
      save: kept ? words.update : words.create,
      back: list,
      onLoadSaved: loadSaved,
    },
  };
}

import * as z from 'zod/mini';
import { type NotSoldRecord, notSoldBody, notSoldEntry } from '../../../shared/admin-search.ts';
import { call } from '../../call.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { useRecordForm } from '../list/record-form.tsx';

const words = adminSearchWords.notSoldForm;
const { saveFailed } = words;

const notSoldDraft = z.pick(notSoldEntry, { kind: true, phrase: true, link: true });

type NotSoldDraft = z.output<typeof notSoldDraft>;

type Options = { loaded: NotSoldRecord | null; onSaved: () => void };

/** An entry of the list of what is not sold, and the draft of its form. */
export function useNotSoldForm({ loaded, onSaved }: Options) {
  return useRecordForm({
    name: 'notSoldForm',
    loaded,
    schemas: { stored: notSoldEntry, draft: notSoldDraft },
    startOf: (entry): NotSoldDraft => {
      const { kind = 'medicine', phrase = '', link = '' } = entry ?? {};
      return { kind, phrase, link };
    },
    toValues,
    check: (draft) => checkValues(notSoldBody, toValues(draft)),
    create: (body) => call('POST /search/not-sold', { body }, { failed: saveFailed }),
    update: (input) => call('PUT /search/not-sold/:id', input, { failed: saveFailed }),
    newer: 'entry',
    words,
    onSaved,
  });
}

function toValues({ link, ...values }: NotSoldDraft) {
  return { ...values, link: link.trim() };
}

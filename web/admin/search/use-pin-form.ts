import * as z from 'zod/mini';
import { type PinnedTerm, type PinsBody, pinnedTerm, pinsBody } from '../../../shared/admin-search.ts';
import type { ReplyFrom } from '../../../shared/api.ts';
import { call } from '../../call.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { useRecordForm } from '../list/record-form.tsx';
import { type Preview, usePreview } from './use-preview.ts';

const words = adminSearchWords.pinForm;
const { saveFailed, resultsFailed } = words;

const pinDraft = z.pick(pinnedTerm, { term: true, products: true });

type PinDraft = z.output<typeof pinDraft>;

export type PinForm = ReturnType<typeof usePinForm>;

type Options = { loaded: PinnedTerm | null; term: string; onSaved: () => void };

/** The pins of a search, the draft of their form, and the results that the draft would show. */
export function usePinForm({ loaded, term, onSaved }: Options) {
  const form = useRecordForm({
    name: 'pinForm',
    loaded,
    schemas: { stored: pinnedTerm, draft: pinDraft },
    startOf: (pins) => ({ term: pins?.term ?? term, products: pins?.products ?? [] }),
    toValues,
    check: (draft) => checkValues(pinsBody, toValues(draft)),
    create: (body) => call('POST /search/pins', { body }, { failed: saveFailed }),
    update: (input) => call('PUT /search/pins/:id', input, { failed: saveFailed }),
    newer: 'term',
    words,
    onSaved,
  });
  const { shown, isReading, show } = usePreview(form.draft, { check: form.check, read: readResults });
  return { ...form, results: shown, isReading, readResults: show };
}

/** The first page of the search with these pins. */
async function readResults(body: PinsBody): Promise<Preview<ReplyFrom<'POST /search/pins/preview'>>> {
  try {
    return { data: await call('POST /search/pins/preview', { body }, { failed: resultsFailed }) };
  } catch (error) {
    return { problem: refusalText(error, resultsFailed) };
  }
}

function toValues({ term, products }: PinDraft) {
  return { term, products: products.map(({ _id }) => _id) };
}

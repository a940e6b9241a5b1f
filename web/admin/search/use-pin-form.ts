import * as z from 'zod/mini';
import type { ReplyFrom } from '../../../shared/api.ts';
import { type PinnedTerm, type PinsBody, pinnedTerm, pinsBody } from '../../../shared/search/admin-search.ts';
import { call } from '../../call.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { useRecordForm } from '../kit/record-form.ts';
import type { Editing } from '../kit/record-page.tsx';
import { type Preview, usePreview } from '../list/use-preview.ts';

const words = adminSearchWords.pinForm;
const { resultsFailed } = words;

const pinDraft = z.pick(pinnedTerm, { term: true, products: true });

type PinDraft = z.output<typeof pinDraft>;

export type PinForm = ReturnType<typeof usePinForm>;

/** The pins of a search, the draft of their form, and the results that the draft would show. */
export function usePinForm(editing: Editing<PinnedTerm>, term: string) {
  const form = useRecordForm(editing, {
    name: 'pinForm',
    schemas: { stored: pinnedTerm, draft: pinDraft },
    startOf: (pins) => ({ term: pins?.term ?? term, products: pins?.products ?? [] }),
    toValues,
    check: (draft) => checkValues(pinsBody, toValues(draft)),
    create: (body, failed) => call('POST /search/pins', { body }, failed),
    update: (input, failed) => call('PUT /search/pins/:id', input, failed),
    newer: 'term',
    words,
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

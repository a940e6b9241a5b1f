import { useState } from 'react';
import * as z from 'zod/mini';
import { type PinnedTerm, type PinsBody, pinnedTerm, pinsBody } from '../../../shared/admin-search.ts';
import type { ReplyFrom } from '../../../shared/api.ts';
import { call } from '../../call.ts';
import { useKeptWork } from '../../session/kept-work.ts';
import { translatedFields } from '../../session/translated.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { newerVersion } from '../list/newer-version.ts';
import { useKeptNotice } from '../list/use-kept-notice.ts';

const words = adminSearchWords.pinForm;

const pinDraft = z.pick(pinnedTerm, { term: true, products: true });

type PinDraft = z.output<typeof pinDraft>;

/** The pins that the form has loaded, null for new ones, and what was chosen. */
const pinWork = z.object({ kept: z.nullable(pinnedTerm), start: pinDraft, draft: pinDraft });

export type PinForm = ReturnType<typeof usePinForm>;

type Options = { loaded: PinnedTerm | null; term: string; onSaved: () => void };

/** The pins of a search, the draft of their form, and the results that the draft would show. */
export function usePinForm({ loaded, term, onSaved }: Options) {
  const { products = [] } = loaded ?? {};
  const start = { term: loaded?.term ?? term, products };
  const work = useKeptWork(`pinForm ${loaded?._id ?? 'new'}`, {
    schema: pinWork,
    start: () => ({ kept: loaded, start, draft: start }),
    isChanged,
  });
  useKeptNotice(work.isKept);
  const { kept, draft } = work.value;
  const [stale, setStale] = useState<PinnedTerm | null>(null);

  const check = (typed = draft) => checkValues(pinsBody, toValues(typed));
  const form = useSentForm({
    values: draft,
    onChange: (part) => work.setValue((last) => ({ ...last, draft: { ...last.draft, ...part } })),
    check,
    send: (body) => save(body, { kept, onStale: setStale }),
    onDone() {
      showToast({ kind: 'success', text: kept ? words.updated : words.created });
      onSaved();
    },
    staysOpen: true,
    failed: words.saveFailed,
  });
  return { ...form, ...useResults(draft, check), draft, stale, isChanged: isChanged(work.value) };
}

type Results = { list?: ReplyFrom<'POST /search/pins/preview'>; problem?: string };

/** The first page of the search with the draft; a change of the draft takes it away. */
function useResults(draft: PinDraft, check: () => ReturnType<typeof checkValues<typeof pinsBody>>) {
  const [read, setRead] = useState<{ draft: PinDraft; results: Results }>();
  const [isReading, setReading] = useState(false);

  async function readResults() {
    const { body, errors } = check();
    setReading(true);
    const results = errors
      ? { problem: Object.values(await translatedFields(errors)).join(' ') }
      : await askResults(body);
    setRead({ draft, results });
    setReading(false);
  }

  return { results: read?.draft === draft ? read.results : undefined, isReading, readResults };
}

async function askResults(body: PinsBody): Promise<Results> {
  try {
    return { list: await call('POST /search/pins/preview', { body }, { failed: words.resultsFailed }) };
  } catch (error) {
    return { problem: refusalText(error, words.resultsFailed) };
  }
}

function toValues({ term, products }: PinDraft) {
  return { term, products: products.map(({ _id }) => _id) };
}

/** Whether a save would change anything. */
function isChanged({ start, draft }: z.output<typeof pinWork>) {
  return JSON.stringify(toValues(draft)) !== JSON.stringify(toValues(start));
}

type Saving = { kept: PinnedTerm | null; onStale: (current: PinnedTerm | null) => void };

/** Saves the pins over the version that the form loaded. A newer one goes to `onStale`. */
async function save(body: PinsBody, { kept, onStale }: Saving) {
  if (!kept) return call('POST /search/pins', { body }, { failed: words.saveFailed });
  const input = { params: { id: kept._id }, body: { ...body, version: kept.version } };
  try {
    return await call('PUT /search/pins/:id', input, { failed: words.saveFailed });
  } catch (error) {
    onStale(newerVersion(error, 'term', pinnedTerm) ?? null);
    throw error;
  }
}

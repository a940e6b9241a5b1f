import CopyIcon from 'icon:copy';
import { useCallback, useEffect, useState } from 'react';
import type { OfferCodes } from '../../../shared/offers/codes-of-offer.ts';
import type { Offer } from '../../../shared/offers/offers.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { checkValues } from '../../ui/forms/check-values.ts';
import { copyText } from '../../ui/forms/copy-text.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminOffersWords } from '../../words/admin-offers-words.ts';
import { DownloadLink } from '../list/download-link.tsx';
import { CodeFields, codesPart, noCodes, toCodes } from './code-fields.tsx';
import { CodesFile } from './codes-file.tsx';

const words = adminOffersWords.codes;

/** The codes that the page lists; the API has all of them. */
const shownCodes = 100;

type Codes = OfferCodes['codes'];

/** The codes of an offer, and the form that adds given ones or makes some up. */
export function CodesCard({ offer }: { offer: Pick<Offer, '_id' | 'codes'> }) {
  const { codes, problem, show, readAgain } = useCodes(offer._id);
  const count = codes?.length ?? offer.codes;
  return (
    <div id="codes" className="mt-6 scroll-mt-20">
      <Card title={words.title(count)}>
        {count === 0 && (
          <div className="mb-5">
            <Alert kind="warning">{words.none}</Alert>
          </div>
        )}
        {problem && <Alert>{problem}</Alert>}
        <AddForm offerId={offer._id} onAdded={show} />
        <div className="mt-5 flex flex-wrap items-start gap-3 border-line border-t pt-5">
          <CodesFile offerId={offer._id} onAdded={readAgain} />
          {count > 0 && <DownloadLink href={`/api/offers/${offer._id}/codes/export`} text={words.download} />}
          <p className="w-full text-ink-muted text-sm">{words.fileHint}</p>
        </div>
        {codes && codes.length > 0 && <CodeList codes={codes} />}
      </Card>
    </div>
  );
}

function AddForm({ offerId: id, onAdded }: { offerId: string; onAdded: (codes: Codes) => void }) {
  const [draft, setDraft] = useState(noCodes);
  const form = useSentForm({
    values: draft,
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    check: (typed) => checkValues(codesPart, { codes: toCodes(typed) }),
    send: ({ codes: body }) => call('POST /offers/:id/codes', { params: { id }, body }),
    onDone({ codes }) {
      showToast({ kind: 'success', text: words.added });
      setDraft(noCodes);
      onAdded(codes);
    },
    staysOpen: true,
  });
  return (
    <form {...form.props} className="space-y-5">
      {form.problem && <Alert>{form.problem}</Alert>}
      <CodeFields form={form} isOneOf />
      <Button type="submit" kind="secondary" busy={form.isBusy}>
        {words.add}
      </Button>
    </form>
  );
}

function CodeList({ codes }: { codes: Codes }) {
  return (
    <>
      <ul className="mt-5 max-h-96 divide-y divide-line overflow-y-auto border-line border-t text-sm">
        {codes.slice(0, shownCodes).map(({ code, uses, maxUses }) => (
          <li key={code} className="flex items-center gap-4">
            <bdi className="wrap-anywhere min-w-0 font-semibold">{code}</bdi>
            <span className="ms-auto text-ink-muted tabular-nums">{words.uses(uses, maxUses)}</span>
            <button
              type="button"
              aria-label={words.copyNamed(code)}
              title={words.copy}
              onClick={() => void copy(code)}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-canvas hover:text-ink"
            >
              <CopyIcon className="size-4.5" />
            </button>
          </li>
        ))}
      </ul>
      {codes.length > shownCodes && (
        <p className="mt-2 text-ink-muted text-sm">{words.more(codes.length - shownCodes)}</p>
      )}
    </>
  );
}

async function copy(code: string) {
  if (await copyText(code)) showToast({ kind: 'success', text: words.copied(code) });
  else showToast({ kind: 'error', text: words.notCopied });
}

/** The codes of an offer, null until they are read. */
function useCodes(id: string) {
  const [codes, show] = useState<Codes | null>(null);
  const [problem, setProblem] = useState('');
  const readAgain = useCallback(() => {
    call('GET /offers/:id/codes', { params: { id } }).then(
      ({ codes }) => show(codes),
      (error) => setProblem(refusalText(error)),
    );
  }, [id]);
  useEffect(readAgain, [readAgain]);
  return { codes, problem, show, readAgain };
}

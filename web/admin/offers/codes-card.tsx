import { useCallback, useEffect, useState } from 'react';
import type { OfferCodes } from '../../../shared/offers/codes-of-offer.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { adminOffersWords } from '../../words/admin-offers-words.ts';
import { DownloadLink } from '../list/download-link.tsx';
import { CodesFile } from './codes-file.tsx';

const words = adminOffersWords.codes;

/** The codes that the page lists; the API has all of them. */
const shownCodes = 100;

/** The codes of an offer, and the form that adds given ones or makes some up. */
export function CodesCard({ offerId }: { offerId: string }) {
  const { codes, problem, isBusy, add, readAgain } = useCodes(offerId);
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState('');
  const [maxUses, setMaxUses] = useState('');
  return (
    <div className="mt-6">
      <Card title={words.title(codes.length)}>
        <form
          className="space-y-5"
          onSubmit={async (event) => {
            event.preventDefault();
            const given = typed.split(/\n/).filter((line) => line.trim() !== '');
            const body = { codes: given, generate: Number(count) || 0, maxUses: Number(maxUses) || null };
            if (await add(body)) [setTyped, setCount, setMaxUses].map((clear) => clear(''));
          }}
        >
          {problem && <Alert>{problem}</Alert>}
          <TextArea
            name="codes"
            label={words.given}
            rows={3}
            dir="auto"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextField
              name="generate"
              label={words.generate}
              inputMode="numeric"
              value={count}
              onChange={({ target }) => setCount(target.value)}
            />
            <TextField
              name="codeUses"
              label={words.maxUses}
              inputMode="numeric"
              value={maxUses}
              onChange={({ target }) => setMaxUses(target.value)}
            />
          </div>
          <Button type="submit" kind="secondary" busy={isBusy}>
            {words.add}
          </Button>
        </form>
        <div className="mt-5 flex flex-wrap items-start gap-3 border-line border-t pt-5">
          <CodesFile offerId={offerId} onAdded={readAgain} />
          {codes.length > 0 && (
            <DownloadLink href={`/api/offers/${offerId}/codes/export`} text={words.download} />
          )}
        </div>
        {codes.length > 0 && (
          <ul className="mt-5 max-h-80 divide-y divide-line overflow-y-auto border-line border-t text-sm">
            {codes.slice(0, shownCodes).map(({ code, uses, maxUses }) => (
              <li key={code} className="flex justify-between gap-4 py-2">
                <bdi className="font-semibold">{code}</bdi>
                <span className="text-ink-muted tabular-nums">{words.uses(uses, maxUses)}</span>
              </li>
            ))}
          </ul>
        )}
        {codes.length > shownCodes && (
          <p className="mt-2 text-ink-muted text-sm">{words.more(codes.length - shownCodes)}</p>
        )}
      </Card>
    </div>
  );
}

type NewCodes = { codes: string[]; generate: number; maxUses: number | null };

function useCodes(id: string) {
  const [codes, setCodes] = useState<OfferCodes['codes']>([]);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const readAgain = useCallback(() => {
    call('GET /offers/:id/codes', { params: { id } }).then(
      ({ codes }) => setCodes(codes),
      (error) => setProblem(refusalText(error)),
    );
  }, [id]);
  useEffect(readAgain, [readAgain]);

  async function add(body: NewCodes) {
    if (isBusy) return false;
    setBusy(true);
    setProblem('');
    try {
      setCodes((await call('POST /offers/:id/codes', { params: { id }, body })).codes);
      return true;
    } catch (error) {
      setProblem(refusalText(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { codes, problem, isBusy, add, readAgain };
}

import { useState } from 'react';
import { hasWarnings } from '../../../shared/catalog/price-warnings.ts';
import type { ImportDetails } from '../../../shared/catalog/product-imports.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { importWords } from '../../words/admin-import-words.ts';
import { priceWarningsWords } from '../../words/price-warnings-words.ts';
import { TickBox } from '../list/tick-box.tsx';
import { PriceWarnings } from '../prices/unusual-prices.tsx';
import { ColumnMapForm } from './column-map-form.tsx';
import { ErasedValues } from './erased-values.tsx';
import type { ImportInHand } from './use-import.ts';

const words = importWords.report;

const kinds = ['created', 'changed', 'unchanged', 'refused'] as const;

/** How many rows the check or the import has counted. */
export function ImportCounts({ details }: { details: ImportDetails }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {kinds.map((kind) => (
        <div key={kind} className="rounded-card border border-line bg-surface p-4">
          <dt className="text-ink-muted text-sm">
            {words.counts[kind === 'changed' && details.change?.kind === 'delete' ? 'deleted' : kind]}
          </dt>
          <dd
            className={`mt-1 font-bold text-2xl tabular-nums ${kind === 'refused' && details.refused > 0 ? 'text-danger' : ''}`}
          >
            {words.number(details[kind])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The buttons of a checked or failed import. */
export function ImportActions({ inHand }: { inHand: ImportInHand }) {
  const { details, busy, check, cancel, mended } = inHand;
  const [isAsking, setAsking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [asDrafts, setAsDrafts] = useState(false);
  if (isChoosing) return <ColumnMapForm inHand={inHand} />;
  const isChecked = details.state === 'checked';
  const count = details.created + details.changed;
  // What is applied is what was checked.
  const isMended = mended.length > 0;
  const isUnusual = hasWarnings(details.warnings) || Object.keys(details.erased).length > 0;
  return (
    <div className="grid gap-4">
      {details.obstacle && <Alert kind="info">{details.obstacle}</Alert>}
      {isChecked && !details.obstacle && <p className="text-ink-muted text-sm">{words.rule}</p>}
      <div className="flex flex-wrap gap-3">
        {isChecked && !details.obstacle && !isMended && (
          <Button busy={busy === 'apply'} disabled={busy !== null} onClick={() => setAsking(true)}>
            {words.apply(count)}
          </Button>
        )}
        <Button
          kind={isMended ? 'primary' : 'secondary'}
          busy={busy === 'check'}
          disabled={busy !== null}
          onClick={() => void check(details.map)}
        >
          {words.checkAgain}
        </Button>
        {details.map && (
          <Button kind="secondary" disabled={busy !== null} onClick={() => setChoosing(true)}>
            {words.chooseAgain}
          </Button>
        )}
        {isChecked && (
          <Button
            kind="plain"
            busy={busy === 'cancel'}
            disabled={busy !== null}
            onClick={() => void cancel()}
          >
            {words.cancel}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.confirm.title(count)}
          text={words.confirm.text(details.refused)}
          confirm={isUnusual ? priceWarningsWords.confirm : words.confirm.confirm}
          onConfirm={() => inHand.apply(asDrafts)}
          onClose={() => setAsking(false)}
        >
          {isUnusual && (
            <div className="mt-4 grid gap-3">
              <PriceWarnings counts={details.warnings} />
              <ErasedValues counts={details.erased} />
            </div>
          )}
          {details.created > 0 && (
            <TickBox
              name="asDrafts"
              text={words.confirm.asDrafts}
              hint={words.confirm.asDraftsHint}
              isOn={asDrafts}
              onChange={setAsDrafts}
            />
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}

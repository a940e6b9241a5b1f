import XIcon from 'icon:x';
import { useId, useRef, useState } from 'react';
import type { ImportDetails } from '../../../shared/catalog/product-imports.ts';
import { Button } from '../../ui/button.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { importWords } from '../../words/admin-import-words.ts';
import { comma } from '../../words/formats.ts';
import {
  type ColumnMap,
  filled,
  meaningOf,
  missingSources,
  sourceOf,
  typedColumns,
  typedOf,
  unusedColumns,
  withMeaning,
} from './column-choice.ts';
import type { ImportInHand } from './use-import.ts';

const words = importWords.report.map;

/** Asks what each column of the file is, unless the file has exactly our columns. */
export function ColumnMapForm({ inHand }: { inHand: ImportInHand }) {
  const { details, busy, check, cancel } = inHand;
  const [map, setMap] = useState<ColumnMap>(details.map ?? {});
  const [missing, setMissing] = useState<string[]>([]);
  const values = useRef<HTMLDivElement>(null);
  const { needsMap } = details;
  const choice = { details, map, missing, change: setMap };

  function send() {
    const left = needsMap ? missingSources(details, map) : [];
    setMissing(left);
    if (left.length === 0) void check(needsMap ? filled(map) : null);
    else values.current?.querySelector('input')?.focus();
  }

  return (
    <form
      noValidate
      className="rounded-card border border-line bg-surface p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2 className="font-semibold text-lg">{needsMap ? words.title : importWords.report.ready.title}</h2>
      <p className="mt-1 text-ink-muted text-sm">
        {needsMap ? words.text(details.columns.length) : importWords.report.ready.text}
      </p>
      {needsMap && (
        <>
          <Meanings {...choice} />
          <div ref={values}>
            <Values {...choice} />
          </div>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" busy={busy === 'check'}>
          {words.check}
        </Button>
        <Button kind="plain" busy={busy === 'cancel'} disabled={busy !== null} onClick={() => void cancel()}>
          {importWords.report.cancel}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = {
  details: ImportDetails;
  map: ColumnMap;
  /** The required columns that had no source when the form was sent. */
  missing: string[];
  change: (map: ColumnMap) => void;
};

/** What each column of the file is, with a value that it has. */
function Meanings({ details, map, change }: ChoiceProps) {
  const { columns, samples } = details;
  const unused = unusedColumns(details, map);
  return (
    <>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {columns.map((column, place) => (
          <SelectField
            key={column}
            // None of them is optional: leaving out is a choice too.
            required
            label={column}
            {...(samples[place] && { hint: words.sample(samples[place]) })}
            value={meaningOf(column, details, map)}
            onChange={({ target }) => change(withMeaning(details, map, { column, name: target.value }))}
          >
            <option value="">{words.none}</option>
            <OurColumns of={details.ourColumns} />
          </SelectField>
        ))}
      </div>
      {unused.length > 0 && <p className="mt-5 wrap-anywhere text-sm">{words.unused(unused.join(comma))}</p>}
    </>
  );
}

/** Our columns: those that every product needs, the others, and translations. */
function OurColumns({ of }: { of: ImportDetails['ourColumns'] }) {
  const isTranslated = (name: string) => /_(en|fr|ar)$/.test(name);
  const groups = {
    required: of.filter(({ needed }) => needed !== 'no'),
    more: of.filter(({ name, needed }) => needed === 'no' && !isTranslated(name)),
    translations: of.filter(({ name }) => isTranslated(name)),
  };
  return (Object.keys(groups) as (keyof typeof groups)[])
    .filter((group) => groups[group].length > 0)
    .map((group) => (
      <optgroup key={group} label={words.groups[group]}>
        <Options of={groups[group].map(({ name }) => name)} text={importWords.column} />
      </optgroup>
    ));
}

/** What the file has no column for: one value for all rows, or a calculation. */
function Values({ details, map, missing, change }: ChoiceProps) {
  const id = useId();
  const { columns, ourColumns } = details;
  const typed = typedColumns(details, map);
  const free = ourColumns.filter(
    ({ name }) => map[name] === undefined && !typed.some((one) => one.name === name),
  );
  const onlyKnown = missingSources(details, map, 'new');
  return (
    <section aria-labelledby={id} className="mt-6 border-line border-t pt-5">
      <h3 id={id} className="font-semibold">
        {words.values.title}
      </h3>
      <p className="mt-1 text-ink-muted text-sm">{words.values.text}</p>
      <div className="mt-4 grid grid-cols-1 items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {typed.map((column) => (
          <Value
            key={column.name}
            {...{ column, columns }}
            isMissing={missing.includes(column.name) && !map[column.name]}
            source={map[column.name] ?? ''}
            onChange={(source) => change({ ...map, [column.name]: source })}
            onRemove={() =>
              change(Object.fromEntries(Object.entries(map).filter(([name]) => name !== column.name)))
            }
          />
        ))}
        <SelectField
          label={words.values.add}
          value=""
          onChange={({ target }) => change({ ...map, [target.value]: '' })}
        >
          <option value="">{words.values.choose}</option>
          <OurColumns of={free} />
        </SelectField>
      </div>
      {onlyKnown.length > 0 && (
        <p className="mt-4 rounded-control bg-canvas px-4 py-3 text-sm">
          {words.onlyKnown(onlyKnown.map(importWords.column).join(comma))}
        </p>
      )}
    </section>
  );
}

type ValueProps = {
  column: ImportDetails['ourColumns'][number];
  columns: string[];
  isMissing: boolean;
  source: string;
  onChange: (source: string) => void;
  onRemove: () => void;
};

function Value({ column: { name, needed }, columns, isMissing, source, onChange, onRemove }: ValueProps) {
  const id = useId();
  const label = importWords.column(name);
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          required={needed !== 'new'}
          list={id}
          {...(name === 'externalKey' && { hint: words.values.key })}
          error={isMissing ? words.missing : undefined}
          autoComplete="off"
          maxLength={500}
          value={typedOf(source)}
          onChange={({ target }) => onChange(sourceOf(target.value, columns))}
        />
        <datalist id={id}>
          {columns.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      </div>
      {needed === 'no' && (
        <Button kind="plain" aria-label={words.values.remove(label)} onClick={onRemove}>
          <XIcon className="size-4.5" />
        </Button>
      )}
    </div>
  );
}

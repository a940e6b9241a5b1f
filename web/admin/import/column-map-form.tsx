import { useState } from 'react';
import type { ImportDetails } from '../../../shared/catalog/product-imports.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { importWords } from '../../words/admin-import-words.ts';
import { comma } from '../../words/formats.ts';
import { filled, hasOurColumns, missingSources, unusedColumns } from './column-choice.ts';
import type { ImportInHand } from './use-import.ts';

const words = importWords.report.map;

/** Asks where each of our columns comes from, unless the file has exactly our columns. */
export function ColumnMapForm({ inHand }: { inHand: ImportInHand }) {
  const { details, busy, check, cancel } = inHand;
  const [map, setMap] = useState(details.map ?? {});
  const [problem, setProblem] = useState<string | null>(null);
  const isReady = hasOurColumns(details);
  const unused = isReady ? [] : unusedColumns(details, map);

  function send() {
    const missing = missingSources(details, map);
    setProblem(missing.length > 0 ? words.missing(missing.map(importWords.column).join(comma)) : null);
    if (missing.length === 0) void check(isReady ? null : filled(map));
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
      <h2 className="font-semibold text-lg">{isReady ? importWords.report.ready.title : words.title}</h2>
      <p className="mt-1 text-ink-muted text-sm">
        {isReady ? importWords.report.ready.text : words.text(details.columns.length)}
      </p>
      {!isReady && (
        <div className="mt-5 grid grid-cols-1 items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {details.ourColumns.map((column) => (
            <ColumnChoice
              key={column.name}
              {...{ column, details }}
              source={map[column.name] ?? ''}
              onChange={(source) => {
                setMap({ ...map, [column.name]: source });
                setProblem(null);
              }}
            />
          ))}
        </div>
      )}
      {unused.length > 0 && <p className="mt-5 wrap-anywhere text-sm">{words.unused(unused.join(comma))}</p>}
      {problem && (
        <div className="mt-5">
          <Alert>{problem}</Alert>
        </div>
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
  column: ImportDetails['ourColumns'][number];
  details: ImportDetails;
  source: string;
  onChange: (source: string) => void;
};

/** No column of a file has this name, because names are trimmed. */
const other = ' other';

function ColumnChoice({ column: { name, isRequired }, details: { columns }, source, onChange }: ChoiceProps) {
  const [isTyped, setTyped] = useState(source !== '' && !columns.includes(source));
  return (
    <div className="grid gap-3">
      <SelectField
        label={importWords.column(name)}
        required={isRequired}
        value={isTyped ? other : source}
        onChange={({ target }) => {
          setTyped(target.value === other);
          onChange(target.value === other ? '' : target.value);
        }}
      >
        <option value="">{words.none}</option>
        <Options of={columns} text={(theirs) => theirs} />
        <option value={other}>{words.other}</option>
      </SelectField>
      {isTyped && (
        <TextField
          label={words.value(importWords.column(name))}
          hint={words.valueHint}
          required
          autoComplete="off"
          maxLength={500}
          value={source}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}

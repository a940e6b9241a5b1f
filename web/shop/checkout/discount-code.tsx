import { useState } from 'react';
import { discountCodeEntry } from '../../session/local-entries.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { reviewWords } from '../../words/review-words.ts';

const words = reviewWords.code;

/** The same field behind a link, which stays open once a code is in it. */
export function FoldedCode({ problem }: { problem: string | undefined }) {
  return (
    <details className="mt-4" open={discountCodeEntry.use() !== '' || undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-brand-strong text-sm">
        {words.have}
      </summary>
      <DiscountCode problem={problem} />
    </details>
  );
}

/** The field for a code (requirements: Offers). The quote says what it takes off, or why it takes nothing. */
export function DiscountCode({ problem }: { problem: string | undefined }) {
  const applied = discountCodeEntry.use();
  const [typed, setTyped] = useState(applied);
  return (
    <form
      className="mt-4 flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        discountCodeEntry.set(typed.trim());
      }}
    >
      <div className="grow">
        <TextField
          name="discountCode"
          label={words.label}
          value={typed}
          error={applied ? problem : undefined}
          maxLength={60}
          dir="auto"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="mt-7">
        {applied !== '' && applied === typed.trim() ? (
          <Button
            kind="secondary"
            onClick={() => {
              discountCodeEntry.clear();
              setTyped('');
            }}
          >
            {words.remove}
          </Button>
        ) : (
          <Button type="submit" kind="secondary">
            {words.apply}
          </Button>
        )}
      </div>
    </form>
  );
}

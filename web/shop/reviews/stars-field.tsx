import { useId, useState } from 'react';
import { FieldError } from '../../ui/forms/field.tsx';
import { buyerReviewWords } from '../../words/buyer-review-words.ts';

const values = [1, 2, 3, 4, 5];

/** A choice of one to five stars, of which those up to the chosen one are full. */
export function StarsField({ error }: { error: string | undefined }) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  return (
    <fieldset aria-describedby={error && `${id}-note`}>
      <legend className="mb-1 block font-medium text-sm">{buyerReviewWords.page.stars}</legend>
      <div className="-ms-2 flex items-center">
        {values.map((stars) => (
          <label
            key={stars}
            className="relative grid size-12 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-brand-strong"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              required
              aria-label={buyerReviewWords.stars(stars)}
              aria-invalid={error ? true : undefined}
              onChange={() => setChosen(stars)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span aria-hidden="true" className={`text-3xl ${stars <= chosen ? 'star-full' : 'star'}`} />
          </label>
        ))}
        <span aria-hidden="true" className="ms-2 text-ink-muted text-sm">
          {chosen > 0 && buyerReviewWords.stars(chosen)}
        </span>
      </div>
      {error && <FieldError id={`${id}-note`} text={error} />}
    </fieldset>
  );
}

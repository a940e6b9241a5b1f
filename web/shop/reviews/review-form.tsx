import { useState } from 'react';
import { maxReview, maxReviewName, reviewBody } from '../../../shared/reviews/reviews.ts';
import { call, inPageLanguage } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { checkValues } from '../../ui/forms/check-values.ts';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { buyerReviewWords } from '../../words/buyer-review-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import type { Proof } from './proof.ts';
import { PicturesField } from './review-pictures-field.tsx';
import { StarsField } from './stars-field.tsx';

const words = buyerReviewWords.page;

type Props = { productId: string; proof: Proof; name: string; wilaya: string; onSent: () => void };

/** The form of a review. Its fields hold the texts themselves. */
export function ReviewForm({ productId, proof, name, wilaya, onSent }: Props) {
  const [pictures, setPictures] = useState<string[]>([]);
  const form = useSentForm({
    values: (form: HTMLFormElement) => {
      const typed = new FormData(form);
      const textOf = (field: string) => String(typed.get(field) ?? '');
      return {
        ...{ ...proof, productId, pictures, stars: Number(textOf('stars')) },
        ...{ text: textOf('text'), name: textOf('name') },
      };
    },
    check: (values) => checkValues(reviewBody, values),
    send: (body) => call('POST /reviews', { query: inPageLanguage, body }, { failed: words.sendFailed }),
    onDone: onSent,
    failed: words.sendFailed,
  });
  return (
    <form method="post" {...form.props} className="space-y-5">
      <StarsField error={form.errors.stars} />
      <TextArea
        name="text"
        label={words.text}
        hint={words.textHint(formatNumber(maxReview))}
        rows={5}
        maxLength={maxReview}
        dir="auto"
        error={form.errors.text}
      />
      <PicturesField {...{ pictures, proof, setPictures }} error={form.errors.pictures} />
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint(wilayaName(wilaya))}
        maxLength={maxReviewName}
        required
        dir="auto"
        autoComplete="given-name"
        defaultValue={name}
        error={form.errors.name}
      />
      {form.problem && <Alert>{form.problem}</Alert>}
      <Button type="submit" size="large" wide busy={form.isBusy}>
        {form.isBusy ? words.busy : words.submit}
      </Button>
    </form>
  );
}

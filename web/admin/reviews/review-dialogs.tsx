import { useState } from 'react';
import { maxReview, type StoredReview } from '../../../shared/reviews/reviews.ts';
import { call } from '../../call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { adminReviewsWords as words } from '../../words/admin-reviews-words.ts';

type Props = { review: StoredReview; onChanged: () => unknown; onClose: () => void };

/** Asks for the reason. */
export function HideDialog({ review, onChanged, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { title, text, confirm } = words.hiding;
  return (
    <ConfirmDialog
      {...{ title, text, confirm, onClose }}
      onConfirm={async () => {
        await call('POST /reviews/:id/hide', { params: { id: review._id }, body: { reason } });
        await onChanged();
      }}
    >
      <div className="mt-4">
        <TextField
          label={words.hiding.reason}
          hint={words.hiding.reasonExample}
          maxLength={300}
          required
          dir="auto"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

/** Writes, changes or takes back the answer of the shop. */
export function AnswerDialog({ review, onChanged, onClose }: Props) {
  const [answer, setAnswer] = useState(review.answer ?? '');
  const { title, text, confirm } = words.answering;
  return (
    <ConfirmDialog
      {...{ title, text, confirm, onClose }}
      onConfirm={async () => {
        await call('PUT /reviews/:id/answer', { params: { id: review._id }, body: { text: answer } });
        await onChanged();
      }}
    >
      <div className="mt-4">
        <TextArea
          label={words.answering.answer}
          rows={5}
          maxLength={maxReview}
          dir="auto"
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

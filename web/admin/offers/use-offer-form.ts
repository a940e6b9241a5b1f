import { newOfferBody, type Offer, offer } from '../../../shared/offers/offers.ts';
import { call } from '../../call.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { adminOffersWords } from '../../words/admin-offers-words.ts';
import { useRecordForm } from '../kit/record-form.ts';
import type { Editing } from '../kit/record-page.tsx';
import { offerDraft, startOf, toValues } from './offer-draft.ts';

export type OfferForm = ReturnType<typeof useOfferForm>;

/** The form of an offer of any kind. */
export function useOfferForm(editing: Editing<Offer>) {
  return useRecordForm(editing, {
    name: 'offer',
    schemas: { stored: offer, draft: offerDraft },
    startOf,
    toValues,
    check: (draft) => checkValues(newOfferBody, toValues(draft)),
    create: (body, failed) => call('POST /offers', { body }, failed),
    update: (input, failed) => call('PUT /offers/:id', input, failed),
    newer: 'offer',
    // Its codes are there, to be downloaded and copied.
    pageOf: ({ _id, kind }) => (kind === 'code' ? `/admin/offers/${_id}/edit#codes` : undefined),
    words: adminOffersWords.form,
  });
}

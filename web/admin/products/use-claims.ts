import { type FormEvent, useRef, useState } from 'react';
import type { ProductDetail } from '../../../shared/catalog.ts';
import { findHealingClaims } from '../../../shared/healing-claims.ts';
import { textFacts } from '../../../shared/product-facts.ts';
import { type ProductDraft, startProductDraft } from './product-draft.ts';

type Options = { draft: ProductDraft; saved: ProductDetail | null; submit: () => void };

/** The healing claims in the texts of a supplement. Before a save, it asks once about those that are not saved yet. */
export function useClaims({ draft, saved, submit }: Options) {
  const [isAsking, setAsking] = useState(false);
  const confirmed = useRef('');
  const found = claimsOf(draft);
  const before = claimsOf(startProductDraft(saved));
  const question = found.filter((claim) => !before.includes(claim)).join();
  return {
    found,
    isAsking,
    /** Whether the submit has to wait for the answer. */
    ask(event: FormEvent) {
      if (question === '' || question === confirmed.current) return false;
      event.preventDefault();
      setAsking(true);
      return true;
    },
    confirm() {
      confirmed.current = question;
    },
    close() {
      setAsking(false);
      if (question === confirmed.current) submit();
    },
  };
}

function claimsOf(draft: ProductDraft) {
  if (draft.productClass !== 'supplement') return [];
  const texts = (['name', 'description', 'features', ...textFacts] as const).map((name) => draft[name]);
  return findHealingClaims(texts.join('\n'));
}

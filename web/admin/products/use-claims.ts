import { type FormEvent, useRef, useState } from 'react';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { findHealingClaims } from '../../../shared/catalog/healing-claims.ts';
import { type Language, languages } from '../../../shared/values/languages.ts';
import { type ProductDraft, startProductDraft, textFields } from './product-draft.ts';

type Options = { draft: ProductDraft; saved: ProductDetail | null; submit: () => void };

/** The healing claims in the texts of a supplement. Before a save, it asks once about those that are not saved yet. */
export function useClaims({ draft, saved, submit }: Options) {
  const [isAsking, setAsking] = useState(false);
  const confirmed = useRef('');
  const found = allClaims(draft);
  const before = allClaims(startProductDraft(saved));
  const question = found.filter((claim) => !before.includes(claim)).join();
  return {
    found,
    /** The claims in the texts of one language. */
    foundIn: (language: Language) => claimsIn(draft, language),
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

function allClaims(draft: ProductDraft) {
  return [...new Set(languages.flatMap((language) => claimsIn(draft, language)))];
}

function claimsIn(draft: ProductDraft, language: Language) {
  if (draft.productClass !== 'supplement') return [];
  const texts =
    language === 'en' ? textFields.map((name) => draft[name]) : Object.values(draft.texts[language].texts);
  return findHealingClaims(texts.join('\n'));
}

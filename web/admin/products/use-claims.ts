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
    foundInBase: claimsIn(draft, baseTexts(draft)),
    /** The claims in the translation into a language. */
    foundIn: (language: Language) => claimsIn(draft, translation(draft, language)),
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
  const translations = languages.flatMap((language) => translation(draft, language));
  return claimsIn(draft, [...baseTexts(draft), ...translations]);
}

function baseTexts(draft: ProductDraft) {
  return textFields.map((name) => draft[name]);
}

function translation(draft: ProductDraft, language: Language) {
  return Object.values(draft.texts[language].texts);
}

function claimsIn(draft: ProductDraft, texts: string[]) {
  return draft.productClass === 'supplement' ? findHealingClaims(texts.join('\n')) : [];
}

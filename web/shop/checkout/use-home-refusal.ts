import { useEffect, useState } from 'react';
import { nationalNumber } from '../../../shared/values/text.ts';
import { call } from '../../call.ts';
import type { AddressDraft } from './address-draft.ts';

/** Whether the shop delivers only to pickup points for a phone number, as far as it was asked in this page view. */
const known = new Map<string, boolean>();

/** An Algerian number that is complete: while it is being typed, nothing is asked. */
const complete = /^([567]\d{8}|[234]\d{7})$/;
const typingMs = 500;

/**
 * Whether delivery to the door is refused for the phone number (requirements: Phone book). It is asked once for a number,
 * when delivery to the door is chosen. Without an answer the order itself tells.
 */
export function useHomeRefusal({ phone, deliveryKind = 'home' }: AddressDraft, isChoosing: boolean) {
  const number = nationalNumber(phone);
  const [, setAnswers] = useState(0);
  const isOpen = isChoosing && deliveryKind === 'home' && complete.test(number);

  useEffect(() => {
    if (!isOpen || known.has(number)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      call('POST /orders/kinds', { body: { phone: number } }, { signal }).then(
        ({ kinds }) => {
          known.set(number, !kinds.includes('home'));
          setAnswers((count) => count + 1);
        },
        () => undefined,
      );
    }, typingMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOpen, number]);

  return known.get(number) ?? false;
}

import { expect, test } from 'vitest';
import {
  asksForReview,
  changedTexts,
  startTexts,
  stateOf,
  withConfirmation,
  withText,
} from './texts-draft.ts';

const names = ['name', 'description', 'features', 'usage'];
const stored = {
  fr: { name: 'Lait', description: 'Un lait', features: ['Pur', 'Froid'], usage: '', isBehind: true },
};
const start = startTexts(names, stored);

function inFrench(draft: typeof start, isBaseChanged = false) {
  return { start: start.fr, draft: draft.fr, isBaseChanged };
}

test('an unchanged translation is not sent', () => {
  expect(changedTexts(start, start)).toEqual({});
  const spaced = withText(start, { language: 'fr', name: 'name', text: ' Lait ' });
  expect(changedTexts(start, spaced)).toEqual({});
});

test('an edited translation is sent whole and is up to date, with its lists in lines', () => {
  const edited = withText(start, { language: 'fr', name: 'features', text: 'Pur\n\n Frais ' });
  expect(changedTexts(start, edited)).toEqual({
    fr: { name: 'Lait', description: 'Un lait', features: ['Pur', ' Frais '], usage: '', isBehind: false },
  });
});

test('a confirmed translation is sent as up to date, and one that was cleared as null', () => {
  const confirmed = withConfirmation(start, 'fr', true);
  expect(changedTexts(start, confirmed)).toMatchObject({ fr: { name: 'Lait', isBehind: false } });
  expect(changedTexts(start, withConfirmation(confirmed, 'fr', false))).toEqual({});
  const cleared = names.reduce((draft, name) => withText(draft, { language: 'fr', name, text: ' ' }), start);
  expect(changedTexts(start, cleared)).toEqual({ fr: null });
});

test('a copy sends all translations, each as up to date as it was', () => {
  expect(changedTexts(startTexts(names), start)).toMatchObject({ fr: { name: 'Lait', isBehind: true } });
});

test('a translation is behind until it is edited or confirmed', () => {
  expect(stateOf(inFrench(start))).toBe('behind');
  const confirmed = withConfirmation(start, 'fr', true);
  expect(stateOf(inFrench(confirmed))).toBe('current');
  expect(asksForReview(inFrench(confirmed))).toBe(true);
  const edited = withText(start, { language: 'fr', name: 'name', text: 'Lait cru' });
  expect(stateOf(inFrench(edited))).toBe('current');
  expect(asksForReview(inFrench(edited))).toBe(false);
});

test('a translation falls behind when its base text is edited in the same form', () => {
  const current = startTexts(names, { fr: { ...stored.fr, isBehind: false } });
  const state = (draft: typeof start, isBaseChanged: boolean) =>
    stateOf({ start: current.fr, draft: draft.fr, isBaseChanged });
  expect(state(current, false)).toBe('current');
  expect(state(current, true)).toBe('behind');
  expect(state(withText(current, { language: 'fr', name: 'usage', text: 'Boire' }), true)).toBe('current');
});

test('a translation without a name or a description is missing, but may lack other texts', () => {
  expect(stateOf({ start: start.ar, draft: start.ar, isBaseChanged: true })).toBe('missing');
  expect(asksForReview({ start: start.ar, draft: start.ar, isBaseChanged: true })).toBe(false);
  const hours = startTexts(['hours'], { fr: { hours: '', isBehind: false } });
  expect(stateOf({ start: hours.fr, draft: hours.fr, isBaseChanged: false })).toBe('missing');
  const unnamed = withText(start, { language: 'fr', name: 'name', text: '' });
  expect(stateOf(inFrench(unnamed))).toBe('missing');
});

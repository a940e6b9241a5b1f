import { expect, test } from 'vitest';
import { dismissToast, replaceToast, showToast, toastStore } from './toast.ts';

// Tests of other files that ran in this process may have left some.
for (const { id } of toastStore.getShown()) dismissToast(id);

function texts() {
  return toastStore.getShown().map(({ text }) => text);
}

test('toasts come, turn into others and go, and listeners hear of it', () => {
  let heard = 0;
  const stop = toastStore.subscribe(() => {
    heard += 1;
  });
  const id = showToast({ kind: 'loading', text: 'Saving…' });
  replaceToast(id, { kind: 'success', text: 'Saved' });
  expect(toastStore.getShown()).toEqual([{ id, kind: 'success', text: 'Saved' }]);
  dismissToast(id);
  expect(texts()).toEqual([]);
  expect(heard).toBe(3);
  stop();
  dismissToast(showToast({ kind: 'info', text: 'Unheard' }));
  expect(heard).toBe(3);
});

test('a toast that was dismissed meanwhile comes back as the one that replaces it', () => {
  const id = showToast({ kind: 'loading', text: 'Saving…' });
  dismissToast(id);
  const next = replaceToast(id, { kind: 'error', text: 'Failed' });
  expect(texts()).toEqual(['Failed']);
  dismissToast(next);
});

test('at most three are shown, the newest win', () => {
  const ids = ['one', 'two', 'three', 'four'].map((text) => showToast({ kind: 'default', text }));
  expect(texts()).toEqual(['two', 'three', 'four']);
  for (const id of ids) dismissToast(id);
});

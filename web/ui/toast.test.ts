import { expect, test } from 'vitest';
import { dismissToast, replaceToast, showToast, toastStore } from './toast.ts';

// Tests of other files that ran in this process may have left some.
for (const { id } of toastStore.getShown()) dismissToast(id);

function texts() {
  return toastStore.getShown().map(({ text }) => text);
}

test('toasts are shown, replaced and dismissed, and listeners are notified', () => {
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

test('replacing a dismissed toast shows the replacement', () => {
  const id = showToast({ kind: 'loading', text: 'Saving…' });
  dismissToast(id);
  const next = replaceToast(id, { kind: 'error', text: 'Failed' });
  expect(texts()).toEqual(['Failed']);
  dismissToast(next);
});

test('a toast takes the place of the former of its topic', () => {
  const other = showToast({ kind: 'info', text: 'other' });
  showToast({ kind: 'success', text: 'one', topic: 'call' });
  const id = showToast({ kind: 'warning', text: 'two', topic: 'call' });
  expect(texts()).toEqual(['other', 'two']);
  for (const each of [other, id]) dismissToast(each);
});

test('at most three toasts are shown, the newest ones', () => {
  const ids = ['one', 'two', 'three', 'four'].map((text) => showToast({ kind: 'default', text }));
  expect(texts()).toEqual(['two', 'three', 'four']);
  for (const id of ids) dismissToast(id);
});

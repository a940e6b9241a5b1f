// Runs before the announcement and remembers that it was closed (requirements: Local entries). It imports nothing.

const entry = 'closedAnnouncement';
const id = document.currentScript?.dataset.id ?? '';
const hide = () => document.documentElement.setAttribute('data-announcement', 'closed');
// Storage may be switched off: the bar is then closed for this page only.
try {
  if (localStorage.getItem(entry) === id) hide();
} catch {}
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('aside [data-close-announcement]')) return;
  hide();
  document.getElementById('main')?.focus({ preventScroll: true });
  try {
    localStorage.setItem(entry, id);
  } catch {}
});

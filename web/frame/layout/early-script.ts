// Runs in the head of each page, before its modules (complete-page.ts). It imports nothing.

hideClosedAnnouncement();
startAfterPaint();
keepEarlyActions();

/** Before the body is drawn. The root element names the announcement of the page. */
function hideClosedAnnouncement() {
  const root = document.documentElement;
  // Storage may be switched off. Older versions stored the id without quotes.
  try {
    const closed = localStorage.getItem('closedAnnouncement')?.replaceAll('"', '');
    if (closed && closed === root.dataset.announcement) root.dataset.announcement = 'closed';
  } catch {}
}

/**
 * Waits for the browser to report the first paint, because a plain task may run before it. A page in a background tab
 * is not painted until it is shown, so its scripts start at once.
 */
function startAfterPaint() {
  const longestMs = 3_000;
  document.addEventListener('DOMContentLoaded', () => {
    const reportsPaint = PerformanceObserver.supportedEntryTypes.includes('paint');
    if (document.hidden || !reportsPaint) return start();
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, longestMs);
  });
  function start() {
    const late = document.querySelector('[type=late-module]');
    if (!late) return;
    // One task each, because a dozen requests in one task would block a phone.
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=late-modulepreload]')) {
      setTimeout(() => {
        link.rel = 'modulepreload';
      });
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.async = true;
    script.textContent = late.textContent;
    late.replaceWith(script);
  }
}

/**
 * Keeps what a visitor presses and fills in before the scripts have started, and repeats it once React has hydrated the
 * page (`useEarlyActions`). Until then it also stops forms that only React can send, which would otherwise put their
 * fields into the address.
 */
function keepEarlyActions() {
  const pressed = new Map<HTMLButtonElement, Event>();
  const filled = new Map<HTMLInputElement, Event>();
  const keep = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    if (type === 'input') filled.set(target as HTMLInputElement, event);
    else if (button && (button.type === 'button' || !button.form?.hasAttribute('action')))
      pressed.set(button, event);
  };
  const refuse = (event: Event) => {
    if (event.target instanceof Element && !event.target.hasAttribute('action')) event.preventDefault();
  };
  // React notices only changes from the value it found, so the field is first emptied without React noticing.
  const fill = (field: HTMLInputElement) => {
    const { value } = field;
    if (field.matches('select, [type=file]')) field.dispatchEvent(new Event('change', { bubbles: true }));
    else if (field.matches('[type=checkbox], [type=radio]')) {
      field.checked = !field.checked;
      field.click();
    } else {
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  // An event that itself triggers hydration is still being dispatched and reaches React anyway.
  const isOver = (event: Event) => event.eventPhase === Event.NONE;
  const finish = () => {
    for (const type of ['click', 'input']) window.removeEventListener(type, keep, true);
    document.removeEventListener('submit', refuse);
    // In separate tasks, so that React renders after each.
    for (const [field, event] of filled) if (isOver(event)) setTimeout(fill, 0, field);
    for (const [button, event] of pressed) if (isOver(event)) setTimeout(() => button.click());
  };
  // In the capture phase, because React stops events that it cannot handle yet.
  for (const type of ['click', 'input']) window.addEventListener(type, keep, true);
  document.addEventListener('submit', refuse);
  document.addEventListener('hydrated', finish, { once: true });
}

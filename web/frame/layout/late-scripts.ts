/**
 * A page's HTML with scripts that start after its first paint: fetched at once they would take the line from the style
 * sheet and the pictures, and the phone's one thread from drawing them (docs/decisions/0022). Nothing in the markup runs
 * by itself then; a short script in the head wakes it. `mark` is the nonce of the page's own scripts.
 */
export function startScriptsLate(html: string, mark: string) {
  const own = `<script nonce="${mark}"`;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replace(`${own} type="module"`, `${own} type="late-module"`)
    .replace('<head>', () => `<head>${own}>(${startAfterPaint})();(${keepEarlyActions})()</script>`);
}

// Both run in the browser, from their text: they may use nothing outside of themselves.

/**
 * The first frame is on the screen when the browser says so; the task after it may come sooner. A page in the background
 * paints nothing until somebody looks at it, and can as well be ready by then.
 */
function startAfterPaint() {
  const longestMs = 3_000;
  document.addEventListener('DOMContentLoaded', () => {
    const tellsPaint = PerformanceObserver.supportedEntryTypes.includes('paint');
    if (document.hidden || !tellsPaint) return start();
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, longestMs);
  });
  function start() {
    const late = document.querySelector('[type=late-module]');
    if (!late) return;
    // One task each: a dozen requests in one would hold up a phone.
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
 * Whoever is quicker than the scripts presses no button and fills in no field in vain: it happens again, once, when
 * React has taken over (`useEarlyActions`). Nor may a form that only React can send carry its fields into the address.
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
  // React takes what it finds in a field for old and hears of changes only, so the field is emptied past it first.
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
  // What makes React take over at once is still on its way then, to React itself.
  const isOver = (event: Event) => event.eventPhase === Event.NONE;
  const finish = () => {
    for (const type of ['click', 'input']) window.removeEventListener(type, keep, true);
    document.removeEventListener('submit', refuse);
    // One after the other, so that React has drawn what one changed before the next.
    for (const [field, event] of filled) if (isOver(event)) setTimeout(fill, 0, field);
    for (const [button, event] of pressed) if (isOver(event)) setTimeout(() => button.click());
  };
  // Before React hears of it, which lets nobody else hear what it cannot answer yet.
  for (const type of ['click', 'input']) window.addEventListener(type, keep, true);
  document.addEventListener('submit', refuse);
  document.addEventListener('hydrated', finish, { once: true });
}

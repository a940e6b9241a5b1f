/** The name of the field that a visitor leaves, or '' where it stays the one they are at, as when they choose a file. */
export function leftField(target: EventTarget) {
  const isLeft = target instanceof Element && target !== document.activeElement;
  return isLeft ? (target.getAttribute('name') ?? '') : '';
}

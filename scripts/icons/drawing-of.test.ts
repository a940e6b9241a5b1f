import { expect, test } from 'vitest';
import { drawingOf } from './drawing-of.ts';

test('an icon is the shapes that Lucide draws it of', () => {
  expect(drawingOf('minus')).toBe('<path d="M5 12h14"/>');
});

test('an icon that Lucide does not know, or knows by another name, stops the build', () => {
  expect(() => drawingOf('no-such-icon')).toThrow();
  expect(() => drawingOf('home')).toThrow("'home' is another name of a Lucide icon: use its own");
});

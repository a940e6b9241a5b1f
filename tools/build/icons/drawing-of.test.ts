import { expect, test } from 'vitest';
import { drawingOf } from './drawing-of.ts';

test('a drawing is the bare shapes of the Lucide icon', () => {
  expect(drawingOf('minus')).toBe('<path d="M5 12h14"/>');
  expect(drawingOf('plus')).toBe('<path d="M5 12h14m-7-7v14"/>');
  expect(drawingOf('zoom-in')).toMatch(/^<circle [^<]+\/><path d="[^"]+"\/>$/);
});

test('an unknown name, or an alias of an icon, stops the build', () => {
  expect(() => drawingOf('no-such-icon')).toThrow("Lucide has no icon 'no-such-icon'");
  expect(() => drawingOf('home')).toThrow("Lucide has no icon 'home': its own name is 'house'");
});

import type { ReactNode } from 'react';

type Props = { className?: string };

/** A Lucide icon, as imported by `icon:` and its name. It takes the color of the text. Screen readers ignore it. */
export type Icon = (props: Props) => ReactNode;

/** The icon of these shapes (SVG). It is one element for React, which neither makes nor compares the shapes in it. */
export function iconOf(shapes: string): Icon {
  const html = { __html: shapes };
  return ({ className = '' }) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`icon ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by Lucide, and part of the build (tools/build/icons).
      dangerouslySetInnerHTML={html}
    />
  );
}

/** An icon that the style sheet draws (`drawn.css`). */
export function drawnIcon(name: string): Icon {
  return ({ className = '' }) => <i className={`drawn-${name} ${className}`} />;
}

type Props = {
  /** What `icon:` and the name of a Lucide icon import. */
  drawing: string;
  className?: string;
};

/** An icon in the color of the text around it, silent for screen readers. */
export function Icon({ drawing, className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`icon ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by Lucide, and part of the build (scripts/icons).
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

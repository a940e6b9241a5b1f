/** A gray placeholder for content that is loading. `className` gives it the content's size, so that nothing moves. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`block animate-pulse rounded-control bg-line/70 ${className}`} />
  );
}

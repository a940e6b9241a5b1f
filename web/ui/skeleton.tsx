/** A grey stand-in of the coming content; `className` gives it that content's size, so that nothing jumps. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`block animate-pulse rounded-control bg-line/70 ${className}`} />
  );
}

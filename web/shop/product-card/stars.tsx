const places = [1, 2, 3, 4, 5];

/** Stars as a picture, full up to the nearest whole one. What they say stands beside them as text. */
export function Stars({ count, className = '' }: { count: number; className?: string }) {
  return (
    <span aria-hidden="true" className={`star-row ${className}`}>
      {places.map((place) => (
        <span key={place} className={place <= Math.round(count) ? 'star-full' : 'star'} />
      ))}
    </span>
  );
}

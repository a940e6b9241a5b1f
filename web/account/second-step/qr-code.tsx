import { encode } from 'uqr';

/** A text as a QR code, dark on white in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="mx-auto size-48 rounded-control bg-white"
    >
      <path d={squares.join('')} fill="black" />
    </svg>
  );
}

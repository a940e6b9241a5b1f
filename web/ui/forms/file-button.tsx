import type { ReactNode } from 'react';
import { buttonStyles } from '../button.tsx';

type Props = {
  /** The kinds of files to offer, as in the `accept` of an input. */
  accept: string;
  wide?: boolean;
  isOff?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A button that asks for a file. */
export function FileButton({ accept, wide = false, isOff = false, onFile, children }: Props) {
  return (
    <label className={`cursor-pointer ${buttonStyles({ kind: 'secondary', wide })}`}>
      {children}
      <input
        type="file"
        accept={accept}
        disabled={isOff}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </label>
  );
}

import ArrowLeftIcon from 'icon:arrow-left';
import ArrowRightIcon from 'icon:arrow-right';
import ImageUpIcon from 'icon:image-up';
import XIcon from 'icon:x';
import { type DragEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { maxPictures } from '../../../shared/catalog/product-facts.ts';
import { ProductPicture } from '../../shop/product-card/product-picture.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/forms/field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import type { Pictures, Upload } from './use-pictures.ts';

const { pictures: words, picture: pictureWords } = adminProductsWords;

type Props = { pictures: Pictures; error: string | undefined; required: boolean };

/** Chooses, orders and removes the pictures of a product. Files can be dropped on it; the first picture is the main one. */
export function PicturesField({ pictures, error, required }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState('');
  /** The place of the picture that is being dragged. */
  const dragged = useRef<number | null>(null);
  const { urls, uploads } = pictures;
  const focus = (selector: string) => field.current?.querySelector<HTMLElement>(selector)?.focus();

  const move = (from: number, to: number) => {
    if (to < 0 || to >= urls.length) return;
    flushSync(() => pictures.move(from, to));
    setMoved(words.moved(from + 1, to + 1, urls.length));
    // The browser drops the focus of an element that moves.
    focus(`[data-move="${to}${to < from ? '-' : '+'}"]`);
  };
  const remove = (url: string) => {
    flushSync(() => pictures.remove(url));
    focus('input');
  };
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    pictures.choose(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a short cut of the button.
    <div ref={field} onDragOver={allowFiles} onDrop={drop}>
      <Field
        label={words.label}
        hint={words.hint(maxPictures)}
        error={pictures.isSending ? undefined : error}
        required={required}
      >
        {(control) => (
          <div className="grid gap-3">
            <ol className="grid grid-cols-2 gap-3 empty:hidden">
              {urls.map((url, place) => (
                <Tile
                  key={url}
                  {...{ url, place, move, dragged }}
                  count={urls.length}
                  onRemove={() => remove(url)}
                />
              ))}
            </ol>
            <ul className="grid gap-2 empty:hidden">
              {uploads.map((upload) => (
                <UploadRow key={upload.key} upload={upload} pictures={pictures} />
              ))}
            </ul>
            <div className="rounded-control border border-field/50 border-dashed p-4 text-center">
              <input
                {...control}
                type="file"
                name="imageUrl"
                accept="image/*"
                multiple
                className="peer sr-only"
                onChange={({ target }) => {
                  pictures.choose([...(target.files ?? [])]);
                  // The same file may be chosen again.
                  target.value = '';
                }}
              />
              <label
                htmlFor={control.id}
                className={`${buttonStyles({ kind: 'secondary' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-brand-strong peer-focus-visible:outline-offset-2`}
              >
                <ImageUpIcon className="size-4.5" />
                {words.choose}
              </label>
              <p className="mt-2 text-ink-muted text-sm pointer-coarse:hidden">{words.orDrop}</p>
            </div>
            <p aria-live="polite" className="sr-only">
              {moved}
            </p>
          </div>
        )}
      </Field>
    </div>
  );
}

/** Accepts dropped files. Otherwise the browser would leave the form to open them. */
function allowFiles(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

type TileProps = {
  url: string;
  place: number;
  count: number;
  move: (from: number, to: number) => void;
  dragged: RefObject<number | null>;
  onRemove: () => void;
};

const tileButton =
  'grid size-11 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-brand-strong aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-field/40';

function Tile({ url, place, count, move, dragged, onRemove }: TileProps) {
  const steps = [
    { sign: '-', to: place - 1, label: words.moveEarlier(place + 1), Icon: ArrowLeftIcon },
    { sign: '+', to: place + 1, label: words.moveLater(place + 1), Icon: ArrowRightIcon },
  ];
  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => {
        dragged.current = place;
        // Firefox drags only elements with data.
        dataTransfer.setData('application/x-picture', url);
      }}
      onDragEnd={() => {
        dragged.current = null;
      }}
      onDragOver={(event) => dragged.current !== null && event.preventDefault()}
      onDrop={() => dragged.current !== null && move(dragged.current, place)}
      className="relative cursor-grab overflow-hidden rounded-control border border-line bg-white"
    >
      <div className="pointer-events-none aspect-square p-1.5">
        <ProductPicture imageUrl={url} name={words.place(place + 1)} sizes="160px" />
      </div>
      {place === 0 && (
        <span className="absolute start-1.5 top-1.5">
          <Badge tone="brand">{words.main}</Badge>
        </span>
      )}
      <div className="flex justify-between border-line border-t">
        {steps.map(({ sign, to, label, Icon }) => (
          <button
            key={sign}
            type="button"
            data-move={`${place}${sign}`}
            aria-label={label}
            aria-disabled={to < 0 || to >= count || undefined}
            onClick={() => move(place, to)}
            className={tileButton}
          >
            <Icon className="size-4.5 rtl:-scale-x-100" />
          </button>
        ))}
        <button
          type="button"
          aria-label={words.remove(place + 1)}
          onClick={onRemove}
          className={`${tileButton} hover:bg-danger-soft hover:text-danger`}
        >
          <XIcon className="size-4.5" />
        </button>
      </div>
    </li>
  );
}

function UploadRow({ upload, pictures }: { upload: Upload; pictures: Pictures }) {
  const { file, progress, problem, canRetry } = upload;
  const id = useId();
  return (
    <li className="rounded-control border border-line p-3 text-sm">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 truncate font-medium">{file.name}</p>
        <button
          type="button"
          aria-label={words.dismiss(file.name)}
          onClick={() => pictures.dismiss(upload)}
          className="-my-2 -me-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-danger-soft hover:text-danger"
        >
          <XIcon className="size-4.5" />
        </button>
      </div>
      {problem === null ? (
        <>
          <progress
            aria-label={words.sending(file.name)}
            value={progress}
            className="mt-1 block h-2 w-full accent-brand-strong"
          />
          <p className="mt-1 text-ink-muted">
            {progress < 1 ? pictureWords.sending : pictureWords.preparing}
          </p>
        </>
      ) : (
        <FieldError id={id} text={problem} />
      )}
      {canRetry && problem !== null && (
        <Button kind="plain" onClick={() => pictures.tryAgain(upload)}>
          {adminProductsWords.tryAgain}
        </Button>
      )}
    </li>
  );
}

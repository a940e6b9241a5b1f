import ImageUpIcon from 'icon:image-up';
import { useRef } from 'react';
import { ProductPicture } from '../../shop/product-card/product-picture.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import type { Picture } from './use-picture.ts';

const words = adminProductsWords.picture;

type Props = {
  label: string;
  picture: Picture;
  imageUrl: string;
  error?: string | undefined;
  required?: boolean;
};

/** Chooses, shows and removes a form's picture. */
export function PictureField({ label, picture, imageUrl, error, required = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { progress, problem } = picture;
  const remove = () => {
    picture.remove();
    // The focused button disappears.
    input.current?.focus();
  };
  return (
    <Field
      label={label}
      hint={words.hint}
      error={problem ?? (progress === null ? error : undefined)}
      required={required}
    >
      {(control) => (
        <div className="flex flex-wrap items-center gap-4">
          <span className="block size-32 overflow-hidden rounded-control border border-line bg-white p-1.5">
            <ProductPicture imageUrl={imageUrl} name={words.preview} sizes="128px" />
          </span>
          <div className="grid min-w-0 justify-items-start gap-1">
            <input
              {...control}
              ref={input}
              type="file"
              name="imageUrl"
              accept="image/*"
              className="peer sr-only"
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) void picture.choose(file);
                // The same file may be chosen again.
                target.value = '';
              }}
            />
            <label
              htmlFor={control.id}
              className={`${buttonStyles({ kind: 'secondary' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-brand-strong peer-focus-visible:outline-offset-2`}
            >
              <ImageUpIcon className="size-4.5" />
              {imageUrl ? words.replace : words.choose}
            </label>
            {(imageUrl || problem) && (
              <Button kind="plain" onClick={remove}>
                {words.remove}
              </Button>
            )}
            {progress !== null && <Progress share={progress} />}
          </div>
        </div>
      )}
    </Field>
  );
}

function Progress({ share }: { share: number }) {
  return (
    <div className="w-44 text-ink-muted text-sm">
      <progress aria-label={words.sending} value={share} className="block h-2 w-full accent-brand-strong" />
      <p role="status" className="mt-1">
        {share < 1 ? words.sending : words.preparing}
      </p>
    </div>
  );
}

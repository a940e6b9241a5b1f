import ImageUpIcon from 'icon:image-up';
import XIcon from 'icon:x';
import { useId, useRef, useState } from 'react';
import { maxReviewPictures, reviewApi } from '../../../shared/reviews/reviews.ts';
import { sendFile } from '../../session/send-file.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { shrinkPicture } from '../../ui/forms/shrink-picture.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { buyerReviewWords } from '../../words/buyer-review-words.ts';
import { uiWords } from '../../words/ui-words.ts';
import { ProductPicture } from '../product-card/product-picture.tsx';
import type { Proof } from './proof.ts';

const words = buyerReviewWords.page;

type Props = {
  pictures: string[];
  setPictures: (change: (pictures: string[]) => string[]) => void;
  proof: Proof;
  error: string | undefined;
};

/** Chooses, shows and removes the pictures of a review. Each is uploaded as soon as it is chosen. */
export function PicturesField({ pictures, setPictures, proof, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const shown = problem ?? error;

  async function add(picture: File) {
    setBusy(true);
    setProblem(undefined);
    try {
      const imageUrl = await upload(picture, proof);
      if (imageUrl) setPictures((known) => [...known, imageUrl].slice(0, maxReviewPictures));
      else setProblem(words.pictureTooLarge);
    } catch (error) {
      setProblem(refusalText(error));
    }
    setBusy(false);
  }

  return (
    <fieldset>
      <legend className="mb-1.5 block font-medium text-sm">
        {words.pictures} <span className="font-normal text-ink-muted">{uiWords.needs.nobody}</span>
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        {pictures.map((imageUrl, at) => (
          <span key={imageUrl} className="relative block size-20 rounded-control border border-line bg-white">
            <ProductPicture imageUrl={imageUrl} name={words.chosenPicture(at + 1)} sizes="80px" />
            <button
              type="button"
              aria-label={words.removePicture(at + 1)}
              className="absolute -end-3 -top-3 grid size-11 place-items-center"
              onClick={() => {
                setPictures((known) => known.filter((other) => other !== imageUrl));
                input.current?.focus();
              }}
            >
              <span className="grid size-6 place-items-center rounded-full bg-ink text-white">
                <XIcon className="size-4" />
              </span>
            </button>
          </span>
        ))}
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          disabled={isBusy || pictures.length >= maxReviewPictures}
          aria-describedby={`${id}-note`}
          className="peer sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void add(file);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        {pictures.length < maxReviewPictures && (
          <label
            htmlFor={id}
            className={`${buttonStyles({ kind: 'secondary' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-brand-strong peer-focus-visible:outline-offset-2`}
          >
            {isBusy ? <Spinner /> : <ImageUpIcon className="size-4.5" />}
            {isBusy ? words.sendingPicture : words.addPicture}
          </label>
        )}
      </div>
      {shown ? (
        <FieldError id={`${id}-note`} text={shown} />
      ) : (
        <p id={`${id}-note`} className="mt-1.5 text-ink-muted text-sm">
          {words.picturesHint(maxReviewPictures)}
        </p>
      )}
    </fieldset>
  );
}

/** The address of the stored picture; undefined if it is too large and cannot be made smaller. */
async function upload(picture: File, proof: Proof): Promise<string | undefined> {
  const file = await shrinkPicture(picture);
  if (!file) return undefined;
  const path = `${reviewApi.upload.path}?${new URLSearchParams(proof)}`;
  const { signal } = new AbortController();
  const reply = await sendFile({
    endpoint: { ...reviewApi.upload, path },
    file,
    onProgress: () => undefined,
    signal,
  });
  return reviewApi.upload.reply.parse(reply).imageUrl;
}

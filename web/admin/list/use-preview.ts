import { useState } from 'react';
import { translatedFields } from '../../session/translated.ts';
import type { Checked } from '../../ui/forms/check-values.ts';

type Options<Body, Data> = { check: () => Checked<Body>; read: (body: Body) => Promise<Preview<Data>> };

/** The data, or the reason why they could not be read. */
export type Preview<Data> = { data?: Data; problem?: string };

/** A preview of what a draft would show. It is read on request, and a change of the draft removes it. */
export function usePreview<Draft, Body, Data>(draft: Draft, { check, read }: Options<Body, Data>) {
  const [asked, setAsked] = useState<{ draft: Draft; shown: Preview<Data> }>();
  const [isReading, setReading] = useState(false);

  async function show() {
    const { body, errors } = check();
    setReading(true);
    const shown = errors
      ? { problem: Object.values(await translatedFields(errors)).join(' ') }
      : await read(body);
    setAsked({ draft, shown });
    setReading(false);
  }

  return { shown: asked?.draft === draft ? asked.shown : undefined, isReading, show };
}

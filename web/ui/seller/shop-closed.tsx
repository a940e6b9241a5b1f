import { useRouteLoaderData } from 'react-router';

/** Why the shop takes no orders: a sentence in the language of the page, and the words of the settings or nothing. */
export type Closed = { sentence: string; text: string };

/** Undefined while buyers can order, as far as this page knows. */
export function useClosed() {
  return useRouteLoaderData<{ closed?: Closed }>('root')?.closed;
}

export function ClosedText({ sentence, text }: Closed) {
  return (
    <>
      <span className="font-semibold">{sentence}</span> {text && <bdi>{text}</bdi>}
    </>
  );
}

/** The classes of the element around the text where it is a bar. */
export const closedStyles =
  'wrap-anywhere text-pretty border-warning/30 bg-warning-soft px-4 py-2.5 text-center text-sm text-warning';

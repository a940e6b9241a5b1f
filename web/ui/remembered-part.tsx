import { type ComponentType, createContext, useContext } from 'react';

/** Returns a placeholder for the HTML of a part with these props. */
export type RecallHtml = <Props extends object>(part: ComponentType<Props>, props: Props) => string;

/** Provided by the server. The browser renders each part itself. */
export const RecallHtmlContext = createContext<RecallHtml | null>(null);

type RememberedPartProps<Props> = {
  as: 'div' | 'fieldset' | 'li' | 'ul';
  className?: string | undefined;
  part: ComponentType<Props>;
  /** Everything that the part shows. Its JSON, which has no functions, is the key of the remembered HTML. */
  props: Props;
};

/**
 * An element whose content is the same on many pages, so that the server renders it once for all of them
 * (docs/performance.md). The part shows its props and nothing of the page around it: neither its address nor an id that
 * is counted across the page (`useId`).
 */
export function RememberedPart<Props extends object>(remembered: RememberedPartProps<Props>) {
  const { as: Element, part: Part, props, ...rest } = remembered;
  const recall = useContext(RecallHtmlContext);
  if (!recall) {
    return (
      <Element {...rest}>
        <Part {...props} />
      </Element>
    );
  }
  const html = { __html: recall(Part, props) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder for HTML that React has escaped.
  return <Element {...rest} dangerouslySetInnerHTML={html} />;
}

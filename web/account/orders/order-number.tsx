import { orderNumber } from '../../../shared/values/ids.ts';

type Props = {
  id: string;
  /** The words around the number. */
  within?: (number: string) => string;
};

/** The order number in two groups of four. A margin separates them, so that copied text is the number as it is searched. */
export function OrderNumber({ id, within = (number) => number }: Props) {
  const number = orderNumber(id);
  const [before, after] = within(number).split(number);
  return (
    <>
      {before}
      <bdi dir="ltr" className="whitespace-nowrap">
        {number.slice(0, 4)}
        <span className="ms-1">{number.slice(4)}</span>
      </bdi>
      {after}
    </>
  );
}

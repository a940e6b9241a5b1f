type Props<Value> = { of: readonly Value[]; text: (value: Value) => string };

/** The options of a select. */
export function Options<Value extends string | number>({ of, text }: Props<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {text(value)}
    </option>
  ));
}

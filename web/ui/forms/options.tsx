type Props<Value> = { of: readonly Value[]; text: (value: Value) => string };

/** The options of a select. */
export function Options<Value extends string | number>({ of, text }: Props<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {text(value)}
    </option>
  ));
}

/** The same, from their texts by value. */
export function TextOptions({ texts }: { texts: Record<string, string> }) {
  return <Options of={Object.keys(texts)} text={(value) => texts[value] ?? ''} />;
}

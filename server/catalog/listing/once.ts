/** Computes a value when it is first needed. */
export function once<T>(compute: () => T) {
  let computed: { value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

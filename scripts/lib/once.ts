/** A value that is made when it is first asked for, and then kept. */
export function once<Value>(make: () => Value): () => Value {
  let value: { made: Value } | undefined
  return () => {
    value ??= { made: make() }
    return value.made
  }
}

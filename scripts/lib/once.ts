/** A value that is made when it is first asked for, and then kept. */
export function once<Value>(make: () => Value): () => Value {
  let value: { made: Value } | undefined
  return () => {
    value ??= { made: make() }
    return value.made
  }
}

/** The same for each of many names. */
export function onceForEach<Value, Name = string>(make: (name: Name) => Value): (name: Name) => Value {
  const values = new Map<Name, { made: Value }>()
  return (name) => {
    const value = values.get(name) ?? { made: make(name) }
    values.set(name, value)
    return value.made
  }
}

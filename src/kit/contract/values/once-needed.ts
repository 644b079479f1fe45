/** Makes it when it is first needed, and never again. */
export function onceNeeded<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

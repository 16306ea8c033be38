declare global {
  var storeProcessWide: Map<string, unknown> | undefined
}

/**
 * A value that exists once per process, created on first use. The framework bundles a module once for pages,
 * once for handlers and once for the middleware, so a variable of a module exists several times; only the
 * global object is shared. A name always has values of one type.
 */
export function processWide<T>(name: string, create: () => T): T {
  globalThis.storeProcessWide ??= new Map()
  const values = globalThis.storeProcessWide
  if (!values.has(name)) values.set(name, create())
  return values.get(name) as T
}

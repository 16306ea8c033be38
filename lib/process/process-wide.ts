declare global {
  var storeProcessWide: Map<string, unknown> | undefined
}

/**
 * A value of which a process has one, made when it is first asked for. The framework bundles a module once
 * for pages, once for handlers and once for the middleware, so what a module keeps in a variable of its own
 * exists several times; only the global object is shared. One name stands for one kind of value.
 */
export function processWide<T>(name: string, create: () => T): T {
  globalThis.storeProcessWide ??= new Map()
  const values = globalThis.storeProcessWide
  if (!values.has(name)) values.set(name, create())
  return values.get(name) as T
}

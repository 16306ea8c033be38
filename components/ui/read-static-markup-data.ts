declare global {
  /**
   * The framework bundles server components and server-rendered client components separately: this global
   * passes the data from the former to the latter.
   */
  var storeStaticMarkupData:
    | { get: (name: string) => object | undefined; set: (name: string, data: object) => unknown }
    | undefined
}

declare const drawnFrom: unique symbol

/**
 * Name of data that stays on the server (`staticMarkupData`): a page contains the rendered markup, not the
 * data.
 */
export type StaticMarkupData<Data> = string & { readonly [drawnFrom]: Data }

/** Reads data by name, on the server only. @throws Error if there is none */
export function readStaticMarkupData<Data extends object>(name: StaticMarkupData<Data>): Data {
  const data = globalThis.storeStaticMarkupData?.get(name)
  if (data === undefined) throw new Error(`No data has been left as ${name}`)
  return data as Data
}

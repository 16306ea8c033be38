declare global {
  /** The framework bundles what decides and what draws apart: here the one leaves what the other reads. */
  var storeStaticMarkupData:
    | { get: (name: string) => object | undefined; set: (name: string, data: object) => unknown }
    | undefined
}

declare const drawnFrom: unique symbol

/**
 * The name of data that stays with the server (`staticMarkupData`): a page carries what was drawn of it, not
 * the data.
 */
export type StaticMarkupData<Data> = string & { readonly [drawnFrom]: Data }

/** Data that was left under a name, on the server alone. @throws if nobody has */
export function readStaticMarkupData<Data extends object>(name: StaticMarkupData<Data>): Data {
  const data = globalThis.storeStaticMarkupData?.get(name)
  if (data === undefined) throw new Error(`No data has been left as ${name}`)
  return data as Data
}

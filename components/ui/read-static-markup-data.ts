import { processWide } from '@/lib/process/process-wide'

type Store = { get: (name: string) => object | undefined; set: (name: string, data: object) => unknown }

/**
 * The data of this process. The framework bundles server components and server-rendered client components
 * separately: the former fill it, the latter read it.
 */
export const staticMarkupStore = (create: () => Store): Store => processWide('static-markup-data', create)

declare const propsOf: unique symbol

/**
 * Name of data that stays on the server (`staticMarkupData`): a page contains the rendered markup, not the
 * data.
 */
export type StaticMarkupData<Data> = string & { readonly [propsOf]: Data }

/** Reads data by name, on the server only. @throws Error if there is none */
export function readStaticMarkupData<Data extends object>(name: StaticMarkupData<Data>): Data {
  const missing = () => new Error(`No data has been left as ${name}`)
  const data = staticMarkupStore(() => {
    throw missing()
  }).get(name)
  if (data === undefined) throw missing()
  return data as Data
}

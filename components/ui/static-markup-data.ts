import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type StaticMarkupData, staticMarkupStore } from './read-static-markup-data'

/** Many times the entries that all sites need at once; a name is read right after it was assigned. */
const KEPT_MAX = 1_000

/** Names of long-lived data, such as that of the header. */
const names = new WeakMap<object, string>()

function nameOf(data: object): string {
  const known = names.get(data)
  if (known !== undefined) return known
  const name = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16)
  names.set(data, name)
  return name
}

/** Stores data for the `StaticMarkup` that renders it. Equal data have the same name, in every process. */
export function staticMarkupData<Data extends object>(data: Data): StaticMarkupData<Data> {
  const name = nameOf(data)
  staticMarkupStore(() => new LRUCache({ max: KEPT_MAX })).set(name, data)
  return name as StaticMarkupData<Data>
}

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { StillData } from './read-still-data'

/** Many times what all sites need at once; a name is read right after it was given. */
const KEPT_MAX = 1_000

/** Leaves data for the `Still` that draws it. The same data has the same name, in every process. */
export function stillData<Data extends object>(data: Data): StillData<Data> {
  const name = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16)
  globalThis.storeStillData ??= new LRUCache({ max: KEPT_MAX })
  globalThis.storeStillData.set(name, data)
  return name as StillData<Data>
}

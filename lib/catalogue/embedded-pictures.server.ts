import 'server-only'
import { LRUCache } from 'lru-cache'
import { fetchPicture } from '@/lib/backends/commerce/catalogue/picture.server'
import { readPictureAddress } from './picture-address'
import { pictureData } from './picture-data'

/** What is larger comes by itself: it would hold up the text of the page. */
const LARGEST = 8_192
const MOST_KEPT = 8_000_000
/** A picture without a version is asked for again after this, and so is one that did not come. */
const KEPT_MS = 4 * 60 * 1000
const PICTURE_PATH = /^\/media\/(?<name>[^/?#]+)(?:\?(?<query>.*))?$/

/** Empty where the picture cannot be embedded. */
type Pictures = { known: LRUCache<string, string>; isAsking: boolean }

// The framework bundles this file once per entry; all of them know the same pictures.
declare global {
  var storeEmbeddedPictures: Pictures | undefined
}

function pictures(): Pictures {
  globalThis.storeEmbeddedPictures ??= {
    known: new LRUCache({ maxSize: MOST_KEPT, sizeCalculation: (data, key) => data.length + key.length }),
    isAsking: false,
  }
  return globalThis.storeEmbeddedPictures
}

/**
 * Where the picture that a page begins with comes from: the picture itself where it is small and known, so
 * that it is painted with the page, else its address. No page waits for it: whoever finds it unknown has it
 * fetched for the next one.
 */
export function pictureSource(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const { known, isAsking } = pictures()
  const data = known.get(address)
  if (data === undefined && !isAsking) void learn(address)
  return data || address
}

/** One at a time, so that many new titles at once do not become twice as many calls. */
async function learn(address: string): Promise<void> {
  const { name = '', query } = PICTURE_PATH.exec(address)?.groups ?? {}
  const picture = readPictureAddress(name, new URLSearchParams(query).get('v'))
  if (picture === undefined) return
  const shared = pictures()
  shared.isAsking = true
  const answer = await fetchPicture(picture.name, picture.version).catch(() => undefined)
  shared.isAsking = false
  const data = answer?.ok ? dataOf(answer.value) : undefined
  const isForGood = data !== undefined && picture.version !== undefined
  shared.known.set(address, data ?? '', isForGood ? {} : { ttl: KEPT_MS })
}

function dataOf({ value, headers }: { value: Uint8Array; headers: Headers }): string | undefined {
  return value.length > LARGEST ? undefined : pictureData(headers.get('content-type') ?? '', value)
}

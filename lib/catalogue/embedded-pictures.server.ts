import 'server-only'
import { LRUCache } from 'lru-cache'
import { fetchPicture } from '@/lib/backends/commerce/catalogue/picture.server'
import { processWide } from '@/lib/process/process-wide'
import { readPictureAddress } from './picture-address'
import { pictureData } from './picture-data'

/** Maximum size in bytes; a larger picture would delay the text of the page, so it is loaded separately. */
const LARGEST = 8_192
const MOST_KEPT = 8_000_000
/** How long a picture without a version is kept, and how long a failed request is not repeated. */
const KEPT_MS = 4 * 60 * 1000
const PICTURE_PATH = /^\/media\/(?<name>[^/?#]+)(?:\?(?<query>.*))?$/

/** The value is empty where the picture cannot be embedded. */
type Pictures = { known: LRUCache<string, string>; isAsking: boolean }

const pictures = () =>
  processWide(
    'embedded-pictures',
    (): Pictures => ({
      known: new LRUCache({ maxSize: MOST_KEPT, sizeCalculation: (data, key) => data.length + key.length }),
      isAsking: false,
    }),
  )

/**
 * Source of the first picture of a page: a data URL where the picture is small and cached, so that it is
 * painted with the page, else its address. No page waits for it: on a cache miss it is fetched for the next
 * page.
 */
export function pictureSource(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const { known, isAsking } = pictures()
  const data = known.get(address)
  if (data === undefined && !isAsking) void learn(address)
  return data || address
}

/** Fetches one picture at a time, so that many new titles at once do not double the number of calls. */
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

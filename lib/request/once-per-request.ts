import { processWide } from '@/lib/process/process-wide'
import { currentRequest, type RequestContext } from './request-context'

/** Keyed by the request, which the middleware and the page share. */
const loadsOfRequests = () =>
  processWide('loads-of-requests', () => new WeakMap<RequestContext, Map<string, Promise<unknown>>>())

/**
 * Loads something at most once per request, however many parts of the page and the middleware ask for it.
 * @param key names what is loaded and for whom; a key always has values of one type
 */
export function oncePerRequest<T>(key: string, load: () => Promise<T>): Promise<T> {
  const request = currentRequest()
  if (request === undefined) return load()
  const requests = loadsOfRequests()
  const known = requests.get(request) ?? new Map<string, Promise<unknown>>()
  requests.set(request, known)
  const loaded = (known.get(key) as Promise<T> | undefined) ?? load()
  known.set(key, loaded)
  return loaded
}

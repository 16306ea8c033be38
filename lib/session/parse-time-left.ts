import type { SessionLeft } from '@/lib/session/time-left'

const SECONDS = ['idleSeconds', 'tokenSeconds', 'absoluteSeconds'] as const

/** Parses our server's response in the browser, without a library; undefined if it is not valid. */
export function parseSessionLeft(body: unknown): SessionLeft | undefined {
  if (typeof body !== 'object' || body === null || !('state' in body)) return undefined
  const { state } = body
  if (state === 'anonymous') return { state }
  if (state !== 'signedIn' && state !== 'unavailable') return undefined
  const [idleSeconds, tokenSeconds, absoluteSeconds] = SECONDS.map(name => secondsOf(Reflect.get(body, name)))
  if (idleSeconds === undefined || tokenSeconds === undefined || absoluteSeconds === undefined)
    return undefined
  const warningSeconds = secondsOf(Reflect.get(body, 'warningSeconds'))
  return { state, idleSeconds, tokenSeconds, absoluteSeconds, warningSeconds }
}

const secondsOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined

'use client'

import { useEffect } from 'react'
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import { useVisitor } from '@/components/session/visitor'
import { SWR_DEDUPE_MS, SWR_ERROR_RETRY_MS, SWR_FOCUS_THROTTLE_MS } from '@/lib/config/limits'
import { fetchJson, type Schema } from './fetch-json'
import { forgetRepetition, repeatLater } from './repeat-later'
import { retryPause } from './retry'

/** Defaults of every live read (spec §9, data-fetching defaults). */
export const LIVE_DEFAULTS: SWRConfiguration = {
  dedupingInterval: SWR_DEDUPE_MS,
  errorRetryInterval: SWR_ERROR_RETRY_MS,
  focusThrottleInterval: SWR_FOCUS_THROTTLE_MS,
  onErrorRetry: (...[error, key, , revalidate, { retryCount }]) => {
    const pause = retryPause(error, retryCount, Math.random())
    if (pause === undefined) forgetRepetition(key)
    else repeatLater(key, pause, () => void revalidate({ retryCount }))
  },
  onSuccess: (_data, key) => forgetRepetition(key),
}

type Options<T> = {
  schema: Schema<T>
  /** Initial data from the server, and the visitor key of their owner. */
  initial: { data: T; visitorKey: string }
}

export type LiveData<T> =
  | { state: 'shown'; data: T; isStale: boolean }
  /** The user of the page has signed out, or another user has signed in: the data is discarded. */
  | { state: 'signedOut' }
  | { state: 'somebodyElse' }

/**
 * Data of the signed-in user, from the page's initial data and then kept up to date. The cache key contains
 * the visitor key, so no user sees another's data, and the data is discarded when that sign-in ends.
 */
export function useLiveData<T>(path: string, { schema, initial }: Options<T>): LiveData<T> {
  const visitor = useVisitor()
  const visitorKey = visitor?.state === 'signedIn' ? visitor.visitorKey : undefined
  const isOwn = visitorKey === initial.visitorKey
  const { data, error } = useSWR(
    isOwn ? [visitorKey, path] : null,
    ([, from]: readonly [string, string]) => fetchJson(from, schema),
    { ...LIVE_DEFAULTS, fallbackData: initial.data, revalidateOnMount: false },
  )
  const isGone = visitor?.state === 'anonymous' || (visitorKey !== undefined && !isOwn)
  useForgetting(isGone)
  if (visitor?.state === 'anonymous') return { state: 'signedOut' }
  if (isGone) return { state: 'somebodyElse' }
  return { state: 'shown', data: data ?? initial.data, isStale: error !== undefined }
}

function useForgetting(isGone: boolean): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (isGone) void mutate(() => true, undefined, { revalidate: false })
  }, [isGone, mutate])
}

'use client'

import { useEffect } from 'react'
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import { SWR_DEDUPE_MS, SWR_ERROR_RETRY_MS, SWR_FOCUS_THROTTLE_MS } from '@/lib/config/limits'
import { fetchJson, type Schema } from './fetch-json'
import { forgetRepetition, repeatLater } from './repeat-later'
import { retryPause } from './retry'
import { type Ownership, useOwnership } from './use-ownership'

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
  /** Whether the initial data may be old already, so that a first read is due at once. */
  isOutdated: boolean
}

export type LiveData<T> = { data: T; isStale: boolean; ownership: Ownership }

/**
 * Data of the signed-in user, from the page's initial data and then kept up to date. The cache key contains
 * the visitor key, so no user sees another's data, and the data is discarded when that sign-in ends.
 */
export function useLiveData<T>(path: string, { schema, initial, isOutdated }: Options<T>): LiveData<T> {
  const ownership = useOwnership(initial.visitorKey)
  const { data, error } = useSWR(
    ownership === 'own' ? [initial.visitorKey, path] : null,
    ([, from]: readonly [string, string]) => fetchJson(from, schema),
    { ...LIVE_DEFAULTS, fallbackData: initial.data, revalidateOnMount: isOutdated },
  )
  useForgetting(ownership === 'signedOut' || ownership === 'somebodyElse')
  return { data: data ?? initial.data, isStale: error !== undefined, ownership }
}

function useForgetting(isGone: boolean): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (isGone) void mutate(() => true, undefined, { revalidate: false })
  }, [isGone, mutate])
}

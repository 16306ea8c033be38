import 'server-only'
import type { z } from 'zod'
import { cacheContent } from '@/lib/backends/content/content-cache'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { getSettings } from '@/lib/config/env.server'
import { logger } from '@/lib/log/logger'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'

/** An outage is logged at this interval, not at every attempt. */
const TOLD_AGAIN_MS = 600_000

type Address = {
  operation: string
  /** Path below CONTENT_URL; `name` is a locale or the name of a content item from the site table. */
  pathOf: (name: string) => string
}

export type ContentDocument<T> = Address & { schema: z.ZodType<T> }

export type ContentFragment<T> = Address & {
  maxBytes: number
  /** Parses the fetched markup; undefined if it is unusable. */
  read: (html: string, name: string) => T | undefined
}

type Ask<T> = (name: string) => Promise<Result<T, Problem | 'unusable'>>

const callOf = ({ operation, pathOf }: Address, name: string) =>
  ({
    dependency: 'content',
    operation,
    method: 'GET',
    url: `${getSettings().CONTENT_URL}${pathOf(name)}`,
  }) as const

/**
 * Creates a cached reader of one kind of document of the regional marketing sites (spec §7). It returns
 * undefined if the document is not available; the caller then uses its built-in copy. Never rejects.
 */
export const contentReader = <T>(document: ContentDocument<T>) =>
  keepEach<T>(document, name => callBackend({ ...callOf(document, name), schema: document.schema }))

/**
 * The same for a fragment of markup, which is fetched as text and sanitized before it is cached (spec §7).
 */
export const fragmentReader = <T>(fragment: ContentFragment<T>) =>
  keepEach<T>(fragment, async name => {
    const { maxBytes, read } = fragment
    const answer = await callBackend({ ...callOf(fragment, name), expect: 'text', maxBytes })
    if (!answer.ok) return answer
    const content = read(answer.value, name)
    return content === undefined ? failed('unusable') : ok(content)
  })

function keepEach<T>({ operation, pathOf }: Address, ask: Ask<T>): (name: string) => Promise<T | undefined> {
  const keepers = new Map<string, () => Promise<T | undefined>>()
  const createKeeper = (name: string) => {
    let nextLogAt = 0
    const tell = (_problem: unknown, hasEarlier: boolean): void => {
      if (Date.now() < nextLogAt) return
      nextLogAt = Date.now() + TOLD_AGAIN_MS
      const standIn = hasEarlier ? 'earlier' : 'built-in'
      logger.warn({ operation, path: pathOf(name), standIn }, 'content not available')
    }
    return cacheContent<T>({ load: () => ask(name), now: Date.now, onFailure: tell })
  }
  return name => {
    const keeper = keepers.get(name) ?? createKeeper(name)
    keepers.set(name, keeper)
    return keeper()
  }
}

import 'server-only'
import type { z } from 'zod'
import { getSettings } from '@/lib/config/env.server'
import { keepContent } from '@/lib/content/kept-content'
import { callBackend } from '@/lib/http/call-backend.server'
import { logger } from '@/lib/log/logger'

/** A page never waits longer than this for its frame. */
const CONTENT_DEADLINE_MS = 1_500

export type ContentDocument<T> = {
  operation: string
  /** Below CONTENT_URL; `name` is a locale or the name of a content item from the site table. */
  pathOf: (name: string) => string
  schema: z.ZodType<T>
}

/**
 * A reader of one kind of document of the regional marketing sites (spec §7). It answers undefined when there is none to
 * be had; the caller then uses its built-in copy. Never rejects.
 */
export function contentReader<T>({ operation, pathOf, schema }: ContentDocument<T>) {
  const keepers = new Map<string, () => Promise<T | undefined>>()
  const createKeeper = (path: string) =>
    keepContent<T>({
      load: () =>
        callBackend({
          dependency: 'content',
          operation,
          method: 'GET',
          url: `${getSettings().CONTENT_URL}${path}`,
          schema,
          deadlineMs: CONTENT_DEADLINE_MS,
        }),
      now: Date.now,
      onFailure: (_problem, hasEarlier) =>
        logger.warn(
          { operation, path, standIn: hasEarlier ? 'earlier' : 'built-in' },
          'content not available',
        ),
    })

  return (name: string): Promise<T | undefined> => {
    const keeper = keepers.get(name) ?? createKeeper(pathOf(name))
    keepers.set(name, keeper)
    return keeper()
  }
}

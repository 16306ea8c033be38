import { CacheHandler } from '@fortedigital/nextjs-cache-handler'
import { createMemoryHandler } from './memory-pages.ts'
import { longestAge } from './page-age.ts'
import { createSharedHandler } from './shared-pages.ts'
import { isWorthKeeping } from './worth-keeping.ts'

const MEMORY = { entries: 2_000, bytes: 16_777_216 }

type Creation = { buildId?: string | undefined }

const isShared = (): boolean =>
  Boolean(process.env.REDIS_URL) && process.env.NEXT_PHASE !== 'phase-production-build'

CacheHandler.onCreation(({ buildId }: Creation) => {
  const memory = createMemoryHandler(MEMORY)
  const ttl = { estimateExpireAge: longestAge }
  if (!isShared()) return { handlers: [memory], ttl }
  // Pages name the scripts of their build, so releases share none. The second is asked only where the first fails.
  return { handlers: [createSharedHandler(`page/${buildId ?? 'unknown'}/`), memory], ttl }
})

/**
 * The framework's memory of public pages: in Redis or Valkey for all containers (`REDIS_URL`), in the process without. Only
 * ordinary pages are kept: one that says that a back end is away must not replace a good one, and addresses of nothing, or of a
 * page under another name, are endless.
 */
export default class PageCacheHandler extends CacheHandler {
  override async set(...[key, value, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (isWorthKeeping(value)) await super.set(key, value, context)
  }
}

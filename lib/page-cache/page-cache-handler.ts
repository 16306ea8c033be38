import { setTimeout } from 'node:timers/promises'
import { CacheHandler } from '@fortedigital/nextjs-cache-handler'
import createMemoryHandler from '@fortedigital/nextjs-cache-handler/local-lru'
import createRedisHandler from '@fortedigital/nextjs-cache-handler/redis-strings'
import { createClient } from 'redis'
import { readPageStatus } from '../front-door/page-status.ts'
import { longestAge } from './page-age.ts'

/** Where pages are kept in this process; the size counts characters of their stored form. */
const MEMORY = { maxItemsNumber: 2_000, maxItemSizeBytes: 67_108_864 }
/** A page that has to be asked for longer than this is rendered instead. */
const REDIS_DEADLINE_MS = 500
const LONGEST_PAUSE_MS = 5_000

const noop = (): void => undefined

type Creation = { buildId?: string | undefined }

/** One connection of its own: the framework loads this file before anything of the store. Undefined without Redis. */
async function connect(url: string | undefined) {
  if (url === undefined || url === '' || process.env.NEXT_PHASE === 'phase-production-build') return undefined
  const client = createClient({
    url,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: REDIS_DEADLINE_MS,
      reconnectStrategy: attempts => Math.min(100 * 2 ** attempts, LONGEST_PAUSE_MS),
    },
  })
  // What is wrong is told once, by the connection of the shared state; without an ear here the process would end.
  client.on('error', noop)
  const connection = client.connect().then(noop, noop)
  // The first page of a process waits for it, so that it is found where others have rendered it; no page waits longer.
  await Promise.race([connection, setTimeout(REDIS_DEADLINE_MS, undefined, { ref: false })])
  return client
}

CacheHandler.onCreation(async ({ buildId }: Creation) => {
  const memory = createMemoryHandler(MEMORY)
  const client = await connect(process.env.REDIS_URL)
  const ttl = { estimateExpireAge: longestAge }
  if (client === undefined) return { handlers: [memory], ttl }
  const redis = createRedisHandler({
    client,
    // Pages name the scripts of their build, so releases share none.
    keyPrefix: `page/${buildId ?? 'unknown'}/`,
    timeoutMs: REDIS_DEADLINE_MS,
    keyExpirationStrategy: 'EXAT',
  })
  // The second is asked only where the first fails.
  return { handlers: [redis, memory], ttl }
})

type Stored = Parameters<CacheHandler['set']>[1]

const isExtraordinary = (value: Stored): boolean =>
  (value?.kind === 'APP_PAGE' && readPageStatus(String(value.html)) !== undefined) ||
  (value?.kind === 'APP_ROUTE' && value.status >= 400)

/**
 * The framework's memory of public pages: in Redis or Valkey for all containers (`REDIS_URL`), in the process without. Only
 * ordinary pages are kept: one that says that a back end is away must not replace a good one, and addresses of nothing are endless.
 */
export default class PageCacheHandler extends CacheHandler {
  override async set(...[key, value, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (!isExtraordinary(value)) await super.set(key, value, context)
  }
}

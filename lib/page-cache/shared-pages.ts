import createRedisHandler from '@fortedigital/nextjs-cache-handler/redis-strings'
import type {} from '../shared-state/shared-state.server.ts'

export type Handler = ReturnType<typeof createRedisHandler>

/** The connection gives up earlier, and on all commands of a page together. */
const COMMAND_TIMEOUT_MS = 1_000

/**
 * Pages in Redis or Valkey for all containers, over the connection of the shared state: once it is away, be it that Redis accepts
 * commands and never answers, no page waits for it any more. Every method rejects then, so that the next handler is asked.
 */
export function createSharedHandler(keyPrefix: string): Handler {
  async function run<T>(use: (handler: Handler) => Promise<T>): Promise<T> {
    const answer = await globalThis.storeSharedRedis?.link.run(client =>
      use(
        createRedisHandler({
          client,
          keyPrefix,
          timeoutMs: COMMAND_TIMEOUT_MS,
          keyExpirationStrategy: 'EXAT',
        }),
      ),
    )
    if (answer?.ok !== true) throw new Error('Redis is away')
    return answer.value
  }
  return {
    name: 'shared',
    get: (key, meta) => run(handler => handler.get(key, meta)),
    set: (key, value, context) => run(handler => handler.set(key, value, context)),
    revalidateTag: tag => run(handler => handler.revalidateTag(tag)),
    delete: key => run(async handler => handler.delete?.(key)),
  }
}

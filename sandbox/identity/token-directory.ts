import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { TokenDirectory } from '../context.ts'
import { createRecordStore } from './record-store.ts'

const accessTokenSchema = z.object({ accountId: z.string(), scope: z.string(), grantId: z.string() })

/** Resolves the opaque access tokens that the identity provider has issued, by the sandbox's clock. */
export const createTokenDirectory = (database: DatabaseSync, clock: Clock): TokenDirectory => {
  const accessTokens = createRecordStore(database, clock, 'AccessToken')
  return {
    find: async bearer => {
      const token = accessTokenSchema.safeParse(accessTokens.find(bearer))
      return token.success ? token.data : undefined
    },
  }
}

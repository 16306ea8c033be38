import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { TokenDirectory } from '../context.ts'
import { AGENT_RECORDS } from './agents/agent-realm.ts'
import { createRecordStore, endOfRecord } from './record-store.ts'

const accessTokenSchema = z.object({ accountId: z.string(), scope: z.string(), grantId: z.string() })

const AGENT_TOKENS = `${AGENT_RECORDS}AccessToken`

/** Resolves the opaque access tokens that the identity provider has issued, by the sandbox's clock. */
export const createTokenDirectory = (database: DatabaseSync, clock: Clock): TokenDirectory => {
  const accessTokens = createRecordStore(database, clock, 'AccessToken')
  const agentTokens = createRecordStore(database, clock, AGENT_TOKENS)
  return {
    find: async bearer => {
      const ofAgent = agentTokens.find(bearer)
      const token = accessTokenSchema.safeParse(ofAgent ?? accessTokens.find(bearer))
      if (!token.success) return undefined
      if (ofAgent === undefined) return token.data
      const endsAt = endOfRecord(database, AGENT_TOKENS, bearer)
      return { ...token.data, isAgent: true, ...(endsAt !== undefined && { endsAt }) }
    },
  }
}

import { TOTP } from 'otpauth'
import { DEMO_AGENTS } from '../../sandbox/seed/agents.ts'

/** The code that the authenticator app of a seeded agent shows at a time. */
export const agentCode = (username: string, timestamp = Date.now()): string => {
  const agent = DEMO_AGENTS.find(known => known.username === username)
  if (agent === undefined) throw new Error(`there is no agent ${username}`)
  return new TOTP({ secret: agent.totpSecret }).generate({ timestamp })
}

import type { SandboxContext } from '../../context.ts'
import { AGENT_ISSUER_PATH } from '../paths.ts'
import type { Realm } from '../provider.ts'
import type { AgentDirectory } from './agent-directory.ts'

/** Put before the names of the records of support staff. */
export const AGENT_RECORDS = 'Agent'

const AGENT_CLIENT_ID = 'assessments-support'

/** Agents sign in anew after an hour, with another code. */
const AGENT_TOKEN_SECONDS = 60 * 60

/**
 * The realm of support staff (pages: Support login). Its accounts, sessions and tokens are none of the
 * customers' realm. There are no refresh tokens, so a sign-in ends with its access token.
 */
export const createAgentRealm = ({ settings }: SandboxContext, agents: AgentDirectory): Realm => ({
  issuerPath: AGENT_ISSUER_PATH,
  records: AGENT_RECORDS,
  clients: [
    {
      client_id: AGENT_CLIENT_ID,
      client_secret: settings.clientSecret,
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code'],
      response_types: ['code'],
      scope: 'openid profile',
      id_token_signed_response_alg: 'RS256',
      redirect_uris: settings.storeOrigins.map(origin => `${origin}/support-login/callback`),
    },
  ],
  accessTokenSeconds: AGENT_TOKEN_SECONDS,
  findClaims: id => {
    const agent = agents.find(id)
    return (
      agent && {
        sub: agent.id,
        name: agent.name,
        preferred_username: agent.username,
        roles: agent.roles,
      }
    )
  },
})

import type { SandboxContext } from '../context.ts'
import { createAgentDirectory } from '../identity/agents/agent-directory.ts'

/** Support staff that every sandbox starts with; their password is that of the demo users. */
export const DEMO_AGENTS = [
  {
    id: 'agent-vera',
    username: 'vera.support',
    name: 'Vera Castell',
    totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    roles: ['asagent'],
    shows: 'acts as customers',
  },
  {
    id: 'agent-liam',
    username: 'liam.lead',
    name: 'Liam Rowntree',
    totpSecret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
    roles: ['asagent', 'asagentlead'],
    shows: 'the same, and reads in the log what all agents did',
  },
  {
    id: 'agent-otis',
    username: 'otis.office',
    name: 'Otis Brand',
    totpSecret: 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK',
    roles: [],
    shows: 'staff without the role: may sign in but not act',
  },
  {
    id: 'agent-cole',
    username: 'cole.closed',
    name: 'Cole Varden',
    totpSecret: 'ONSWG4TFORZWK5DTONSWG4TFORZWK5DT',
    roles: ['asagent'],
    permanentlyLocked: true,
    shows: 'locked',
  },
] as const

/** Creates the accounts of support staff. */
export const seedAgents = ({ database }: Pick<SandboxContext, 'database'>, passwordHash: string): void => {
  const agents = createAgentDirectory(database)
  for (const { shows: _, ...agent } of DEMO_AGENTS) agents.create({ ...agent, passwordHash })
}

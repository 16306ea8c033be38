import type { Commerce } from '../commerce.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { findSite, type Site } from '../sites.ts'
import type { AgentPerson } from './agent-person.ts'
import { findAgent } from './assisted-gate.ts'

/** An agent, and the site of the call. */
type AgentCall = { agent: AgentPerson; site: Site }

/** Reads who calls the assisted service, and for which site. Throws 403 and 400. */
export const requireAgent = async (commerce: Commerce, request: CommerceRequest): Promise<AgentCall> => {
  const agent = await findAgent(commerce, request)
  if (agent === undefined) throw occError.forbidden('Only support staff may do this.')
  const uid = request.req.query('baseSite')
  if (uid === undefined)
    throw occError.missingParameter("Required parameter 'baseSite' is not present.", { subject: 'baseSite' })
  const site = findSite(uid)
  if (site === undefined) throw occError.invalidResource(`Base site ${uid} does not exist.`)
  return { agent, site }
}

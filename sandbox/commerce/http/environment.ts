import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { AgentPerson } from '../assisted/agent-person.ts'
import type { Customer } from '../customers/customer.ts'
import type { Site } from '../sites.ts'

/** What the gate has settled about a request before a route sees it. */
export type CommerceEnvironment = {
  /** Absent when a test calls the application without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    site: Site
    language: string
    regionalLanguage: string
    currency: string
    /** Present while an agent acts as a customer. */
    assisted?: { agent: AgentPerson; customer: Customer }
  }
}

export type CommerceRequest = Context<CommerceEnvironment>

export type CommerceRoutes = Hono<CommerceEnvironment>

/** A named segment of the path; the router guarantees it, so its absence is a fault of the code. */
export const pathSegment = (request: CommerceRequest, name: string): string => {
  const segment = request.req.param(name)
  if (segment === undefined) throw new Error(`the route declares no segment ${name}`)
  return segment
}

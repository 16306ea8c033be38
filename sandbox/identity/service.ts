import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Provider } from 'oidc-provider'
import { MANAGED_USER_PATH } from '../../lib/contract/identity-managed-user.ts'
import type { SandboxContext } from '../context.ts'
import type { Service } from '../http/service.ts'
import { type AgentDirectory, createAgentDirectory } from './agents/agent-directory.ts'
import { createAgentRealm } from './agents/agent-realm.ts'
import { createAgentTree } from './agents/agent-tree.ts'
import { createIdentityControlRoutes } from './control-routes.ts'
import { createCustomerRealm } from './customer-realm.ts'
import { eraseClosedAccounts } from './erase-closed-accounts.ts'
import { createLoginTree } from './login-tree.ts'
import { createManagedUserRoutes } from './managed-user/routes.ts'
import { createResetRoutes } from './password-reset/routes.ts'
import {
  AGENT_ISSUER_PATH,
  AGENT_REALM,
  AGENT_TREE_PATH,
  ISSUER_PATH,
  REALM,
  RESET_PATH,
  TREE_PATH,
} from './paths.ts'
import { createProvider } from './provider.ts'
import { purgeExpired } from './record-store.ts'
import { createRegistrationTree } from './registration-tree.ts'
import { createTreeRoutes } from './tree-routes.ts'
import { createUserDirectory, type UserDirectory } from './user-directory.ts'

/** How often closed accounts are forgotten; until then they are not found either. */
const FORGET_EVERY_MS = 15_000

/**
 * The identity provider: OpenID endpoints, authentication trees, sessions (spec §7), new passwords, and the
 * records of its users; and the realm of support staff.
 */
export const createIdentityService = (context: SandboxContext): Service => {
  purgeExpired(context.database, context.clock)
  context.hooks.controlRoutes.set('identity', createIdentityControlRoutes(context.database))
  const timer = setInterval(() => {
    if (!context.database.isOpen) return clearInterval(timer)
    eraseClosedAccounts(context.database, context.clock.now())
  }, FORGET_EVERY_MS).unref()
  const users = createUserDirectory(context.database, context.clock)
  const agents = createAgentDirectory(context.database)
  const customerRealm = createProvider(context, createCustomerRealm(context, users))
  const agentRealm = createProvider(context, createAgentRealm(context, agents))
  const openId: Record<string, RequestListener> = {
    [ISSUER_PATH]: customerRealm.callback(),
    [AGENT_ISSUER_PATH]: agentRealm.callback(),
  }
  const trees = listen(customerTrees(context, users, customerRealm))
  const agentTrees = listen(staffTrees(context, agents, agentRealm))
  const resets = listen(createResetRoutes(context, users))
  const managedUsers = listen(createManagedUserRoutes(context, users))
  const listener: RequestListener = (request, response) => {
    const url = request.url ?? '/'
    const issuer = Object.keys(openId).find(path => url.startsWith(`${path}/`))
    if (url.startsWith(`${TREE_PATH}/`)) {
      trees(request, response)
    } else if (url.startsWith(`${AGENT_TREE_PATH}/`)) {
      agentTrees(request, response)
    } else if (isBelow(RESET_PATH, url)) {
      resets(request, response)
    } else if (url.startsWith(`${MANAGED_USER_PATH}/`)) {
      managedUsers(request, response)
    } else if (issuer !== undefined) {
      // The library derives its public addresses from the difference of the two.
      Object.assign(request, { originalUrl: `${publicPrefix(request.headers['x-forwarded-prefix'])}${url}` })
      request.url = url.slice(issuer.length)
      openId[issuer]?.(request, response)
    } else {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ code: 404, reason: 'Not Found', message: 'Not Found' }))
    }
  }
  return { name: 'identity', listener }
}

const customerTrees = (context: SandboxContext, users: UserDirectory, provider: Provider): Hono =>
  createTreeRoutes(context, {
    path: TREE_PATH,
    name: REALM,
    trees: new Map([
      ['Login', createLoginTree(users, context.clock)],
      ['Registration', createRegistrationTree(users)],
    ]),
    provider,
    nameOf: id => users.find(id)?.username,
  })

const staffTrees = (context: SandboxContext, agents: AgentDirectory, provider: Provider): Hono =>
  createTreeRoutes(context, {
    path: AGENT_TREE_PATH,
    name: AGENT_REALM,
    trees: new Map([['AgentLogin', createAgentTree(agents, context.clock)]]),
    provider,
    nameOf: id => agents.find(id)?.username,
    onSignOut: id => {
      const agent = agents.find(id)
      if (agent !== undefined) agents.noteEvent(agent, 'signedOut', context.clock.now())
    },
  })

const listen = (routes: Hono) => getRequestListener(routes.fetch, { overrideGlobalObjects: false })

/** The path under which a proxy shows us; anything that is not a plain path is ignored. */
const publicPrefix = (header: string | string[] | undefined): string =>
  typeof header === 'string' && /^(?:\/[\w.-]+)+$/.test(header) ? header : ''

const isBelow = (root: string, url: string): boolean =>
  url === root || url.startsWith(`${root}/`) || url.startsWith(`${root}?`)

import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { MANAGED_USER_PATH } from '../../lib/contract/identity-managed-user.ts'
import type { SandboxContext } from '../context.ts'
import type { Service } from '../http/service.ts'
import { createIdentityControlRoutes } from './control-routes.ts'
import { createManagedUserRoutes } from './managed-user/routes.ts'
import { createResetRoutes } from './password-reset/routes.ts'
import { ISSUER_PATH, RESET_PATH, TREE_PATH } from './paths.ts'
import { createProvider } from './provider.ts'
import { purgeExpired } from './record-store.ts'
import { createTreeRoutes } from './tree-routes.ts'
import { createUserDirectory } from './user-directory.ts'

/**
 * The identity provider: OpenID endpoints, authentication trees, sessions (spec §7), new passwords, and the
 * records of its users.
 */
export const createIdentityService = (context: SandboxContext): Service => {
  purgeExpired(context.database, context.clock)
  context.hooks.controlRoutes.set('identity', createIdentityControlRoutes(context.database))
  const users = createUserDirectory(context.database, context.clock)
  const provider = createProvider(context, users)
  const openId = provider.callback()
  const trees = listen(createTreeRoutes(context, provider, users))
  const resets = listen(createResetRoutes(context, users))
  const managedUsers = listen(createManagedUserRoutes(context, users))
  const listener: RequestListener = (request, response) => {
    const url = request.url ?? '/'
    if (url.startsWith(`${TREE_PATH}/`)) {
      trees(request, response)
    } else if (isBelow(RESET_PATH, url)) {
      resets(request, response)
    } else if (url.startsWith(`${MANAGED_USER_PATH}/`)) {
      managedUsers(request, response)
    } else if (url.startsWith(`${ISSUER_PATH}/`)) {
      // The library derives its public addresses from the difference of the two.
      Object.assign(request, { originalUrl: `${publicPrefix(request.headers['x-forwarded-prefix'])}${url}` })
      request.url = url.slice(ISSUER_PATH.length)
      void openId(request, response)
    } else {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ code: 404, reason: 'Not Found', message: 'Not Found' }))
    }
  }
  return { name: 'identity', listener }
}

const listen = (routes: Hono) => getRequestListener(routes.fetch, { overrideGlobalObjects: false })

/** The path under which a proxy shows us; anything that is not a plain path is ignored. */
const publicPrefix = (header: string | string[] | undefined): string =>
  typeof header === 'string' && /^(?:\/[\w.-]+)+$/.test(header) ? header : ''

const isBelow = (root: string, url: string): boolean =>
  url === root || url.startsWith(`${root}/`) || url.startsWith(`${root}?`)

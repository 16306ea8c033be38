import { Hono } from 'hono'
import { settingsPatchSchema } from '../../../lib/contract/commerce/customer-settings.ts'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { answering, answeringEmpty } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRoutes } from '../http/environment.ts'
import { readBody } from '../http/read-body.ts'
import { changeSettings, findSettings } from './settings-store.ts'

/** Routes of the customer settings, which apply on all sites. */
export const createSettingsRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get(
    '/users/:user/settings',
    answering('CustomerSettings', async request => {
      const { customerId } = await requireCustomer(commerce, request)
      return { body: findSettings(commerce.database, customerId) }
    }),
  )
  routes.patch(
    '/users/:user/settings',
    answeringEmpty(async request => {
      const { customerId } = await requireCustomer(commerce, request)
      const patch = await readBody(request, settingsPatchSchema)
      transaction(commerce.database, () => changeSettings(commerce.database, customerId, patch))
    }),
  )
  return routes
}

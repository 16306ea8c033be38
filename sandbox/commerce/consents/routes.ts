import { Hono } from 'hono'
import { MARKETING_TEMPLATE } from '../../../lib/contract/commerce/consent.ts'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { readParameters } from '../http/read-parameters.ts'
import { answerAnonymousConsents } from './anonymous-consents.ts'
import {
  findConsent,
  findLastConsent,
  giveConsent,
  isActive,
  listConsents,
  withdrawConsent,
} from './consent-store.ts'
import { TEMPLATE_VERSION, toCurrent, toTemplate } from './template.ts'

/** What customers agree to, given and withdrawn one by one. */
export const createConsentRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get(
    '/users/:user/consenttemplates',
    answering('ConsentTemplateList', async request => ({
      body: { consentTemplates: [await readTemplate(commerce, request)] },
    })),
  )
  routes.get(
    '/users/:user/consenttemplates/:template',
    answering('ConsentTemplate', async request => {
      requireTemplate(pathSegment(request, 'template'))
      return { body: await readTemplate(commerce, request) }
    }),
  )
  routes.get(
    '/users/:user/consents',
    answering('ConsentHistory', async request => {
      const { customerId } = await requireCustomer(commerce, request)
      return { body: { consents: listConsents(commerce.database, customerId).map(toCurrent) } }
    }),
  )
  routes.post(
    '/users/:user/consents',
    answering('ConsentTemplate', request => give(commerce, request)),
  )
  routes.delete(
    '/users/:user/consents/:consent',
    answeringEmpty(request => withdraw(commerce, request)),
  )
  return routes
}

const readTemplate = async (commerce: Commerce, request: CommerceRequest) => {
  if (pathSegment(request, 'user') === 'anonymous') {
    answerAnonymousConsents(request)
    return toTemplate(undefined, request.get('language'))
  }
  const { customerId } = await requireCustomer(commerce, request)
  return toTemplate(findLastConsent(commerce.database, customerId), request.get('language'))
}

const requireTemplate = (id: string): void => {
  if (id !== MARKETING_TEMPLATE)
    throw occError.notFound('There is no such consent template.', { reason: 'notFound' })
}

const give = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { database, clock } = commerce
  const { customerId } = await requireCustomer(commerce, request)
  const { id, version } = await readChoice(request)
  requireTemplate(id)
  if (version !== String(TEMPLATE_VERSION))
    throw validationError([fieldFault('consentTemplateVersion', 'invalid', 'The wording has changed since.')])
  transaction(database, () => {
    if (isActive(findLastConsent(database, customerId)))
      throw occError.alreadyExists('The consent is given already.')
    giveConsent(database, { customerId, version: TEMPLATE_VERSION, now: clock.now() })
  })
  return { body: toTemplate(findLastConsent(database, customerId), request.get('language')) }
}

const readChoice = async (request: CommerceRequest): Promise<{ id: string; version: string }> => {
  const given = await readParameters(request)
  const read = (name: string): string => given.get(name) ?? ''
  return { id: read('consentTemplateId'), version: read('consentTemplateVersion') }
}

const withdraw = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const { database, clock } = commerce
  const { customerId } = await requireCustomer(commerce, request)
  const code = pathSegment(request, 'consent')
  transaction(database, () => {
    const consent = findConsent(database, customerId, code)
    if (consent === undefined) throw occError.notFound('There is no such consent.', { reason: 'notFound' })
    if (!isActive(consent)) throw occError.consentWithdrawn('The consent is withdrawn already.')
    withdrawConsent(database, { customerId, code, now: clock.now() })
  })
}

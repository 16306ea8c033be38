import { Hono } from 'hono'
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
import { isTemplate, TEMPLATE_VERSION, TEMPLATES, toHistoric, toTemplate } from './template.ts'

/** What customers agree to, given and withdrawn one by one. */
export const createConsentRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get(
    '/users/:user/consenttemplates',
    answering('ConsentTemplateList', async request => {
      const read = await templateReader(commerce, request)
      return { body: { consentTemplates: TEMPLATES.map(read) } }
    }),
  )
  routes.get(
    '/users/:user/consenttemplates/:template',
    answering('ConsentTemplate', async request => {
      const template = pathSegment(request, 'template')
      requireTemplate(template)
      return { body: (await templateReader(commerce, request))(template) }
    }),
  )
  routes.get(
    '/users/:user/consents',
    answering('ConsentHistory', async request => {
      const { customerId } = await requireCustomer(commerce, request)
      return { body: { consents: listConsents(commerce.database, customerId).map(toHistoric) } }
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

/** Renders a template with the current consent of the requested customer. */
const templateReader = async (commerce: Commerce, request: CommerceRequest) => {
  const language = request.get('language')
  if (pathSegment(request, 'user') === 'anonymous') {
    answerAnonymousConsents(request)
    return (id: string) => toTemplate(id, undefined, language)
  }
  const { customerId } = await requireCustomer(commerce, request)
  return (id: string) => toTemplate(id, findLastConsent(commerce.database, customerId, id), language)
}

const requireTemplate = (id: string): void => {
  if (!isTemplate(id)) throw occError.notFound('There is no such consent template.', { reason: 'notFound' })
}

const give = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { database, clock } = commerce
  const { customerId } = await requireCustomer(commerce, request)
  const { id, version } = await readChoice(request)
  requireTemplate(id)
  if (version !== String(TEMPLATE_VERSION))
    throw validationError([fieldFault('consentTemplateVersion', 'invalid', 'The wording has changed since.')])
  transaction(database, () => {
    if (isActive(findLastConsent(database, customerId, id)))
      throw occError.alreadyExists('The consent is given already.')
    giveConsent(database, { customerId, template: id, version: TEMPLATE_VERSION, now: clock.now() })
  })
  return { body: toTemplate(id, findLastConsent(database, customerId, id), request.get('language')) }
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
    withdrawConsent(database, { customerId, consent, now: clock.now() })
  })
}

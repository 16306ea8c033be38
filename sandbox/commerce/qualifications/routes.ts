import { Hono } from 'hono'
import { EVIDENCE_KINDS } from '../../../lib/contract/commerce/qualification/evidence.ts'
import { QUALIFICATION_OPTIONS } from '../../seed/reference/qualification-options.ts'
import type { Commerce } from '../commerce.ts'
import { heldLevelFor } from '../customers/customer-level.ts'
import { levelReading } from '../customers/level-reading.ts'
import { type Answer, answering, cacheable } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from '../http/environment.ts'
import { fieldFault, validationError } from '../http/occ-error.ts'
import { readPage, toPagination } from '../http/paging.ts'
import { findDefaultOrganization } from '../organizations/organization-store.ts'
import { findQualificationLevel, toNamedCode } from '../reference/coded-lists.ts'
import { enabledKinds } from './enabled-kinds.ts'
import { listQualifications } from './qualification-store.ts'
import { settledCustomer } from './require-qualification.ts'
import { toQualification } from './to-qualification.ts'

/** A customer's qualifications, and what can be chosen for them. */
export const createQualificationRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get(
    '/accounts/qualificationOptions',
    cacheable(answering('QualificationOptionList', request => answerOptions(request))),
  )
  routes.get(
    '/users/:user/qualifications',
    answering('QualificationRecordList', request => list(commerce, request)),
  )
  return routes
}

const list = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { customerId } = await settledCustomer(commerce, request)
  const { database } = commerce
  const view = { ...levelReading(commerce, request), language: request.get('regionalLanguage') }
  const organization = findDefaultOrganization(database, customerId)
  return {
    body: {
      // New carts are for the default organization.
      effectiveLevel: findQualificationLevel(heldLevelFor(view, customerId, organization), view.language),
      qualifications: listQualifications(database, customerId).map(stored => toQualification(view, stored)),
      enabledKinds: enabledKinds(database, request),
    },
  }
}

const answerOptions = (request: CommerceRequest): Answer => {
  const asked = request.req.query('kind')
  const kind = EVIDENCE_KINDS.find(known => known === asked)
  if (kind === undefined) {
    const reason = asked === undefined ? 'missing' : 'invalid'
    throw validationError([fieldFault('kind', reason, `One of ${EVIDENCE_KINDS.join(', ')}.`)])
  }
  const language = request.get('regionalLanguage')
  const query = (request.req.query('query') ?? '').toLowerCase()
  const found = QUALIFICATION_OPTIONS[kind]
    .map(({ grantsLevel, ...option }) => ({ ...toNamedCode(language)(option), grantsLevel }))
    .filter(({ name }) => name.toLowerCase().includes(query))
  const page = readPage(request)
  const first = page.currentPage * page.pageSize
  return {
    body: {
      options: found.slice(first, first + page.pageSize),
      pagination: toPagination(page, found.length),
    },
  }
}

import { Hono } from 'hono'
import { type UserPatch, userPatchSchema } from '../../../lib/contract/commerce/user.ts'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { answerMarketing } from '../consents/consent-store.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from '../http/environment.ts'
import { occError, validationError } from '../http/occ-error.ts'
import { readPage, toPagination } from '../http/paging.ts'
import { readBody } from '../http/read-body.ts'
import { findProgrammes, toProgrammes } from '../programmes/programmes-of.ts'
import { closeAccount, keepAccount } from './closure.ts'
import type { Customer } from './customer.ts'
import type { LevelReading } from './customer-level.ts'
import { updateCustomer } from './customer-store.ts'
import { levelReading } from './level-reading.ts'
import { toFacts, validatePatch } from './registration.ts'
import { requireCustomer } from './resolve-customer.ts'
import { toUser } from './to-user.ts'

/** The customer record; `orgUsers` is the engine's second name for the same resource. */
export const createCustomerRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const show = answering('User', request => showCustomer(commerce, request))
  routes.get('/users/:user', show)
  routes.get('/orgUsers/:user', show)
  routes.get(
    '/users/:user/customercoupons',
    answering('CouponList', request => listCoupons(commerce, request)),
  )
  routes.patch(
    '/users/:user',
    answeringEmpty(request => patchCustomer(commerce, request)),
  )
  routes.post(
    '/users/:user/closure',
    answering('AccountClosure', request => closeAccount(commerce, request)),
  )
  routes.delete(
    '/users/:user/closure',
    answeringEmpty(request => keepAccount(commerce, request)),
  )
  return routes
}

const showCustomer = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const { database, clock } = commerce
  const language = request.get('language')
  const market = { site: request.get('site'), language }
  const programmes = findProgrammes({ database, market, now: clock.now() }, customer.customerId)
  return {
    body: {
      ...toUser(levelReading(commerce, request), customer, request.get('regionalLanguage')),
      programmes: toProgrammes(programmes, language),
    },
  }
}

/** Codes are given out by advertisement only, so that nobody owns one; storefronts list them all the same. */
const listCoupons = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  await requireCustomer(commerce, request)
  const sort = 'byDate'
  return {
    body: {
      coupons: [],
      sorts: [{ code: sort, selected: true }],
      pagination: toPagination(readPage(request), 0, sort),
    },
  }
}

const patchCustomer = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const customer = await requireCustomer(commerce, request)
  const patch = await readBody(request, userPatchSchema)
  const faults = validatePatch(patch, customer, request.get('site'))
  if (faults.length > 0) throw validationError(faults)
  transaction(commerce.database, () => {
    requireComplete(levelReading(commerce, request), customer, patch)
    updateCustomer(commerce.database, customer.customerId, toFacts(patch))
    if (patch.consents !== undefined)
      answerMarketing(commerce.database, {
        customerId: customer.customerId,
        consent: patch.consents.marketing,
        now: commerce.clock.now(),
      })
  })
}

/** A registration is marked finished only when its two facts exist (spec §2, access rules). */
const requireComplete = (reading: LevelReading, customer: Customer, patch: UserPatch): void => {
  if (patch.registrationStatus === undefined) return
  const { jobTitle, defaultB2BUnit } = toUser(reading, customer, 'en')
  const missing =
    jobTitle === undefined && patch.jobTitle === undefined
      ? 'jobTitle'
      : defaultB2BUnit?.billingAddress === undefined
        ? 'address'
        : undefined
  if (missing !== undefined) {
    throw occError.registrationIncomplete('The registration lacks a step.', { reason: missing })
  }
}

import { Hono } from 'hono'
import {
  type PaymentDetailsInput,
  paymentDetailsInputSchema,
  paymentDetailsPatchSchema,
} from '../../../lib/contract/commerce/payment/payment-details.ts'
import type { PaymentToken } from '../../../lib/contract/payment.ts'
import { transaction } from '../../db/transaction.ts'
import { judgeAddress } from '../addresses/judge-address.ts'
import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { findAssociation } from '../organizations/association-store.ts'
import { findOrganization } from '../organizations/organization-store.ts'
import { acceptedToken, requireRoom, sameCard, saveToken } from './card-tokens.ts'
import { acceptedBrands, cardTypeOf } from './card-types.ts'
import {
  deleteCard,
  findCard,
  insertCard,
  listCards,
  listUsableCards,
  makeDefault,
  type StoredCard,
  setBillingAddress,
} from './payment-details-store.ts'
import { toPaymentDetails } from './to-payment-details.ts'

/** Payment cards of a customer and their organizations, and the brands of cards that a site accepts. */
export const createPaymentDetailsRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const cards = '/users/:user/paymentdetails'
  routes.get(
    '/cardtypes',
    answering('CardTypeList', request => ({
      body: { cardTypes: acceptedBrands(request.get('site')).map(cardTypeOf) },
    })),
  )
  routes.get(
    cards,
    answering('PaymentDetailsList', request => listDetails(commerce, request)),
  )
  routes.post(
    cards,
    answering('PaymentDetails', request => createDetails(commerce, request)),
  )
  routes.get(
    `${cards}/:card`,
    answering('PaymentDetails', async request => {
      const card = requireCard(commerce, request, await requireCustomer(commerce, request))
      return { body: toPaymentDetails(card, request.get('language')) }
    }),
  )
  routes.patch(
    `${cards}/:card`,
    answeringEmpty(request => patchDetails(commerce, request)),
  )
  routes.delete(
    `${cards}/:card`,
    answeringEmpty(request => removeDetails(commerce, request)),
  )
  return routes
}

const listDetails = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { customerId } = await requireCustomer(commerce, request)
  const savedOnly = request.req.query('saved') === 'true'
  const cards = listUsableCards(commerce.database, customerId).filter(card => card.isSaved || !savedOnly)
  return { body: { payments: cards.map(card => toPaymentDetails(card, request.get('language'))) } }
}

/**
 * Adds the card of a one-time token. Brand and duplicates are checked before the bank is asked. The same
 * token is kept once, so a lost answer can be asked for again.
 */
const createDetails = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const input = await readBody(request, paymentDetailsInputSchema)
  if (input.billingAddress === undefined)
    throw validationError([fieldFault('billingAddress', 'missing', 'The field is required.')])
  const { customerId } = customer
  const { organizationUid } = input
  if (organizationUid !== undefined) requireAdministrator(commerce, customerId, organizationUid)
  if (organizationUid !== undefined && input.defaultPayment) throw noDefault()
  const billingAddress = judgeAddress(input.billingAddress, customer)
  const token = await keptToken(commerce, request, { customer, input })
  return runIdempotent(commerce, request, {
    owner: customerId,
    operation: 'createPaymentDetails',
    input,
    work: () => {
      // Another administrator may have ended the role while the provider was asked.
      if (organizationUid !== undefined) requireAdministrator(commerce, customerId, organizationUid)
      requireNew(commerce, { customer, input }, token)
      const card = insertCard(
        commerce.database,
        {
          ...{ customerId, organizationUid },
          token,
          billingAddress,
          isSaved: input.saved,
          asDefault: input.defaultPayment,
        },
        commerce.clock.now(),
      )
      return { status: 201, body: toPaymentDetails(card, request.get('language')) }
    },
  })
}

type Adding = { customer: Customer; input: PaymentDetailsInput }

/** The token under which the provider keeps the card. */
const keptToken = async (
  commerce: Commerce,
  request: CommerceRequest,
  { customer, input }: Adding,
): Promise<PaymentToken> => {
  const known = await acceptedToken(commerce, request.get('site'), customer, input.subscriptionId)
  // A repeated submission finds the card that the first one has kept; its key is checked later.
  if (request.req.header('idempotency-key') === undefined) requireNew(commerce, { customer, input }, known)
  return saveToken(commerce, customer, input.subscriptionId, input.organizationUid)
}

const requireNew = ({ database }: Commerce, { customer, input }: Adding, token: PaymentToken): void => {
  const cards = listCards(database, customer.customerId, input.organizationUid)
  if (sameCard(cards, token) !== undefined)
    throw occError.alreadyExists('The card is kept already.', { reason: 'duplicate' })
  requireRoom(cards)
}

/** Cards of an organization are the business of its administrators. */
const requireAdministrator = ({ database }: Commerce, customerId: string, uid: string): void => {
  const association = findAssociation(database, uid, customerId)
  const isActive = findOrganization(database, uid)?.status === 'ACTIVE'
  if (!isActive || association?.status !== 'ASSOCIATED' || !association.administrator)
    throw occError.forbidden('The user does not administer the organization.')
}

const noDefault = () =>
  validationError([fieldFault('defaultPayment', 'invalid', 'The card of an organization is no default.')])

const patchDetails = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const customer = await requireCustomer(commerce, request)
  const { defaultPayment, billingAddress } = await readBody(request, paymentDetailsPatchSchema)
  const address = billingAddress && judgeAddress(billingAddress, customer)
  transaction(commerce.database, () => {
    const card = requireChangeableCard(commerce, request, customer)
    if (defaultPayment && card.organization !== undefined) throw noDefault()
    if (defaultPayment) makeDefault(commerce.database, customer.customerId, card.id)
    if (address !== undefined) setBillingAddress(commerce.database, card.id, address)
  })
}

/** Refused while a payment with the card is open: the provider knows. */
const removeDetails = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const customer = await requireCustomer(commerce, request)
  const card = requireChangeableCard(commerce, request, customer)
  if (!(await commerce.payments.retireToken(card.token.token)))
    throw occError.paymentDetailsInUse('An order is authorized on the card.', { reason: 'inUse' })
  transaction(commerce.database, () => deleteCard(commerce.database, customer.customerId, card.id))
}

const requireChangeableCard = (
  commerce: Commerce,
  request: CommerceRequest,
  customer: Customer,
): StoredCard => {
  const card = requireCard(commerce, request, customer)
  if (card.organization !== undefined)
    requireAdministrator(commerce, customer.customerId, card.organization.uid)
  return card
}

const requireCard = (
  { database }: Commerce,
  request: CommerceRequest,
  { customerId }: Customer,
): StoredCard => {
  const card = findCard(database, customerId, pathSegment(request, 'card'))
  if (card === undefined) throw occError.notFound('There is no such card.', { reason: 'notFound' })
  return card
}

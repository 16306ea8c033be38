import { Hono } from 'hono'
import {
  type TaxExemption,
  taxExemptionFieldsSchema,
} from '../../../lib/contract/commerce/checkout/tax-exemption.ts'
import { MOST_DOCUMENT_BYTES } from '../../../lib/contract/commerce/payment/purchase-order.ts'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type Answer, answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { parseInput } from '../http/read-body.ts'
import { readUpload } from '../http/read-upload.ts'
import { findAssociation } from '../organizations/association-store.ts'
import { requireOwnOrganization } from '../organizations/require-organization.ts'
import { documentResponse } from '../payments/document-response.ts'
import {
  findDocument,
  insertDocument,
  readDocument,
  type StoredDocument,
} from '../payments/document-store.ts'
import { findRegion } from '../reference/place-names.ts'
import { exemptionDay } from './exemption-day.ts'
import {
  deleteWaiting,
  exemptionStatus,
  findActiveExemption,
  findSender,
  insertExemption,
  listExemptions,
  type NewExemption,
  type StoredExemption,
} from './exemption-store.ts'

/** Tax exemptions of an organization (our extension), for its members. */
export const createExemptionRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const exemptions = '/users/:user/organizations/:organization/taxExemptions'
  routes.get(
    exemptions,
    answering('TaxExemptionList', async request => {
      const { customerId } = await requireCustomer(commerce, request)
      const { uid } = requireOwnOrganization(commerce, request, customerId)
      const stored = listExemptions(commerce.database, uid)
      return {
        body: {
          taxExemptions: stored.map(exemption => ({
            ...toExemption(commerce, request, exemption),
            ...(findCertificate(commerce, exemption, customerId) && { certificateReadable: true }),
          })),
        },
      }
    }),
  )
  routes.get(`${exemptions}/:exemption/certificate`, request => downloadCertificate(commerce, request))
  routes.post(
    exemptions,
    answering('TaxExemption', request => submit(commerce, request)),
  )
  return routes
}

/** The certificate for administrators and the member who uploaded it; undefined for others. */
const findCertificate = (
  { database }: Commerce,
  { id, organizationUid }: Pick<StoredExemption, 'id' | 'organizationUid'>,
  customerId: string,
): { sender: string; document: StoredDocument } | undefined => {
  const sender = findSender(database, id)
  const isShown =
    sender === customerId || findAssociation(database, organizationUid, customerId)?.administrator === true
  const document = sender === undefined || !isShown ? undefined : findDocument(database, sender, id)
  return sender === undefined || document === undefined ? undefined : { sender, document }
}

const downloadCertificate = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const { customerId } = await requireCustomer(commerce, request)
  const { uid } = requireOwnOrganization(commerce, request, customerId)
  const id = pathSegment(request, 'exemption')
  const exemption = listExemptions(commerce.database, uid).find(known => known.id === id)
  const found = exemption && findCertificate(commerce, exemption, customerId)
  const content = found && readDocument(commerce.database, found.sender, id)
  if (found === undefined || content === undefined)
    throw occError.notFound('There is no such certificate.', { reason: 'notFound' })
  return documentResponse(request, found.document, content)
}

const toExemption = (
  { clock }: Commerce,
  request: CommerceRequest,
  exemption: NewExemption,
): TaxExemption => {
  const { id, region, certificateNumber, validFrom, validUntil, fileName, reason } = exemption
  const name = findRegion(region, request.get('language'))?.name
  return {
    id,
    region: { isocode: region, ...(name !== undefined && { name }) },
    certificateNumber,
    validFrom,
    validUntil,
    status: exemptionStatus(exemption, clock.now()),
    fileName,
    ...(reason !== null && { reason }),
  }
}

/**
 * A certificate is sent in and decided by staff; it takes no effect before. Sent again, it replaces the one
 * of its sender that waits, and none of a colleague.
 */
const submit = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { customerId } = await requireCustomer(commerce, request)
  const { uid } = requireOwnOrganization(commerce, request, customerId)
  const upload = await readUpload(request, 'certificate', MOST_DOCUMENT_BYTES)
  const fields = parseInput(taxExemptionFieldsSchema, upload.fields)
  const region = fields['region.isocode']
  const now = commerce.clock.now()
  if (findRegion(region, 'en') === undefined)
    throw validationError([fieldFault('region.isocode', 'invalid', 'Not a known region.')])
  if (fields.validUntil < exemptionDay(region, now))
    throw validationError([fieldFault('validUntil', 'expired', 'The certificate has expired.')])
  const { certificateNumber, validFrom, validUntil } = fields
  return transaction(commerce.database, () => {
    // An administrator may have removed the sender while the file was read.
    requireOwnOrganization(commerce, request, customerId)
    // The next certificate may be sent in before the current one ends.
    const current = findActiveExemption(commerce.database, uid, region, now)
    if (current !== undefined && validFrom <= current.validUntil)
      throw occError.alreadyExists('There is an exemption for this region.', { reason: 'duplicate' })
    const { id, fileName } = insertDocument(commerce.database, customerId, upload, now)
    const period = { certificateNumber, validFrom, validUntil }
    const state = { status: 'SUBMITTED', reason: null } as const
    const stored = { id, organizationUid: uid, region, ...period, ...state, fileName, submittedAt: now }
    deleteWaiting(commerce.database, stored, customerId)
    insertExemption(commerce.database, stored)
    return { status: 201, body: toExemption(commerce, request, stored) }
  })
}

import 'server-only'
import {
  type TaxExemption,
  taxExemptionListSchema,
  taxExemptionSchema,
} from '@/lib/contract/commerce/checkout/tax-exemption'
import {
  MOST_DOCUMENT_BYTES,
  purchaseOrderDocumentSchema,
} from '@/lib/contract/commerce/payment/purchase-order'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { isExemptingRegion, taxingCountry } from '@/lib/site/exempting-regions'
import { ACTIVE_CART, pathOfCart } from './cart-ref'
import { callCommerce, fetchCommerceFile, type SignedInContext, sendCommerce } from './commerce-call.server'

const PURCHASE_ORDER = pathOfCart(ACTIVE_CART, 'purchaseOrderDocument')

/** Adds the document of the purchase order to the active cart; it replaces the one before. */
export function addPurchaseOrder(context: SignedInContext, document: File) {
  const body = new FormData()
  body.append('document', document)
  return callCommerce(context, {
    operation: 'addPurchaseOrder',
    method: 'POST',
    path: PURCHASE_ORDER,
    body,
    schema: purchaseOrderDocumentSchema,
  })
}

/** Removes the document of the purchase order from the active cart. */
export const removePurchaseOrder = (context: SignedInContext) =>
  sendCommerce(context, { operation: 'removePurchaseOrder', method: 'DELETE', path: PURCHASE_ORDER })

/** Fetches a document that the user has sent; that of another user does not exist for commerce. */
export const fetchDocument = (context: SignedInContext, id: string) =>
  fetchCommerceFile(context, {
    operation: 'fetchDocument',
    method: 'GET',
    path: ['users', context.user.id, 'documents', id],
    maxBytes: MOST_DOCUMENT_BYTES,
  })

const exemptionsOf = ({ user }: SignedInContext, organizationUid: string): readonly string[] => [
  'users',
  user.id,
  'organizations',
  organizationUid,
  'taxExemptions',
]

/**
 * Tax exemptions of an organization of the user that apply on the site, those that end last first.
 * @param options a deadline where the page does not wait for them
 */
export async function listTaxExemptions(
  context: SignedInContext,
  organizationUid: string,
  options: { deadlineMs?: number } = {},
): Promise<Result<readonly TaxExemption[], Problem>> {
  if (taxingCountry(context.locale) === undefined) return ok([])
  const answer = await callCommerce(context, {
    operation: 'listTaxExemptions',
    method: 'GET',
    path: exemptionsOf(context, organizationUid),
    schema: taxExemptionListSchema,
    ...options,
  })
  if (!answer.ok) return answer
  return ok(
    answer.value.taxExemptions.filter(({ region }) => isExemptingRegion(context.locale, region.isocode)),
  )
}

/** Downloads the certificate of an exemption; commerce allows its uploader and administrators only. */
export const fetchCertificate = (context: SignedInContext, organizationUid: string, exemption: string) =>
  fetchCommerceFile(context, {
    operation: 'fetchCertificate',
    method: 'GET',
    path: [...exemptionsOf(context, organizationUid), exemption, 'certificate'],
    maxBytes: MOST_DOCUMENT_BYTES,
  })

/** A certificate of a tax exemption; days as yyyy-mm-dd. */
export type NewTaxExemption = {
  region: string
  certificateNumber: string
  validFrom: string
  validUntil: string
  certificate: File
}

/** Sends in the certificate of a tax exemption, which waits for a decision. */
export function addTaxExemption(
  context: SignedInContext,
  organizationUid: string,
  { region, certificateNumber, validFrom, validUntil, certificate }: NewTaxExemption,
) {
  const body = new FormData()
  const fields = { 'region.isocode': region, certificateNumber, validFrom, validUntil, signed: 'true' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('certificate', certificate)
  return callCommerce(context, {
    operation: 'addTaxExemption',
    method: 'POST',
    path: exemptionsOf(context, organizationUid),
    body,
    schema: taxExemptionSchema,
  })
}

/** The rule that commerce names for a file that it refuses. */
export const fileFaultOf = ({ code, details = [] }: Problem): 'tooLarge' | 'wrongType' | undefined => {
  const reason = code === 'ValidationError' ? details[0]?.reason : undefined
  return reason === 'tooLarge' || reason === 'wrongType' ? reason : undefined
}

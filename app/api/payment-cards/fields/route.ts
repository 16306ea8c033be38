import type { NextRequest } from 'next/server'
import { openWrite } from '@/lib/handlers/write-request.server'
import { readInvoiceLookup } from '@/lib/invoices/lookup/lookup-cookie.server'
import { openCardFields } from '@/lib/payment-cards/open-card-fields.server'

/** Opens the card fields of the payment provider for the script of a page. */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openWrite(request)
  if (!write.ok) return write.error
  const lookup = await readInvoiceLookup(write.value.cookies, write.value.locale)
  return openCardFields(request, write.value, lookup && { id: lookup.payer })
}

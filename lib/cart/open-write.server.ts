import 'server-only'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { refuseTooMany } from '@/lib/handlers/refuse-flood.server'
import { refuseRequest } from '@/lib/handlers/respond.server'
import { openWrite, type WriteRequest } from '@/lib/handlers/write-request.server'
import type { Counter } from '@/lib/rate-limits/attempts.server'
import { clientAddress } from '@/lib/request/public-origin'
import { failed, ok, type Result } from '@/lib/result/result'
import { type CartContext, openVisit } from './cart-context.server'

const FIELDS = z.record(z.string(), z.unknown())

/**
 * A checked write about carts: of our own page, not one of a flood, with the visit whose cart it is about.
 */
export type CartWrite = Pick<WriteRequest, 'locale' | 'wantsJson'> & {
  visit: CartContext
  fields: Readonly<Record<string, unknown>>
}

/** Opens a write of a page about carts; the failure is the answer to give. */
export async function openCartWrite(request: NextRequest): Promise<Result<CartWrite, Response>> {
  const write = await openWrite(request)
  if (!write.ok) return write
  const { locale, cookies, wantsJson, body } = write.value
  const visit = await openVisit(locale, cookies, Date.now())
  const flood = await refuseTooMany(request, countersOf(request, visit))
  if (flood !== undefined) return failed(flood)
  const fields = FIELDS.safeParse(body)
  if (!fields.success) return failed(refuseRequest(request, 400, 'malformed'))
  return ok({ locale, wantsJson, visit, fields: fields.data })
}

const countersOf = (request: NextRequest, { customer }: CartContext): readonly Counter[] => [
  { limit: 'cartWrite', key: clientAddress(request) },
  ...(customer.kind === 'signedIn'
    ? [{ limit: 'write', key: `cart/${customer.context.user.id}` } as const]
    : []),
]

import 'server-only'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { openWrite, type WriteRequest } from '@/lib/auth/write-request.server'
import { refuseRequest } from '@/lib/http/answers.server'
import type { Counter } from '@/lib/http/attempts.server'
import { clientAddress } from '@/lib/http/public-origin'
import { refuseTooMany } from '@/lib/http/refuse-flood.server'
import { failed, ok, type Result } from '@/lib/http/result'
import { type CartVisit, openVisit } from './visit.server'

const FIELDS = z.record(z.string(), z.unknown())

/** A checked write about carts: of our own page, not one of a flood, with the visit whose cart it is about. */
export type CartWrite = Pick<WriteRequest, 'locale' | 'wantsJson'> & {
  visit: CartVisit
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

const countersOf = (request: NextRequest, { customer }: CartVisit): readonly Counter[] => [
  { limit: 'cartWrite', key: clientAddress(request) },
  ...(customer.kind === 'signedIn'
    ? [{ limit: 'write', key: `cart/${customer.context.user.id}` } as const]
    : []),
]

import 'server-only'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { readFormOwner } from '@/lib/forms/form-owner.server'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { refuseTooMany } from '@/lib/handlers/refuse-flood.server'
import { refuseRequest } from '@/lib/handlers/respond.server'
import { openWrite } from '@/lib/handlers/write-request.server'
import type { Counter } from '@/lib/rate-limits/attempts.server'
import { clientAddress } from '@/lib/request/public-origin'
import { failed, ok, type Result } from '@/lib/result/result'
import { cartPath } from '@/lib/site/routes'
import { answerTrouble } from './answer.server'
import { type CartContext, openVisit } from './cart-context.server'
import type { CartWrite } from './cart-write'
import type { CartTrouble } from './outcome'

const FIELDS = z.record(z.string(), z.unknown())

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
  const opened = { locale, wantsJson, visit, fields: fields.data }
  const trouble = await checkOwner(opened)
  if (trouble === undefined) return ok(opened)
  return failed(await answerTrouble(opened, { kind: 'failed', trouble }, cartPath(locale)))
}

/**
 * Why a form may not be carried out for the sender: another user was signed in when its page was made. A form
 * of a public page carries no mark, because that page is the same for everybody.
 */
async function checkOwner({ visit: { customer }, fields }: CartWrite): Promise<CartTrouble | undefined> {
  const mark = fields[FORM_OWNER]
  const owner = await readFormOwner(typeof mark === 'string' ? mark : undefined)
  if (owner === undefined) return undefined
  if (owner === 'unknown') return 'unknownForm'
  return customer.kind === 'signedIn' && customer.context.user.id !== owner.user ? 'otherAccount' : undefined
}

const countersOf = (request: NextRequest, { customer }: CartContext): readonly Counter[] => [
  { limit: 'cartWrite', key: clientAddress(request) },
  ...(customer.kind === 'signedIn'
    ? [{ limit: 'write', key: `cart/${customer.context.user.id}` } as const]
    : []),
]

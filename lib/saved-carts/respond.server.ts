import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { answerTrouble, tellAt } from '@/lib/cart/answer.server'
import { typedAddress } from '@/lib/cart/cart-lines'
import type { CartWrite } from '@/lib/cart/cart-write'
import { keepRefusal, refusedAddress } from '@/lib/cart/refusal.server'
import { reportAddress } from '@/lib/cart/report.server'
import { jsonAnswer, seeOther } from '@/lib/handlers/respond.server'
import { failed, ok, type Result } from '@/lib/result/result'
import { parseReturnTo } from '@/lib/site/return-to'
import { loginPath } from '@/lib/site/routes'
import { readSavedCartForm } from './saved-cart-form'
import type { SavedCartResult } from './saved-cart-result'

/**
 * Who sends it, for what only somebody who is signed in can do; else the answer: `back` is the page, to which
 * sign-in leads again with everything typed. What is too much to go through sign-in goes to the page itself,
 * which puts it into the cart.
 */
export async function requireCustomer(
  write: CartWrite,
  back: string,
): Promise<Result<SignedInContext, Response>> {
  const { visit, locale, wantsJson } = write
  if (visit.customer.kind === 'signedIn') return ok(visit.customer.context)
  const page = await backTo(back, write, NO_ERRORS)
  if (visit.customer.kind === 'unavailable')
    return failed(await answerTrouble(write, { kind: 'failed', trouble: 'unavailable' }, page))
  const signIn = parseReturnTo(page) === undefined ? page : loginPath(locale, page)
  return failed(wantsJson ? jsonAnswer({ signIn }, { status: 401 }) : seeOther(signIn))
}

const NO_ERRORS = { fieldErrors: [], formErrors: [] }

/**
 * Answers a sent saved cart or quote; `base` is the page of its form, to which everything typed comes back.
 */
export async function respondToSavedCart(
  write: CartWrite,
  outcome: SavedCartResult,
  base: string,
): Promise<Response> {
  const page = typedAddress(base, write.fields)
  switch (outcome.kind) {
    case 'failed':
      return answerTrouble(write, outcome, await backTo(page, write, NO_ERRORS))
    case 'back':
      return write.wantsJson
        ? jsonAnswer(outcome.errors, { status: 422 })
        : seeOther(await backTo(page, write, outcome.errors))
    case 'told': {
      const { href, words } = outcome
      if (write.wantsJson) return jsonAnswer({ ...words, href })
      // What can be done about it needs a form, which the page draws.
      return words.undo === undefined && words.offers === undefined
        ? seeOther(await tellAt(href, words))
        : seeOther(await reportAddress(write.visit, words, href))
    }
  }
}

type Errors = Extract<SavedCartResult, { kind: 'back' }>['errors']

/** The page with what was typed, where there was a field to type into. */
async function backTo(page: string, { fields }: CartWrite, errors: Errors): Promise<string> {
  if (typeof fields.name !== 'string') return page
  return refusedAddress(page, await keepRefusal({ fields: readSavedCartForm(fields), errors }))
}

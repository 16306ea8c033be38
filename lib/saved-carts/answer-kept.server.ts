import 'server-only'
import { answerTrouble, tellAt } from '@/lib/cart/answer.server'
import { readCartLines, sentAddress } from '@/lib/cart/cart-lines'
import type { CartWrite } from '@/lib/cart/open-write.server'
import { REFUSED, sealRefusal } from '@/lib/cart/refusal.server'
import type { SignedInContext } from '@/lib/commerce/commerce-call.server'
import { jsonAnswer, seeOther } from '@/lib/http/answers.server'
import { failed, ok, type Result } from '@/lib/http/result'
import { loginPath } from '@/lib/site/routes'
import { readKept } from './kept-form'
import type { KeptOutcome } from './kept-outcome'

/** Who sends it, for what only somebody who is signed in can do; else the answer: `back` is the page, which sign-in leads to again. */
export async function requireCustomer(
  write: CartWrite,
  back: string,
): Promise<Result<SignedInContext, Response>> {
  const { visit, locale, wantsJson } = write
  if (visit.customer.kind === 'signedIn') return ok(visit.customer.context)
  if (visit.customer.kind === 'unavailable')
    return failed(await answerTrouble(write, { kind: 'failed', trouble: 'unavailable' }, back))
  const signIn = loginPath(locale, back)
  return failed(wantsJson ? jsonAnswer({ signIn }, { status: 401 }) : seeOther(signIn))
}

/** Answers a sent saved cart or quote; `base` is the page of its form, to which everything typed comes back. */
export async function answerKept(write: CartWrite, outcome: KeptOutcome, base: string): Promise<Response> {
  const page = sentAddress(base, readCartLines(write.fields))
  switch (outcome.kind) {
    case 'failed':
      return answerTrouble(write, outcome, await backTo(page, write, { fieldErrors: [], formErrors: [] }))
    case 'back':
      return write.wantsJson
        ? jsonAnswer(outcome.errors, { status: 422 })
        : seeOther(await backTo(page, write, outcome.errors))
    case 'told': {
      const { href, words } = outcome
      return write.wantsJson ? jsonAnswer({ ...words, href }) : seeOther(await tellAt(href, words))
    }
  }
}

type Errors = Extract<KeptOutcome, { kind: 'back' }>['errors']

async function backTo(page: string, { fields }: CartWrite, errors: Errors): Promise<string> {
  const sealed = await sealRefusal({ fields: readKept(fields), errors })
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [REFUSED]: sealed })}`
}

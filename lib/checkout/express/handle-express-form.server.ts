import 'server-only'
import { z } from 'zod'
import { payableOf } from '@/lib/cart/cart-total'
import { formatPrice } from '@/lib/format/money'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressCheckoutPath } from '@/lib/site/order-routes'
import { cartPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { keepOwnChange } from '../review/reviewed.server'
import { fetchActiveCart } from '../visitor.server'
import { applyDefaults, changeStep, type ExpressOutcome } from './apply-defaults.server'
import { EXPRESS_STEPS } from './express-steps'
import { sideEffects } from './side-effects'

const FIELD = z.string().max(200)

/** `defaults` settles all open steps; any other value changes one, with the fields of its form. */
const COMMAND = z.object({ step: z.enum(['defaults', ...EXPRESS_STEPS]) }).catchall(FIELD)

type Command = z.infer<typeof COMMAND>

/** Prepares the express checkout, or changes a part of it. */
export const handleExpressForm = defineForm<Sender, Command, NextResult>({
  ...ownForm('express-checkout', cartPath),
  name: 'express-checkout',
  page: ({ locale }) => expressCheckoutPath(locale),
  parse: ({ fields }) => {
    const command = COMMAND.safeParse(fields)
    return command.success ? ok(command.data) : failed('malformed')
  },
  result: STORED_FORM_RESULT,
  submit: async ({ sender, locale, address }, { step, ...form }, { key }) => {
    const context = requireSignedIn(sender)
    // The page asks for a new sign-in.
    if (!(await hasRecentSignIn(sender.cookies, Date.now()))) return expressPage(locale)
    const cart = await fetchActiveCart(context)
    if (!cart.ok) return failedBy(cart.error)
    if (cart.value === undefined || cart.value.entries.length === 0)
      return { kind: 'next', href: cartPath(locale) }
    const request = {
      form,
      intent: 'save',
      review: undefined,
      sentAt: new Date().toISOString(),
      context: { ...context, client: { address, idempotencyKey: key } },
      cookies: sender.cookies,
      cart: cart.value,
    }
    if (step === 'defaults') return nextAfter(locale, await applyDefaults(request))
    const outcome = await changeStep(step, request)
    if (outcome.kind !== 'complete') return nextAfter(locale, outcome)
    await keepOwnChange(context, cart.value, outcome.cart)
    return afterChange(locale, { step, before: cart.value, after: outcome.cart })
  },
})

const expressPage = (locale: Locale): NextResult => ({ kind: 'next', href: expressCheckoutPath(locale) })

/** The page of the order with its new total, and with what else the change of a part has changed. */
function afterChange(locale: Locale, change: Parameters<typeof sideEffects>[1]): NextResult {
  const total = payableOf(change.after)
  if (total === undefined) return expressPage(locale)
  const message = getTranslator(locale, 'checkout')('express.saved', { total: formatPrice(locale, total) })
  return { ...expressPage(locale), flash: { tone: 'success', message, lines: sideEffects(locale, change) } }
}

/** The page of the order, or the step that needs the user first. */
function nextAfter(locale: Locale, outcome: ExpressOutcome): ResultOf<NextResult> {
  const t = getTranslator(locale, 'checkout')
  switch (outcome.kind) {
    case 'failed':
      return failedBy(outcome.problem)
    case 'complete':
      return expressPage(locale)
    case 'missing':
    case 'refused': {
      const { kind, step } = outcome
      const message = kind === 'missing' ? t(`express.missing.${step}`) : t('express.refused')
      // The way to pay is asked for on the page itself, because a purchase order has a new number each time.
      const href =
        kind === 'missing' && step === 'payment' ? expressCheckoutPath(locale) : checkoutPath(locale, step)
      return { kind: 'next', href, flash: { tone: 'caution', message, lines: [] } }
    }
  }
}

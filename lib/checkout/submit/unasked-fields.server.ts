import 'server-only'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { Flash } from '@/lib/flash/flash'
import { getTranslator } from '@/lib/i18n/translator'
import type { CheckoutForm } from '../checkout-forms'
import { NEW_ADDRESS } from '../new-address'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'

/** Fields that a flag takes out of a form, by the step that has them. */
const FLAGGED = {
  shipping: { field: 'building', flag: 'line3' },
  payment: { field: 'vatNumber', flag: 'vat' },
} as const

/** Enough to recognize what was typed. */
const MOST_CHARACTERS = 60

/**
 * Adds to a saved step that something typed into its page was not saved, because its field was switched off
 * in the meantime.
 */
export async function tellUnasked(
  step: CheckoutForm,
  { form, context: { locale, user } }: CheckoutRequest,
  outcome: CheckoutOutcome,
): Promise<CheckoutOutcome> {
  if (outcome.kind !== 'saved' || (step !== 'shipping' && step !== 'payment')) return outcome
  if (step === 'shipping' && form.deliveryAddress !== NEW_ADDRESS) return outcome
  const { field, flag } = FLAGGED[step]
  const text = (form[field] ?? '').trim()
  if (text === '' || (await getFlags(locale, user.id)).values[flag]) return outcome
  const told = getTranslator(locale, 'checkout')(`unasked.${field}`, { text: text.slice(0, MOST_CHARACTERS) })
  return { kind: 'saved', saved: { ...outcome.saved, flash: withLine(outcome.saved.flash, told) } }
}

const withLine = (flash: Flash | undefined, text: string): Flash =>
  flash === undefined
    ? { tone: 'caution', message: text, lines: [] }
    : { ...flash, lines: [...flash.lines, { tone: 'caution', text }] }

import 'server-only'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { Flash } from '@/lib/flash/flash'
import { getTranslator } from '@/lib/i18n/translator'
import type { CheckoutForm } from '../checkout-forms'
import { NEW_ADDRESS } from '../new-address'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'

/** Fields that a flag takes out of a form. */
const FLAGS = { building: 'line3', vatNumber: 'vat' } as const

type FlaggedField = keyof typeof FLAGS

/** Enough to recognize what was typed. */
const MOST_CHARACTERS = 60

/**
 * What says that something typed into a field was not saved, because the field was switched off in the
 * meantime; undefined where nothing was typed, or it was saved.
 */
export async function unaskedFlash(
  field: FlaggedField,
  { form, context: { locale, user } }: Pick<CheckoutRequest, 'form' | 'context'>,
): Promise<Flash | undefined> {
  const text = (form[field] ?? '').trim()
  if (text === '' || (await getFlags(locale, user.id)).values[FLAGS[field]]) return undefined
  const message = getTranslator(locale, 'checkout')(`unasked.${field}`, {
    text: text.slice(0, MOST_CHARACTERS),
  })
  return { tone: 'caution', message, lines: [] }
}

/** Adds to a saved step that something typed into its page was not saved. */
export async function tellUnasked(
  step: CheckoutForm,
  request: CheckoutRequest,
  outcome: CheckoutOutcome,
): Promise<CheckoutOutcome> {
  const field = outcome.kind === 'saved' ? fieldOf(step, request) : undefined
  if (outcome.kind !== 'saved' || field === undefined) return outcome
  const told = await unaskedFlash(field, request)
  if (told === undefined) return outcome
  return { kind: 'saved', saved: { ...outcome.saved, flash: withLine(outcome.saved.flash, told) } }
}

/** The address of an invoice is saved on the way, and says so itself. */
function fieldOf(step: CheckoutForm, { form }: CheckoutRequest): FlaggedField | undefined {
  if (step === 'payment') return 'vatNumber'
  return step === 'shipping' && form.deliveryAddress === NEW_ADDRESS ? 'building' : undefined
}

const withLine = (flash: Flash | undefined, told: Flash): Flash =>
  flash === undefined ? told : { ...flash, lines: [...flash.lines, { tone: 'caution', text: told.message }] }

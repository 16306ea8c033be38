import { collectFields } from '@/lib/forms/collect-fields'
import { ok } from '@/lib/result/result'
import type { FormValues } from '@/lib/validation/form-input'
import { checkOption } from '@/lib/validation/option'
import { type Checked, refuse } from '@/lib/validation/problem'

export const PAYMENT_FIELDS = {
  paymentType: 'text',
  saveCard: 'checkbox',
  billingAddress: 'text',
  purchaseOrderNumber: 'text',
  purchaseOrderToFollow: 'checkbox',
  /** The number that the user was asked about and uses again. */
  purchaseOrderReuse: 'text',
  vatNumber: 'text',
} as const

/** What of a submitted form was typed into the fields of the payment. */
export const typedPayment = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(PAYMENT_FIELDS).flatMap(name => {
      const value = fields[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

const BOXES = ['saveCard', 'purchaseOrderToFollow', 'purchaseOrderReuse'] as const

/** Boxes that a form leaves unticked, as its draft keeps them: a browser sends nothing of them. */
export const untickedBoxes = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(BOXES.filter(name => fields[name] === undefined).map(name => [name, '']))

/** The way to pay that stands for a card to be entered. */
export const NEW_CARD = 'NEW_CARD'

/** A way to pay that is offered; whether it needs a purchase order, or may have one. */
export type PaymentOffer = { code: string; purchaseOrder?: { required: boolean } | undefined }

export type PaymentChoices = {
  offers: readonly PaymentOffer[]
  /** Codes of the addresses that can be billed. */
  billing: readonly string[]
  /** Pattern of a purchase order number; a browser leaves it to the server. */
  pattern?: RegExp
}

/**
 * Checks how the order is paid. A number is asked for where the way to pay needs one, unless it follows.
 * Without a billing address, that of the account is billed.
 */
export function checkPayment(
  form: FormValues<typeof PAYMENT_FIELDS>,
  { offers, billing, pattern }: PaymentChoices,
) {
  const offer = offers.find(({ code }) => code === form.paymentType)
  const { purchaseOrder } = offer ?? {}
  const isOptional = purchaseOrder?.required !== true || form.purchaseOrderToFollow
  return collectFields({
    paymentType: checkOption(
      form.paymentType,
      offers.map(({ code }) => code),
    ),
    saveCard: ok(form.saveCard),
    billingAddress: form.billingAddress === '' ? ok('') : checkOption(form.billingAddress, billing),
    purchaseOrderNumber:
      purchaseOrder === undefined
        ? ok('')
        : checkNumber(form.purchaseOrderNumber.trim(), { isOptional, pattern }),
    purchaseOrderToFollow: ok(purchaseOrder !== undefined && form.purchaseOrderToFollow),
    purchaseOrderReuse: ok(form.purchaseOrderReuse.trim()),
    vatNumber: ok(form.vatNumber.trim()),
  })
}

type Rule = { isOptional: boolean; pattern: RegExp | undefined }

function checkNumber(number: string, { isOptional, pattern }: Rule): Checked {
  if (number === '') return isOptional ? ok('') : refuse('required')
  return pattern === undefined || pattern.test(number) ? ok(number) : refuse('invalid')
}

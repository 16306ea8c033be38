import 'server-only'
import { beginOrderLookup, confirmOrderLookup } from '@/lib/backends/commerce/order-lookup.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { failedBy, type NextResult, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ok } from '@/lib/result/result'
import { readSender, type Sender } from '@/lib/session/customer.server'
import { orderStatusPath } from '@/lib/site/order-paths'
import { readOrderLookup, rememberOrderLookup } from './lookup-cookie.server'
import { LOOKUP_FIELDS, readKnownOrder, readPin } from './lookup-form'

type Fields = FormSubmission['fields']

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value.slice(0, 254) : ''
}

/** What both forms share: look-ups are counted per address, and per order. */
const LOOKUP_FORM = {
  readSender,
  counters: ({ address }: FormSubmission) => [{ limit: 'lookupByAddress', key: `order/${address}` } as const],
  fallbackPage: orderStatusPath,
  parse: ({ fields }: Pick<FormSubmission, 'fields'>) => ok(fields),
  result: STORED_FORM_RESULT,
} as const

const rejected = (fieldErrors: readonly { name: string; code: string }[]) =>
  ({ kind: 'rejected', errors: { fieldErrors, formErrors: [] } }) as const

/**
 * Asks for an order without a sign-in. The next page is the same whether there is one or not: who has placed
 * it gets a code by mail.
 */
export const handleOrderLookup = defineForm<Sender, Fields, NextResult>({
  ...LOOKUP_FORM,
  name: 'order-lookup',
  page: ({ locale }) => orderStatusPath(locale),
  typed: ({ fields }) =>
    Object.fromEntries(
      [LOOKUP_FIELDS.order, LOOKUP_FIELDS.email, LOOKUP_FIELDS.postalCode].map(name => [
        name,
        textIn(fields, name),
      ]),
    ),
  submit: async ({ locale, address }, fields, { key }) => {
    const known = readKnownOrder(fields)
    if (!known.ok) return rejected(known.error)
    const begun = await beginOrderLookup({ locale, client: { address, idempotencyKey: key } }, known.value)
    if (!begun.ok) return failedBy(begun.error)
    const cookies = await rememberOrderLookup(locale, {
      order: known.value.orderCode,
      lookupId: begun.value.lookupId,
    })
    return { kind: 'next', href: orderStatusPath(locale, 'code'), cookies }
  },
})

/** Opens the order with the mailed code. */
export const handleOrderCode = defineForm<Sender, Fields, NextResult>({
  ...LOOKUP_FORM,
  name: 'order-lookup-code',
  page: ({ locale }) => orderStatusPath(locale, 'code'),
  typed: () => ({}),
  submit: async ({ sender, locale, address }, fields, { key }) => {
    const pin = readPin(fields)
    if (!pin.ok) return rejected(pin.error)
    const { order, lookupId } = await readOrderLookup(sender.cookies, locale)
    if (order === undefined || lookupId === undefined)
      return rejected([{ name: LOOKUP_FIELDS.code, code: 'wrong' }])
    const confirmed = await confirmOrderLookup(
      { locale, client: { address, idempotencyKey: key } },
      { lookupId, code: pin.value },
    )
    if (confirmed.ok) {
      const cookies = await rememberOrderLookup(locale, { order, token: confirmed.value.token })
      return { kind: 'next', href: orderStatusPath(locale, order), cookies }
    }
    return confirmed.error.status === 404
      ? rejected([{ name: LOOKUP_FIELDS.code, code: 'wrong' }])
      : failedBy(confirmed.error)
  },
})

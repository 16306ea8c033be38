import 'server-only'
import { nameQualifiedUser } from '@/lib/backends/commerce/order-changes.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { MEND_FIELDS } from './order-fields'
import { backToOrder, isLate, ORDER_FORM, pageOfOrder, parseOrder } from './order-form.server'

type Command = { code: string; uid: string }

/** Longer ones are none of ours. */
const MOST_UID_CHARACTERS = 200

const uidIn = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MOST_UID_CHARACTERS) : ''

const rejected = (code: string) =>
  ({
    kind: 'rejected',
    errors: { fieldErrors: [{ name: MEND_FIELDS.qualifiedUser, code }], formErrors: [] },
  }) as const

/** Names the colleague who answers for the items of an order that waits for one. */
export const handleOrderQualifiedUser = defineForm<Sender, Command, NextResult>({
  ...ORDER_FORM,
  name: 'order-qualified-user',
  page: pageOfOrder,
  typed: ({ fields }) => ({ [MEND_FIELDS.qualifiedUser]: uidIn(fields.qualifiedUser) }),
  parse: submission => {
    const code = parseOrder(submission)
    return code.ok ? ok({ code: code.value, uid: uidIn(submission.fields.qualifiedUser) }) : code
  },
  submit: async ({ sender, locale }, { code, uid }) => {
    if (uid === '') return rejected('required')
    const t = getTranslator(locale, 'orders')
    const named = await nameQualifiedUser(requireSignedIn(sender), code, uid)
    if (named.ok) {
      const name = named.value.qualifiedUser?.name ?? ''
      return backToOrder(locale, code, t('mend.qualifiedUser.done', { name }))
    }
    if (isLate(named.error)) return backToOrder(locale, code, t('mend.over'), 'caution')
    return named.error.code === 'QualificationError' ? rejected('notEligible') : failedBy(named.error)
  },
})

import 'server-only'
import { resendActivation } from '@/lib/backends/commerce/order-changes.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { backToOrder, isLate, ORDER_FORM, pageOfOrder, parseOrder } from './order-form.server'

/** Has the activation mail of an order sent again. */
export const handleActivation = defineForm<Sender, string, NextResult>({
  ...ORDER_FORM,
  name: 'order-activation',
  page: pageOfOrder,
  typed: () => ({}),
  parse: parseOrder,
  submit: async ({ sender, locale }, code) => {
    const t = getTranslator(locale, 'orders')
    const sent = await resendActivation(requireSignedIn(sender), code)
    if (sent.ok) return backToOrder(locale, code, t('activation.done'))
    if (isLate(sent.error)) return backToOrder(locale, code, t('activation.notWaiting'), 'caution')
    return sent.error.status === 429
      ? backToOrder(locale, code, t('activation.tooMany'), 'caution')
      : failedBy(sent.error)
  },
})

import 'server-only'
import { decideOrder } from '@/lib/backends/commerce/order-approvals.server'
import { APPROVAL_COMMENT_MAXIMUM } from '@/lib/contract/commerce/order/order-approval'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { checkOptionalLines } from '@/lib/validation/multiline-text'
import { APPROVAL_COMMENT } from './order-fields'
import { backToOrder, isLate, ORDER_FORM, pageOfOrder, parseOrder } from './order-form.server'

type Command = { code: string; isApproved: boolean; comment: string }

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Approves or declines an order of a colleague; an earlier decision is not overwritten. */
export const handleOrderApproval = defineForm<Sender, Command, NextResult>({
  ...ORDER_FORM,
  name: 'order-approval',
  page: pageOfOrder,
  typed: ({ fields }) => ({ [APPROVAL_COMMENT]: textIn(fields[APPROVAL_COMMENT]) }),
  parse: submission => {
    const code = parseOrder(submission)
    if (!code.ok) return code
    const { intent } = submission.fields
    if (intent !== 'approve' && intent !== 'decline') return failed('malformed')
    const comment = textIn(submission.fields[APPROVAL_COMMENT])
    return ok({ code: code.value, isApproved: intent === 'approve', comment })
  },
  submit: async ({ sender }, { code, isApproved, comment }) => {
    const context = requireSignedIn(sender)
    const { locale } = context
    const message = checkOptionalLines(comment, { max: APPROVAL_COMMENT_MAXIMUM })
    if (!message.ok)
      return {
        kind: 'rejected',
        errors: { fieldErrors: [{ name: APPROVAL_COMMENT, ...message.error }], formErrors: [] },
      }
    const decided = await decideOrder(context, code, {
      decision: isApproved ? 'APPROVE' : 'REJECT',
      ...(message.value !== '' && { comment: message.value }),
    })
    const t = getTranslator(locale, 'orders')
    if (decided.ok)
      return backToOrder(locale, code, t(isApproved ? 'approval.approved' : 'approval.declined'))
    return isLate(decided.error)
      ? backToOrder(locale, code, t('approval.over'), 'caution')
      : failedBy(decided.error)
  },
})

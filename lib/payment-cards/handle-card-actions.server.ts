import 'server-only'
import { z } from 'zod'
import { defineForm } from '@/lib/handlers/define-form.server'
import { type NextResult, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { accountDeletePath } from '@/lib/site/account-pages'
import { isCode } from '@/lib/validation/codes'
import { backToCards, makeDefault, removeCard } from './change-cards.server'
import { OWN_CARD_FORM } from './own-card-form.server'

/** The buttons of a card in the list. */
const ACTION = z.object({
  intent: z.enum(['delete', 'default']),
  card: z.string().refine(isCode),
})

/** Deletes a card after a recent sign-in, or makes it the default. */
export const handleCardActions = defineForm<Sender, z.infer<typeof ACTION>, NextResult>({
  ...OWN_CARD_FORM,
  name: 'card-actions',
  page: ({ locale }) => OWN_CARD_FORM.fallbackPage(locale),
  parse: ({ fields }) => {
    const action = ACTION.safeParse(fields)
    return action.success ? ok(action.data) : failed('malformed')
  },
  result: STORED_FORM_RESULT,
  submit: async ({ locale, sender }, { intent, card }) => {
    const context = requireSignedIn(sender)
    if (intent === 'default') return makeDefault(context, card)
    if (await hasRecentSignIn(sender.cookies, Date.now())) return removeCard(context, card)
    return backToCards(locale, 'signInAgain', accountDeletePath(locale, 'paymentCards', card))
  },
})

import 'server-only'
import { z } from 'zod'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { verifyCaptcha } from '@/lib/captcha/captcha.server'
import { CAPTCHA_TOKEN } from '@/lib/captcha/captcha-field'
import { formError } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import { type NextResult, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { newCardPath } from '@/lib/site/card-paths'
import { addCard } from './add-card.server'
import { CARD_TOKEN, checkCardForm } from './card-form'
import { backToCards } from './change-cards.server'
import { OWN_CARD_FORM } from './own-card-form.server'

const FIELDS = z
  .object({
    [CARD_TOKEN]: z.string().max(100).default(''),
    [CAPTCHA_TOKEN]: z.string().default(''),
    billingAddress: z.string().max(64).default(''),
    cardOwner: z.string().max(64).optional(),
    defaultCard: z.literal('on').optional(),
  })
  .transform(({ [CARD_TOKEN]: token, [CAPTCHA_TOKEN]: captcha, billingAddress, cardOwner, defaultCard }) => ({
    billingAddress,
    cardOwner,
    token,
    captcha,
    defaultCard: defaultCard !== undefined,
  }))

/** Adds a card that was entered in the fields of the payment provider, after a recent sign-in. */
export const handleCardForm = defineForm<Sender, z.infer<typeof FIELDS>, NextResult>({
  ...OWN_CARD_FORM,
  name: 'card',
  page: ({ locale }) => newCardPath(locale),
  // The token is worth nothing later: the card is entered again.
  typed: ({ fields }) => {
    const { billingAddress, cardOwner, defaultCard } = fields
    return {
      ...(typeof billingAddress === 'string' && { billingAddress }),
      ...(typeof cardOwner === 'string' && { cardOwner }),
      ...(defaultCard === 'on' && { defaultCard }),
    }
  },
  parse: ({ fields }) => {
    const command = FIELDS.safeParse(fields)
    return command.success ? ok(command.data) : failed('malformed')
  },
  result: STORED_FORM_RESULT,
  submit: async ({ locale, sender, address }, command, { key }) => {
    const context = requireSignedIn(sender)
    if (!(await hasRecentSignIn(sender.cookies, Date.now())))
      return backToCards(locale, 'signInAgain', newCardPath(locale))
    const fieldErrors = checkCardForm(command)
    const { cardOwner } = command
    if (fieldErrors.length > 0 || cardOwner === undefined)
      return { kind: 'rejected', errors: { fieldErrors, formErrors: [] } }
    if (command.token === '') return { kind: 'rejected', errors: formError('cardMissing') }
    const { values: flags } = await getFlags(locale, context.user.id)
    // While the captcha is away, a card is added without it: an outage blocks no user.
    if (flags['checkout-recaptcha'] && (await verifyCaptcha(command.captcha, address)) === 'failed')
      return { kind: 'rejected', errors: formError('captchaFailed') }
    return addCard(context, { ...command, cardOwner }, { key, address })
  },
})

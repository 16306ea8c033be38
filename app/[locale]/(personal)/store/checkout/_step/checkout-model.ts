import type { FormModel } from '@/components/form/enhanced/form-model'
import type { CheckoutForm } from '@/lib/checkout/checkout-forms'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutActionPath } from '@/lib/site/paths'
import { buildStepModel } from '../../../_forms/step-model'
import type { CheckoutStepContext } from './checkout-page'

type Options = {
  step: CheckoutForm
  fieldNames: readonly string[]
  defaults?: Readonly<Record<string, string>>
  /** Names the account that the form is filled in for. */
  version?: string | undefined
}

/** Data that the form of a step of the checkout needs from the server. */
export function checkoutModel(
  context: Pick<CheckoutStepContext, 'locale' | 'draft' | 'formOwner'>,
  { step, fieldNames, ...options }: Options,
): FormModel {
  const { locale } = context
  const { checkout, register } = getMessages(locale)
  const ofWizard = {
    action: checkoutActionPath(step, locale),
    submit: checkout.submit,
    leave: { title: register.leave.titleAdd, kept: register.leave.kept },
  }
  return buildStepModel({ ...context, ...options }, ofWizard, fieldNames)
}

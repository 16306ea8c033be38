import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { CheckoutShell } from '@/components/checkout/checkout-shell'
import { FreshOnReturn } from '@/components/form/aids/fresh-on-return'
import { PartUnavailable } from '@/components/page/service-unavailable'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { accountName } from '@/lib/checkout/account-name'
import type { CheckoutPageStep } from '@/lib/checkout/checkout-forms'
import { type CheckoutContext, requireCheckoutStep } from '@/lib/checkout/guard.server'
import { noticeOf } from '@/lib/checkout/notices'
import { formError } from '@/lib/forms/form-errors'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import type { Problem, Result } from '@/lib/result/result'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { checkoutPath } from '@/lib/site/checkout-steps'
import type { Locale } from '@/lib/site/sites'
import { refusalMessageOf } from '@/lib/steps/handler/refuse-step.server'
import { OutagePage } from '../../../../_shell/outage-page'
import { pageMetadata } from '../../../../_shell/page-metadata'

/** What the content of a step is made of. */
export type CheckoutStepContext = CheckoutContext & { locale: Locale; parameters: AddressParameters }

type Declaration<T> = {
  step: CheckoutPageStep
  /** Loads what the form needs beside the cart. */
  load: (context: CheckoutStepContext) => Promise<Result<T, Problem>>
  render: (value: T, context: CheckoutStepContext) => ReactNode
}

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

/** Opens the step; the message that the page's address names is shown at its form. */
async function openStep({ params, searchParams }: Props, step: CheckoutPageStep) {
  const locale = requireLocale((await params).locale)
  const parameters = await searchParams
  const opened = await requireCheckoutStep(locale, step)
  const code = refusalMessageOf(parameters)
  if (opened.kind === 'unavailable') return { locale, opened }
  const known = switchedDraft(locale, opened)
  const draft =
    code === undefined || known?.errors !== undefined
      ? known
      : { values: {}, ...known, errors: formError(code) }
  return { locale, opened: { ...opened, draft, locale, parameters } }
}

/** A form that was sent for another account than the cart has now says which one orders now. */
function switchedDraft(locale: Locale, { draft, cart }: CheckoutContext): CheckoutContext['draft'] {
  if (draft?.outdated === undefined) return draft
  const { outdated: _, ...kept } = draft
  return { ...kept, errors: formError('accountSwitched', { account: accountName(locale, cart) ?? '' }) }
}

/**
 * Builds the page of a step of the checkout from its declaration: guard first, then what its form needs. The
 * frame stays where a back end that only the form needs is unavailable.
 */
export function checkoutPage<T>({ step, load, render }: Declaration<T>) {
  return {
    async generateMetadata(props: Props): Promise<Metadata> {
      const [{ locale, opened }, isRejected] = await Promise.all([
        openStep(props, step),
        props.searchParams.then(pageHasErrors),
      ])
      const hasErrors = isRejected || (opened.kind === 'open' && opened.draft?.errors !== undefined)
      return pageMetadata(locale, getTranslator(locale, 'checkout')(`steps.${step}.title`), hasErrors)
    },
    async Page(props: Props) {
      const { locale, opened } = await openStep(props, step)
      const retryHref = checkoutPath(locale, step)
      if (opened.kind === 'unavailable')
        return <OutagePage {...{ locale, retryHref }} subject="step" requestId={opened.problem?.requestId} />
      const { cart, progress, parameters, context } = opened
      const [loaded, { values: flags }] = await Promise.all([load(opened), getFlags(locale, context.user.id)])
      if (!loaded.ok) setPageStatus(503)
      return (
        <CheckoutShell
          {...{ locale, step, cart, progress, flags }}
          notice={noticeOf(parameters)}
          supportHref={supportHref(locale)}
        >
          {loaded.ok ? (
            <>
              {render(loaded.value, opened)}
              <FreshOnReturn />
            </>
          ) : (
            <PartUnavailable {...{ locale, retryHref }} subject="step" requestId={loaded.error.requestId} />
          )}
        </CheckoutShell>
      )
    },
  }
}

import { ErrorSummary } from '@/components/form/errors/error-summary'
import { AgentSignIn } from '@/components/support/agent-sign-in'
import { SupportFrame } from '@/components/support/support-frame'
import { Banner } from '@/components/ui/banner'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { readRejectedForm } from '@/lib/forms/rejected-form.server'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { REJECTED_FORM_PARAMETER, SUPPORT_ENDED_PARAMETER } from '@/lib/site/page-parameters'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; parameters: AddressParameters }

/** The sign-in of support staff, with what went wrong the last time. */
export async function SignInContent({ locale, parameters }: Props) {
  const t = getTranslator(locale, 'support')
  const layout = getTranslator(locale, 'layout')
  const rejected = await readRejectedForm(firstParam(parameters, REJECTED_FORM_PARAMETER), undefined)
  const failed: Readonly<Record<string, string>> = getMessages(locale).support.signIn.failed
  const errors = (rejected?.errors.formErrors ?? []).flatMap(({ code }) => failed[code] ?? [])
  const hasEnded = errors.length === 0 && firstParam(parameters, SUPPORT_ENDED_PARAMETER) !== ''
  return (
    <SupportFrame
      locale={locale}
      before={
        <ErrorSummary
          title={getTranslator(locale, 'errors')('summaryTitle')}
          entries={errors.map(text => ({ text }))}
        />
      }
    >
      <p className="mt-3 max-w-prose text-lg">
        {t('staffOnly')} <a href={loginPath(locale)}>{t('toCustomers')}</a>
      </p>
      {hasEnded && (
        <div className="mt-6 max-w-prose">
          <Banner tone="info" toneLabel={layout('tones.info')} announce="none">
            <p>{t('signIn.ended')}</p>
          </Banner>
        </div>
      )}
      <AgentSignIn
        locale={locale}
        username={rejected?.fields.username ?? ''}
        hidden={await newHiddenFields(undefined)}
      />
    </SupportFrame>
  )
}

import { ErrorSummary } from '@/components/form/errors/error-summary'
import { PartUnavailable } from '@/components/page/service-unavailable'
import { startErrors } from '@/components/support/start-errors'
import { StartForm } from '@/components/support/start-form'
import { SupportFrame } from '@/components/support/support-frame'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { getSite, type Locale } from '@/lib/site/sites'
import { supportCustomerPath } from '@/lib/site/support-paths'
import { agentContext, type OpenSupport } from '@/lib/support/agent-form.server'
import { findCustomerByNumber } from '@/lib/support/find-customers.server'
import { mayAct } from '@/lib/support/support-page.server'
import { noSuchPage } from '../../../_page/no-such-page'

type Props = { locale: Locale; code: string; support: OpenSupport; parameters: AddressParameters }

/** The form with which an agent begins to act as a customer; there is none for a customer of another site. */
export async function StartContent({ locale, code, support, parameters }: Props) {
  const found = await findCustomerByNumber(agentContext(locale, support), code)
  const t = getTranslator(locale, 'support')
  const hidden = await newHiddenFields(undefined)
  const frame = { locale, hidden, agent: support.record.agent.name, hasLog: mayAct(support) }
  if (!found.ok) {
    setPageStatus(503)
    return (
      <SupportFrame {...frame}>
        <PartUnavailable
          subject="account"
          locale={locale}
          retryHref={supportCustomerPath(locale, code)}
          requestId={found.error.requestId}
        />
      </SupportFrame>
    )
  }
  const customer = found.value
  if (customer === undefined || customer.baseSite !== getSite(locale).siteId) return noSuchPage(locale)
  const rejected = await rejectedFormOfPage(parameters)
  return (
    <SupportFrame
      {...frame}
      title={t('start.title', { name: customer.name })}
      before={
        <ErrorSummary
          title={getTranslator(locale, 'errors')('summaryTitle')}
          entries={startErrors(locale, rejected).summary}
        />
      }
    >
      <p className="mt-4 max-w-prose">{customer.locked === true ? t('start.locked') : t('start.text')}</p>
      {customer.locked !== true && (
        <StartForm {...{ locale, rejected, hidden }} customerId={customer.customerId} />
      )}
    </SupportFrame>
  )
}

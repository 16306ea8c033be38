import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ErrorSummary } from '@/components/form/error-summary'
import { PartUnavailable } from '@/components/page/service-unavailable'
import { startErrors } from '@/components/support/start-errors'
import { StartForm } from '@/components/support/start-form'
import { SupportFrame } from '@/components/support/support-frame'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { getSite } from '@/lib/site/sites'
import { supportCustomerPath, supportPath } from '@/lib/site/support-paths'
import { agentContext } from '@/lib/support/agent-form.server'
import { findCustomerByNumber } from '@/lib/support/find-customers.server'
import { isLead, mayAct, supportOfPage } from '@/lib/support/support-page.server'
import { isCode } from '@/lib/validation/codes'
import { pageMetadata } from '../../../../../../_shell/page-metadata'
import { noSuchPage } from '../../../../_page/no-such-page'

type Props = { params: Promise<{ locale: string; code: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  return pageMetadata(locale, accountPageTitle(locale, 'supportLogin'))
}

/** Asks for reason and ticket before an agent acts as a customer of this site (pages: Support login). */
export default async function StartActingPage({ params, searchParams }: Props) {
  const { locale: named, code } = await params
  const locale = requireLocale(named)
  const support = await supportOfPage()
  if (support === undefined || !mayAct(support)) redirect(supportPath(locale))
  if (!isCode(code)) return noSuchPage(locale)
  const found = await findCustomerByNumber(agentContext(locale, support), code)
  const t = getTranslator(locale, 'support')
  const hidden = await newHiddenFields(undefined)
  const frame = { locale, hidden, agent: support.record.agent.name, isLead: isLead(support) }
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
  const rejected = await rejectedFormOfPage(await searchParams)
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

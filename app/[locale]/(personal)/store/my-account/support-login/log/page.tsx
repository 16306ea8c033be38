import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PartUnavailable } from '@/components/page/service-unavailable'
import { SupportFrame } from '@/components/support/support-frame'
import { SupportLog } from '@/components/support/support-log'
import { fetchAssistedLog } from '@/lib/backends/commerce/assisted-service.server'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { supportEntriesPath, supportPath } from '@/lib/site/support-paths'
import { agentContext } from '@/lib/support/agent-form.server'
import { logQuery, supportLogAddress } from '@/lib/support/log-address'
import { isLead, mayAct, supportOfPage } from '@/lib/support/support-page.server'
import { pageMetadata } from '../../../../../_shell/page-metadata'
import { roleMissing } from '../_content/role-missing'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  return pageMetadata(locale, getTranslator(locale, 'support')('log.title'))
}

/** What the agent did on this site, for a team lead what all agents did (pages: Support login). */
export default async function SupportLogPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const t = getTranslator(locale, 'support')
  const support = await supportOfPage()
  if (support === undefined) redirect(supportPath(locale))
  const hidden = await newHiddenFields(undefined)
  const frame = { locale, hidden, title: t('log.title'), agent: support.record.agent.name }
  if (!mayAct(support)) return roleMissing(frame)
  const asked = supportLogAddress.parse(await searchParams)
  const log = await fetchAssistedLog(agentContext(locale, support), logQuery(asked))
  if (!log.ok) setPageStatus(503)
  return (
    <SupportFrame {...frame}>
      <p className="mt-4">{t(isLead(support) ? 'log.ofAll' : 'log.own')}</p>
      <p className="mt-2">
        <a href={supportEntriesPath(locale, undefined)} className="inline-block py-1">
          {t('log.all')}
        </a>
      </p>
      {log.ok ? (
        <SupportLog {...{ locale, asked }} log={log.value} />
      ) : (
        <PartUnavailable
          subject="account"
          locale={locale}
          retryHref={supportLogAddress.build(locale, asked)}
          requestId={log.error.requestId}
        />
      )}
    </SupportFrame>
  )
}

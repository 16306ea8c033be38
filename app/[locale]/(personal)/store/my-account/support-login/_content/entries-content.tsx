import { PartUnavailable } from '@/components/page/service-unavailable'
import { SupportEntries } from '@/components/support/support-entries'
import { SupportFrame } from '@/components/support/support-frame'
import { fetchAssistedEntries } from '@/lib/backends/commerce/assisted-service.server'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { pageOf } from '@/lib/site/page-number'
import { SUPPORT_SESSION_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import { supportEntriesPath, supportLogPath } from '@/lib/site/support-paths'
import { agentContext, type OpenSupport } from '@/lib/support/agent-form.server'
import { isLead, mayAct } from '@/lib/support/support-page.server'
import { roleMissing } from './role-missing'

type Props = { locale: Locale; parameters: AddressParameters; support: OpenSupport }

const SESSION = /^[\w-]{1,64}$/

/** The entries of the log, of one session if the address names it; 403 for an agent without the role. */
export async function EntriesContent({ locale, parameters, support }: Props) {
  const t = getTranslator(locale, 'support')
  const hidden = await newHiddenFields(undefined)
  const frame = { locale, hidden, title: t('log.all'), agent: support.record.agent.name }
  if (!mayAct(support)) return roleMissing(frame)
  const named = firstParam(parameters, SUPPORT_SESSION_PARAMETER)
  const session = SESSION.test(named) ? named : undefined
  const page = pageOf(parameters)
  const found = await fetchAssistedEntries(agentContext(locale, support), page - 1, session)
  if (!found.ok) setPageStatus(503)
  const scope = isLead(support) ? 'log.entriesOfAll' : 'log.entriesOwn'
  return (
    <SupportFrame {...frame}>
      <p className="mt-4">{t(session === undefined ? scope : 'log.entriesOfSession')}</p>
      <p className="mt-2">
        <a href={supportLogPath(locale)} className="inline-block py-1">
          {t('log.back')}
        </a>
      </p>
      {found.ok ? (
        <SupportEntries {...{ locale, page, session }} found={found.value} />
      ) : (
        <PartUnavailable
          subject="account"
          locale={locale}
          retryHref={supportEntriesPath(locale, session, page)}
          requestId={found.error.requestId}
        />
      )}
    </SupportFrame>
  )
}

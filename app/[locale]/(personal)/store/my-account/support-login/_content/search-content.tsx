import type { ComponentProps } from 'react'
import { PartUnavailable } from '@/components/page/service-unavailable'
import { CustomerSearch } from '@/components/support/customer-search'
import { SupportFrame } from '@/components/support/support-frame'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import { supportSearchPath } from '@/lib/site/support-paths'
import { agentContext, type OpenSupport } from '@/lib/support/agent-form.server'
import { readCustomerQuery } from '@/lib/support/customer-query'
import { findCustomers } from '@/lib/support/find-customers.server'
import { mayAct } from '@/lib/support/support-page.server'

type Props = { locale: Locale; parameters: AddressParameters; support: OpenSupport }

const PAGE = /^[1-9]\d{0,3}$/

/** The page of a list that an address names, from 1. */
const pageOfAddress = (parameters: AddressParameters): number => {
  const named = firstParam(parameters, LIST_PARAMETERS.page)
  return PAGE.test(named) ? Number(named) : 1
}

const FORBIDDEN = 403

type Frame = Omit<ComponentProps<typeof SupportFrame>, 'children'>

function forbidden(frame: Frame) {
  setPageStatus(FORBIDDEN)
  const t = getTranslator(frame.locale, 'support')
  return (
    <SupportFrame {...frame}>
      <h2 className="mt-8 text-xl">{t('forbidden.title')}</h2>
      <p className="mt-2 max-w-prose">{t('forbidden.text')}</p>
    </SupportFrame>
  )
}

/** The search of customers; 403 for an agent without the role to act as one. */
export async function SearchContent({ locale, parameters, support }: Props) {
  const frame = {
    locale,
    agent: support.record.agent.name,
    hasLog: mayAct(support),
    hidden: await newHiddenFields(undefined),
  }
  if (!mayAct(support)) return forbidden(frame)
  const query = readCustomerQuery(firstParam(parameters, LIST_PARAMETERS.search))
  const page = pageOfAddress(parameters)
  const isAsked = query.text !== '' && query.fault === undefined
  const found = isAsked ? await findCustomers(agentContext(locale, support), query.text, page) : undefined
  // The role was there at the sign-in, and is not any more.
  if (found?.ok === false && found.error.status === FORBIDDEN) return forbidden(frame)
  if (found?.ok === false) setPageStatus(503)
  return (
    <SupportFrame {...frame}>
      <CustomerSearch locale={locale} query={query} found={found?.ok === true ? found.value : undefined} />
      {found?.ok === false && (
        <PartUnavailable
          subject="account"
          locale={locale}
          retryHref={supportSearchPath(locale, query.text, page)}
          requestId={found.error.requestId}
        />
      )}
    </SupportFrame>
  )
}

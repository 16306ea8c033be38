import { PartUnavailable } from '@/components/page/service-unavailable'
import { CustomerSearch } from '@/components/support/customer-search'
import { SupportFrame } from '@/components/support/support-frame'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { setPageStatus } from '@/lib/request/request-context'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { pageOf } from '@/lib/site/page-number'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import { supportSearchPath } from '@/lib/site/support-paths'
import { agentContext, type OpenSupport } from '@/lib/support/agent-form.server'
import { readCustomerQuery } from '@/lib/support/customer-query'
import { findCustomers } from '@/lib/support/find-customers.server'
import { mayAct } from '@/lib/support/support-page.server'
import { roleMissing } from './role-missing'

type Props = { locale: Locale; parameters: AddressParameters; support: OpenSupport }

const FORBIDDEN = 403

/** The search of customers; 403 for an agent without the role to act as one. */
export async function SearchContent({ locale, parameters, support }: Props) {
  const frame = {
    locale,
    agent: support.record.agent.name,
    hasLog: mayAct(support),
    hidden: await newHiddenFields(undefined),
  }
  if (!mayAct(support)) return roleMissing(frame)
  const query = readCustomerQuery(firstParam(parameters, LIST_PARAMETERS.search))
  const page = pageOf(parameters)
  const isAsked = query.text !== '' && query.fault === undefined
  const found = isAsked ? await findCustomers(agentContext(locale, support), query.text, page) : undefined
  // The role was there at the sign-in, and is not any more.
  if (found?.ok === false && found.error.status === FORBIDDEN) return roleMissing(frame)
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

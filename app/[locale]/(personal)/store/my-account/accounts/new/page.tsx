import type { Metadata } from 'next'
import { AccountShell } from '@/components/account/account-shell'
import { PartUnavailable } from '@/components/page/service-unavailable'
import { FreshOnReturn } from '@/components/registration/aids/fresh-on-return'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import { getTranslator } from '@/lib/i18n/translator'
import { userOf } from '@/lib/registration/visitor.server'
import { setPageStatus } from '@/lib/request/request-context'
import { newAccountPath } from '@/lib/site/routes'
import { organisationContent } from '../../../../_forms/organisation-content'
import { AccountUnavailable } from '../../_content/account-unavailable'
import { type NewAccountProps, openNewAccount } from '../../_content/new-account-visit'

export const dynamic = 'force-dynamic'

export async function generateMetadata(props: NewAccountProps): Promise<Metadata> {
  const { locale, visit } = await openNewAccount(props)
  const title = getTranslator(locale, 'account')('accounts.add')
  const hasErrors = !('kind' in visit) && visit.draft?.errors !== undefined
  return {
    title: hasErrors ? getTranslator(locale, 'common')('errorTitlePrefix', { title }) : title,
    robots: { index: false },
  }
}

/** Adds an organization to a complete account, by the form and the questions of the registration. */
export default async function NewAccountPage(props: NewAccountProps) {
  const { locale, visit } = await openNewAccount(props)
  if ('kind' in visit) return <AccountUnavailable locale={locale} page="accounts" />
  const [content, { values: flags }] = await Promise.all([
    organisationContent({ locale, ...visit, form: 'add-organisation' }),
    getFlags(locale, userOf(visit.visitor)),
  ])
  if (!content.ok) setPageStatus(503)
  const text = getTranslator(locale, 'account')
  const { requestId } = content.ok ? {} : content.error
  return (
    <AccountShell
      {...{ locale, below: text('accounts.add'), hiddenPages: hiddenAccountPages(flags) }}
      page="accounts"
    >
      <p className="mt-3 mb-8 max-w-form text-lg text-muted">{text('accounts.addIntro')}</p>
      {content.ok && content.value}
      {requestId && (
        <PartUnavailable subject="account" {...{ locale, requestId }} retryHref={newAccountPath(locale)} />
      )}
      <FreshOnReturn />
    </AccountShell>
  )
}

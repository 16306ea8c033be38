import type { Metadata } from 'next'
import { FreshOnReturn } from '@/components/form/aids/fresh-on-return'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { getTranslator } from '@/lib/i18n/translator'
import { userOf } from '@/lib/registration/visitor.server'
import { newAccountPath } from '@/lib/site/routes'
import { OutagePage } from '../../../../../_shell/outage-page'
import { pageMetadata } from '../../../../../_shell/page-metadata'
import { organisationContent } from '../../../../_forms/organisation-content'
import { AccountFrame } from '../../_shell/account-frame'
import { type NewAccountProps, openNewAccount } from './_content/new-account-visit'

export const dynamic = 'force-dynamic'

export async function generateMetadata(props: NewAccountProps): Promise<Metadata> {
  const { locale, visit } = await openNewAccount(props)
  const title = getTranslator(locale, 'account')('accounts.add')
  return pageMetadata(locale, title, !('kind' in visit) && visit.draft?.errors !== undefined)
}

/** Adds an organization to a complete account, with the form and the questions of the registration. */
export default async function NewAccountPage(props: NewAccountProps) {
  const { locale, visit } = await openNewAccount(props)
  const address = newAccountPath(locale)
  if ('kind' in visit) return <OutagePage locale={locale} subject="session" retryHref={address} />
  const [answer, { values: flags }] = await Promise.all([
    organisationContent({ locale, ...visit, form: 'add-organisation' }),
    getFlags(locale, userOf(visit.visitor)),
  ])
  const text = getTranslator(locale, 'account')
  return (
    <AccountFrame {...{ locale, flags, answer, address }} page="accounts" below={text('accounts.add')}>
      {content => (
        <>
          <p className="mt-3 mb-8 max-w-form text-lg text-muted">{text('accounts.addIntro')}</p>
          {content}
          <FreshOnReturn />
        </>
      )}
    </AccountFrame>
  )
}

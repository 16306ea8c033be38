import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { AddressBook } from '@/components/account/address-book'
import { Profile } from '@/components/account/profile'
import { Qualifications } from '@/components/account/qualifications'
import { SupportLink } from '@/components/account/support-link'
import { ComingNotice } from '@/components/coming/coming-notice'
import { Quotes } from '@/components/quotes/quotes'
import { readQuotesPage } from '@/components/quotes/quotes-page'
import { DELETE } from '@/components/saved-carts/delete-address'
import { SavedCarts } from '@/components/saved-carts/saved-carts'
import { passwordResetHref } from '@/lib/auth/password-reset.server'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import { listQuotes } from '@/lib/backends/commerce/quotes.server'
import { listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import { acceptedEvidence } from '@/lib/backends/flags/qualification-evidence'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { formatPhone } from '@/lib/format/phone.server'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { getTranslator } from '@/lib/i18n/translator'
import { readPreferencesContext } from '@/lib/prompts/preferences-context.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { firstParam } from '@/lib/site/address-parameters'
import { AccountHome } from './account-home'
import type { AccountContext } from './account-visit'
import { AccountsContent } from './accounts-content'
import { PreferencesContent } from './preferences-content'
import { shown } from './shown'

/** What a page of the account shows. */
export async function AccountContent(visit: AccountContext): Promise<ReactNode> {
  const { locale, page, session, flags, parameters } = visit
  const { user } = session
  const context = signedInContext(session, locale)
  const support = supportHref(locale)
  const hiddenPages = hiddenAccountPages(flags)
  const coming = (
    <ComingNotice locale={locale} page={page}>
      <SupportLink
        locale={locale}
        supportHref={support}
        text={getTranslator(locale, 'coming')('todaySignedIn')}
      />
    </ComingNotice>
  )
  switch (page) {
    case 'accountHome':
      return <AccountHome visit={visit} context={context} hiddenPages={hiddenPages} />
    case 'profile':
      return shown(visit, await fetchUser(context), record => (
        <Profile
          {...{ locale, record }}
          supportHref={support}
          email={user.email}
          phone={formatPhone(record)}
          resetHref={passwordResetHref(locale)}
        />
      ))
    case 'accounts':
      return <AccountsContent visit={visit} context={context} />
    case 'addressBook':
      return shown(visit, await listAddresses(context), addresses => (
        <AddressBook locale={locale} addresses={addresses} supportHref={support} />
      ))
    case 'qualifications':
      return shown(visit, await fetchUser(context), ({ qualification }) => (
        <Qualifications
          locale={locale}
          qualification={qualification}
          evidence={acceptedEvidence(flags)}
          supportHref={support}
        />
      ))
    case 'preferences':
      return shown(
        visit,
        await readPreferencesContext({ session, locale, cookies: cookieMapOf(await cookies()) }),
        preferences => <PreferencesContent locale={locale} preferences={preferences} />,
      )
    case 'savedCarts': {
      const hidden = await newHiddenFields(user.id)
      return shown(visit, await listSavedCarts(context), lists => (
        <SavedCarts {...{ locale, lists, hidden }} toDelete={firstParam(parameters, DELETE)} />
      ))
    }
    case 'quotes':
      return shown(visit, await listQuotes(context, readQuotesPage(parameters) - 1), ({ quotes }) => (
        <Quotes {...{ locale, quotes }} page={readQuotesPage(parameters)} supportHref={support} />
      ))
    default:
      return coming
  }
}

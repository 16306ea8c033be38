import { SignOutForm } from '@/components/session/sign-out-form'
import { Button } from '@/components/ui/button'
import { staticMarkupData } from '@/components/ui/static-markup-data'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { getTranslator } from '@/lib/i18n/translator'
import { ACCOUNT_PAGES, accountPath, type MyAccountPage } from '@/lib/site/account-pages'
import { signOutActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { AccountLinksView } from './account-links-view'

type Props = {
  locale: Locale
  current: MyAccountPage
  /** Pages that the user's flags hide. */
  hiddenPages: readonly string[]
}

/** Navigation of the account pages; on a phone, whose header has the sign-out too, it opens from a line. */
export const AccountNav = (props: Props) => (
  <div className="no-print">
    <AccountLinksView data={staticMarkupData(dataOf(props))} />
    <SignOutForm action={signOutActionPath(props.locale)} className="mt-3 max-lg:hidden">
      <Button type="submit" variant="quiet">
        {getTranslator(props.locale, 'layout')('account.signOut')}
      </Button>
    </SignOutForm>
  </div>
)

function dataOf({ locale, current, hiddenPages }: Props) {
  const t = getTranslator(locale, 'account')
  const label = t('navigation')
  const pages = ACCOUNT_PAGES.map(({ page }) => page).filter(page => !hiddenPages.includes(page))
  return {
    label,
    summary:
      current === 'accountHome' ? label : t('navigationAt', { page: accountPageTitle(locale, current) }),
    links: (['accountHome', ...pages] as const).map(page => ({
      label: accountPageTitle(locale, page),
      href: accountPath(locale, page),
      isCurrent: page === current,
    })),
  }
}

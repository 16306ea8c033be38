import { SignOutForm } from '@/components/session/sign-out-form'
import { Button } from '@/components/ui/button'
import { staticMarkupData } from '@/components/ui/static-markup-data'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { getTranslator } from '@/lib/i18n/translator'
import { ACCOUNT_PAGES, accountPath, type MyAccountPage } from '@/lib/site/account-pages'
import { signOutActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { AccountLinksView } from './account-links-view'

const LINKS_ID = 'account-pages'
const FOLDED_ID = 'account-pages-folded'

type Props = {
  locale: Locale
  current: MyAccountPage
  /** Pages that the user's flags hide. */
  hiddenPages: readonly string[]
}

/** Navigation of the account pages; on a phone it opens from a line with the name of the current page. */
export function AccountNav(props: Props) {
  const t = getTranslator(props.locale, 'account')
  const label = t('navigation')
  return (
    <>
      <nav aria-label={label} className="max-lg:hidden">
        <PageList {...props} id={LINKS_ID} />
      </nav>
      <nav aria-label={label} className="lg:hidden">
        <details className="rounded-md border border-line">
          <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
            {props.current === 'accountHome'
              ? label
              : t('navigationAt', { page: accountPageTitle(props.locale, props.current) })}
          </summary>
          <div className="border-t border-line p-2">
            <PageList {...props} id={FOLDED_ID} />
          </div>
        </details>
      </nav>
    </>
  )
}

function PageList({ locale, current, hiddenPages, id }: Props & { id: string }) {
  const pages = ACCOUNT_PAGES.map(({ page }) => page).filter(page => !hiddenPages.includes(page))
  const links = (['accountHome', ...pages] as const).map(page => ({
    label: accountPageTitle(locale, page),
    href: accountPath(locale, page),
    isCurrent: page === current,
  }))
  return (
    <>
      <AccountLinksView id={id} data={staticMarkupData({ links })} />
      <SignOutForm action={signOutActionPath(locale)} className="mt-3">
        <Button type="submit" variant="quiet">
          {getTranslator(locale, 'layout')('account.signOut')}
        </Button>
      </SignOutForm>
    </>
  )
}

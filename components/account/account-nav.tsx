import { SignOutForm } from '@/components/session/sign-out-form'
import { Button } from '@/components/ui/button'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { getTranslator } from '@/lib/i18n/translator'
import { ACCOUNT_PAGES, accountPath, type MyAccountPage } from '@/lib/site/account-pages'
import { signOutActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

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
        <PageList {...props} />
      </nav>
      <nav aria-label={label} className="lg:hidden">
        <details className="rounded-md border border-line">
          <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
            {props.current === 'accountHome'
              ? label
              : t('navigationAt', { page: accountPageTitle(props.locale, props.current) })}
          </summary>
          <div className="border-t border-line p-2">
            <PageList {...props} />
          </div>
        </details>
      </nav>
    </>
  )
}

function PageList({ locale, current, hiddenPages }: Props) {
  const pages = ACCOUNT_PAGES.map(({ page }) => page).filter(page => !hiddenPages.includes(page))
  return (
    <>
      <ul>
        {(['accountHome', ...pages] as const).map(page => (
          <li key={page}>
            <a
              href={accountPath(locale, page)}
              {...(page === current && { 'aria-current': 'page' as const })}
              className="block min-h-10 border-l-4 border-transparent px-3 py-2 text-ink no-underline hover:bg-mist hover:underline aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold"
            >
              {accountPageTitle(locale, page)}
            </a>
          </li>
        ))}
      </ul>
      <SignOutForm action={signOutActionPath(locale)} className="mt-3">
        <Button type="submit" variant="quiet">
          {getTranslator(locale, 'layout')('account.signOut')}
        </Button>
      </SignOutForm>
    </>
  )
}

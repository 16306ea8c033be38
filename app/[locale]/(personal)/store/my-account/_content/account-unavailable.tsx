import { accountPath, type MyAccountPage } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { OutagePage } from '../../../../_shell/outage-page'

type Props = {
  locale: Locale
  page: MyAccountPage
  /** Where what somebody has chosen stands in the address. */
  retryHref?: string
}

/** In the place of an account page while nobody can tell whose it is. */
export const AccountUnavailable = ({ locale, page, retryHref = accountPath(locale, page) }: Props) => (
  <OutagePage locale={locale} subject="session" retryHref={retryHref} />
)

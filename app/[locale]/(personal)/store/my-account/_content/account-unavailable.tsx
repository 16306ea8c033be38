import { OutageScreen } from '@/components/layout/outage-screen'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { accountPath, type MyAccountPage } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  page: MyAccountPage
  /** Where what somebody has chosen stands in the address. */
  retryHref?: string
}

/** In the place of an account page while nobody can tell whose it is. */
export const AccountUnavailable = ({ locale, page, retryHref = accountPath(locale, page) }: Props) => (
  <div className="column py-8 lg:py-12">
    <OutageScreen about="login" locale={locale} retryHref={retryHref} supportHref={supportHref(locale)} />
  </div>
)

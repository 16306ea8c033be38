import { SupportLink } from '@/components/account/support-link'
import { ComingNotice } from '@/components/coming/coming-notice'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import type { AccountPage } from '@/lib/site/account-pages'
import type { Messages } from '@/locales/en/messages'
import { accountPage } from './account-page'

/** Placeholder of an account page that opens later. */
export const comingAccountPage = (page: AccountPage & keyof Messages['coming']['pages']) =>
  accountPage({
    page,
    load: async () => ok(undefined),
    render: (_, { locale }) => (
      <ComingNotice locale={locale} page={page}>
        <SupportLink
          locale={locale}
          supportHref={supportHref(locale)}
          text={getTranslator(locale, 'coming')('todaySignedIn')}
        />
      </ComingNotice>
    ),
  })

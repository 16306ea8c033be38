import { PartUnavailable } from '@/components/page/service-unavailable'
import { staticMarkupData } from '@/components/ui/static-markup-data'
import type { AccountHome } from '@/lib/account-home/account-home'
import { accountTasks } from '@/lib/account-home/account-tasks'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { AccountSwitch } from './account-switch'
import { homeCards } from './home-cards'
import { HomeView } from './home-view'

type Props = {
  locale: Locale
  name: string
  home: AccountHome
  hiddenPages: readonly string[]
  hidden: HiddenFieldValues
  /** Epoch milliseconds. */
  now: number
}

/** What waits for the user, then the parts of the account (pages: My account home). */
export function AccountHomePage({ name, hidden, ...told }: Props) {
  const { locale, home } = told
  const { failedRequest, accounts = [], acting } = home
  const t = getTranslator(locale, 'accountHome')
  return (
    <>
      <p className="mt-3 max-w-prose text-lg wrap-anywhere">{t('signedInAs', { name })}</p>
      <AccountSwitch {...{ locale, accounts, acting, hidden }} />
      {failedRequest !== undefined && (
        <PartUnavailable
          subject="account"
          locale={locale}
          retryHref={accountPath(locale, 'accountHome')}
          requestId={failedRequest}
        />
      )}
      <HomeView
        data={staticMarkupData({
          tasksTitle: t('tasks.title'),
          tasks: accountTasks(told),
          noTasks: t(failedRequest === undefined ? 'tasks.none' : 'unavailable'),
          cardsTitle: t('parts'),
          cards: homeCards(told),
        })}
      />
    </>
  )
}

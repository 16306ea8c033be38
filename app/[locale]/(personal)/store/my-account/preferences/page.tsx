import { cookies } from 'next/headers'
import { loadOutstandingItems } from '@/lib/account-closure/load-outstanding-items.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { loadPreferences } from '@/lib/preferences/load-preferences.server'
import { rejectedSection } from '@/lib/preferences/rejected-section'
import { ok } from '@/lib/result/result'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { pageHasErrors, rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { WHOLE_ACCOUNT } from '@/lib/site/account-closure-paths'
import { firstParam } from '@/lib/site/address-parameters'
import { DELETE_PARAMETER } from '@/lib/site/page-parameters'
import { accountPage } from '../_shell/account-page'
import { PreferencesContent } from './_content/preferences-content'

const page = accountPage({
  page: 'preferences',
  hasErrors: ({ parameters }) => pageHasErrors(parameters),
  load: async ({ context, parameters }) => {
    const data = await loadPreferences(context)
    if (!data.ok) return data
    const isRecent = await hasRecentSignIn(cookieMapOf(await cookies()), Date.now())
    const isAsking = firstParam(parameters, DELETE_PARAMETER) === WHOLE_ACCOUNT
    return ok({
      data: data.value,
      rejected: rejectedSection(await rejectedFormOfPage(parameters)),
      closure: {
        isAsking,
        isRecent,
        open: isAsking && isRecent ? await loadOutstandingItems(context) : undefined,
      },
    })
  },
  render: (preferences, { locale, hidden }) => (
    <PreferencesContent {...{ locale, hidden }} {...preferences} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

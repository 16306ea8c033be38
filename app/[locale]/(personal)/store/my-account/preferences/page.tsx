import { cookies } from 'next/headers'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { readPreferencesContext } from '@/lib/prompts/preferences-context.server'
import { ok } from '@/lib/result/result'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { WHOLE_ACCOUNT } from '@/lib/site/account-closure-paths'
import { firstParam } from '@/lib/site/address-parameters'
import { DELETE_PARAMETER } from '@/lib/site/page-parameters'
import { accountPage } from '../_shell/account-page'
import { PreferencesContent } from './_content/preferences-content'

const page = accountPage({
  page: 'preferences',
  hasErrors: async ({ parameters }) => (await rejectedFormOfPage(parameters)) !== undefined,
  load: async ({ session, locale, parameters }) => {
    const preferences = await readPreferencesContext(
      { session, locale },
      await rejectedFormOfPage(parameters),
    )
    if (!preferences.ok) return preferences
    return ok({
      ...preferences.value,
      isRecent: await hasRecentSignIn(cookieMapOf(await cookies()), Date.now()),
    })
  },
  render: ({ isRecent, ...preferences }, { locale, hidden, parameters }) => (
    <PreferencesContent
      {...{ locale, preferences }}
      closure={{
        hidden,
        isRecent,
        isAsking: firstParam(parameters, DELETE_PARAMETER) === WHOLE_ACCOUNT,
      }}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

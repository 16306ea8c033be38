import { cookies } from 'next/headers'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { hasRefusedPreferences, readPreferencesContext } from '@/lib/prompts/preferences-context.server'
import { accountPage } from '../_shell/account-page'
import { PreferencesContent } from './_content/preferences-content'

const page = accountPage({
  page: 'preferences',
  hasErrors: () => hasRefusedPreferences(),
  load: async ({ session, locale }) =>
    readPreferencesContext({ session, locale, cookies: cookieMapOf(await cookies()) }),
  render: (preferences, { locale }) => <PreferencesContent {...{ locale, preferences }} />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

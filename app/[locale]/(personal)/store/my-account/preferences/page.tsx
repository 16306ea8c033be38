import { readPreferencesContext } from '@/lib/prompts/preferences-context.server'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { accountPage } from '../_shell/account-page'
import { PreferencesContent } from './_content/preferences-content'

const page = accountPage({
  page: 'preferences',
  hasErrors: async ({ parameters }) => (await rejectedFormOfPage(parameters)) !== undefined,
  load: async ({ session, locale, parameters }) =>
    readPreferencesContext({ session, locale }, await rejectedFormOfPage(parameters)),
  render: (preferences, { locale }) => <PreferencesContent {...{ locale, preferences }} />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

import { Profile } from '@/components/account/profile'
import { passwordResetHref } from '@/lib/auth/password-reset.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { formatPhone } from '@/lib/format/phone.server'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'profile',
  load: ({ context }) => fetchUser(context),
  render: (record, { locale, session }) => (
    <Profile
      {...{ locale, record }}
      supportHref={supportHref(locale)}
      email={session.user.email}
      phone={formatPhone(record)}
      resetHref={passwordResetHref(locale)}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

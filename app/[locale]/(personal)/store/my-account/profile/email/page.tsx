import { EmailLinkQuestion } from '@/components/profile/email-link'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { fetchEmailLink } from '@/lib/backends/login-service/email-change.server'
import { emailLinkCodeSchema } from '@/lib/contract/email-change'
import { getTranslator } from '@/lib/i18n/translator'
import { isEmailUsername } from '@/lib/profile/email/email-fields'
import { ok } from '@/lib/result/result'
import { firstParam } from '@/lib/site/address-parameters'
import { EMAIL_LINK_PARAMETER } from '@/lib/site/page-parameters'
import { emailLinkPath } from '@/lib/site/profile-paths'
import { type AccountContext, type AccountRequest, accountPage } from '../../_shell/account-page'

/** The code in the query string; empty if it is malformed. */
function codeIn({ parameters }: Pick<AccountRequest, 'parameters'>): string {
  const code = firstParam(parameters, EMAIL_LINK_PARAMETER)
  return emailLinkCodeSchema.safeParse(code).success ? code : ''
}

/** Only reads the state of the link: mail programs open links, too, so a GET must not confirm the change. */
async function load({ context, parameters }: AccountContext) {
  const code = codeIn({ parameters })
  const [link, record] = await Promise.all([
    code === '' ? ok({ state: 'unknown' as const }) : fetchEmailLink(context.user, code),
    fetchUser(context),
  ])
  if (!link.ok) return link
  if (!record.ok) return record
  const { email = '', iamUsername: username } = record.value
  return ok({ link: link.value, code, isUsername: isEmailUsername({ email, username }) })
}

const page = accountPage({
  page: 'profile',
  // The sign-in page returns to this address, so that a signed-out user gets back to the link.
  address: request => emailLinkPath(request.locale, codeIn(request)),
  below: ({ locale }) => getTranslator(locale, 'profile')('emailChange.page.title'),
  load,
  render: (data, { locale, hidden }) => <EmailLinkQuestion {...data} {...{ locale, hidden }} />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

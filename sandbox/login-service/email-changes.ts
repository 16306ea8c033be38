import type { z } from 'zod'
import type { emailChangeAnswerSchema, emailChangeBodySchema } from '../../lib/contract/email-change.ts'
import type { LoginServiceError } from '../../lib/contract/login-service.ts'
import { emailLinkMail, emailNoticeMail } from '../commerce/mails/account-mails.ts'
import { siteOfTag } from '../content/sites.ts'
import type { SandboxContext } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import type { UserDirectory } from '../identity/user-directory.ts'
import { isTaken } from './change-email.ts'
import { findOpenChange, issueCode, type StoredEmailChange, sendsLeft } from './email-change-store.ts'

type Refusal = Extract<LoginServiceError['code'], 'email_taken' | 'no_change' | 'too_many_mails'>

type AgentCall = { context: SandboxContext; users: UserDirectory }

/** The pending email change of a user, as response body. */
export const describeChange = (
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  userId: string,
): z.infer<typeof emailChangeAnswerSchema> => {
  const now = clock.now()
  const change = findOpenChange(database, userId, now)
  if (change === undefined) return {}
  const { email, requestedAt, expiresAt } = change
  return {
    change: {
      email,
      requestedAt: new Date(requestedAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
      sendsLeft: sendsLeft(database, userId, now),
    },
  }
}

/** Starts an email change: mails a link to the new address and a notice to the old one. */
export const beginChange = (
  { context, users }: AgentCall,
  { userId, siteId, email, languageTag }: z.infer<typeof emailChangeBodySchema>,
): Refusal | undefined =>
  transaction(context.database, () => {
    if (isTaken(users, userId, email)) return 'email_taken'
    const now = context.clock.now()
    const before = findOpenChange(context.database, userId, now)
    const language = siteOfTag(languageTag).language
    const refused = sendLink(context, { userId, email, site: siteId, language })
    const old = users.find(userId)?.email ?? ''
    if (refused === undefined && old !== '' && before?.email !== email)
      context.mailStore.send(emailNoticeMail(old, 'emailPending', { language, email }))
    return refused
  })

/** Mails a new link for the pending email change; the earlier link stops working. */
export const sendAgain = ({ context }: Pick<AgentCall, 'context'>, userId: string): Refusal | undefined =>
  transaction(context.database, () => {
    const change = findOpenChange(context.database, userId, context.clock.now())
    return change === undefined ? 'no_change' : sendLink(context, change)
  })

type Wanted = Pick<StoredEmailChange, 'userId' | 'email' | 'site' | 'language'>

/** The origin of links comes from the settings, never from the `Host` header of a request. */
const sendLink = (
  { database, clock, mailStore, settings }: SandboxContext,
  wanted: Wanted,
): Refusal | undefined => {
  const code = issueCode(database, wanted, clock.now())
  if (code === undefined) return 'too_many_mails'
  const { email, site, language } = wanted
  const page = `${settings.storeOrigins[0] ?? ''}/store/${site}/${language}/my-account/profile/email`
  mailStore.send(emailLinkMail(email, { language, href: `${page}?${new URLSearchParams({ link: code })}` }))
  return undefined
}

import type { ReactNode } from 'react'
import { SupportBar } from '@/components/support/support-bar'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { readSession } from '@/lib/session/session.server'
import { visitorKeyOf } from '@/lib/session/visitor-key.server'
import { supportBarWords } from '@/lib/support/bar-words'
import { ArrivedSwitch } from '../_shell/arrived-switch'
import { UrlNotifications } from '../_shell/notifications'
import { SignedInLine } from '../_shell/signed-in-line'
import { WithFlags } from '../_shell/with-flags'

type Props = { params: Promise<{ locale: string }>; children: ReactNode }

/** Layout of the personal pages; the flags are those of the signed-in user. */
export default async function PersonalLayout({ params, children }: Props) {
  const locale = requireLocale((await params).locale)
  const session = await readSession()
  const bar = session.state === 'signedIn' ? supportBarWords(locale, session, Date.now()) : undefined
  return (
    <WithFlags
      locale={locale}
      user={
        session.state === 'anonymous'
          ? undefined
          : { id: session.user.id, visitorKey: visitorKeyOf(session.sid) }
      }
    >
      {bar && <SupportBar {...bar} className="unless-scripted" />}
      {session.state !== 'anonymous' && <SignedInLine locale={locale} user={session.user} />}
      <UrlNotifications locale={locale} />
      <ArrivedSwitch locale={locale} />
      {children}
    </WithFlags>
  )
}

import type { ReactNode } from 'react'
import { HelpLink } from '@/components/ui/help-link'
import { TextLink } from '@/components/ui/text-link'
import { getTranslator } from '@/lib/i18n/translator'
import type { FieldsFrame } from '@/lib/payment/payment-provider'
import type { Locale } from '@/lib/site/sites'
import { AttemptWatch } from './attempt-watch'
import { ChallengeFrame } from './challenge-frame'

type Challenge = {
  frame: FieldsFrame
  /** Title of the frame, and the link that opens the page of the bank in a tab of its own. */
  texts: { frame: string; open: string }
  hrefs: { completed: string; left: string }
}

type Props = {
  locale: Locale
  state: 'processing' | 'unclear' | 'declined' | 'challenge' | 'lost'
  title: string
  /** Paragraphs that say what has happened. */
  children: ReactNode
  /** The 3-D Secure challenge, if the browser is to show it. */
  challenge: Challenge | undefined
  /** Links to what the user can do now. */
  actions: ReactNode
  /** Handler that says what has become of the attempt. */
  watchedPath: string
  supportHref: string
}

/** What has become of an attempt to pay that is not confirmed; a state that can end is watched. */
export function AttemptScreen(props: Props) {
  const { locale, state, title, children, challenge, actions, watchedPath, supportHref } = props
  return (
    <div className="column py-8 lg:py-12">
      <h1>{title}</h1>
      <div className="mt-4 max-w-prose space-y-4 text-lg">{children}</div>
      {challenge !== undefined && <BankPage locale={locale} {...challenge} />}
      <p className="mt-6 flex flex-wrap gap-3">{actions}</p>
      {state !== 'processing' && (
        <p className="mt-6">
          <HelpLink href={supportHref}>{getTranslator(locale, 'layout')('failure.support')}</HelpLink>
        </p>
      )}
      {(state === 'processing' || state === 'challenge') && <AttemptWatch path={watchedPath} shown={state} />}
    </div>
  )
}

/** The page of the bank in a frame; a link opens it where frames are not shown. */
function BankPage({ locale, frame, texts, hrefs }: Challenge & { locale: Locale }) {
  return (
    <div className="mt-6 space-y-3">
      <ChallengeFrame frame={frame} title={texts.frame} hrefs={hrefs} />
      <p>
        <TextLink
          href={frame.address}
          newTabLabel={getTranslator(locale, 'common')('opensInNewTab')}
          className="inline-block py-2"
        >
          {texts.open}
        </TextLink>
      </p>
    </div>
  )
}

import type { ReactNode } from 'react'
import { SectionsGuard } from '@/components/form/sections-guard'
import { Badge } from '@/components/ui/badge'
import { joinFacts } from '@/lib/format/join-facts'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import { getTranslator } from '@/lib/i18n/translator'
import { quoteStatus } from '@/lib/quotes/quote-texts'
import { QUOTE_TONES } from '../quote-tones'
import { DraftForm } from './draft-form'
import { ExtendForm } from './extend-form'
import { QuoteActions } from './quote-actions'
import { QuoteFacts } from './quote-facts'
import { QuoteFiles } from './quote-files'
import { QuoteSums } from './quote-sums'
import { QuoteThread } from './quote-thread'
import { QuoteVersions } from './quote-versions'
import type { QuoteView } from './quote-view'
import { ShareSection } from './share-section'

const FORMS_ID = 'quote-forms'

type Props = QuoteView & {
  /** The lines: of a draft with fields, of any other quote to read. */
  lines: ReactNode
}

/** A quote with its state, what can be done with it, its lines and sums, and the messages about it. */
export function QuoteDetail(props: Props) {
  const { locale, quote, lines, now } = props
  const t = getTranslator(locale, 'quotes')
  const { step, name, next, until } = quoteStatus(locale, quote, now)
  const isDraft = quote.allowedActions.includes('SUBMIT')
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={QUOTE_TONES[step]}>{name}</Badge>
        <span className="text-muted">
          {joinFacts([t('number', { number: quote.code }), t('version', { version: quote.version })])}
        </span>
      </p>
      <p className="mt-3 max-w-prose">{next}</p>
      {until !== undefined && <p className="mt-1 font-semibold">{until}</p>}
      <QuoteFacts {...{ locale, quote }} />
      <div id={FORMS_ID}>
        <QuoteActions {...props} />
        {isDraft ? <DraftForm {...props} lines={lines} /> : <div className="mt-8">{lines}</div>}
        <QuoteSums {...{ locale, quote }} />
        <QuoteFiles {...{ locale, quote }} />
        <ExtendForm {...props} />
        <QuoteThread {...props} />
        <QuoteVersions locale={locale} versions={quote.versions ?? []} />
        <ShareSection {...props} />
      </div>
      <SectionsGuard areaId={FORMS_ID} texts={leaveDialogTexts(locale, 'page')} />
    </>
  )
}

import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { CartWords } from '@/lib/cart/line-words'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { SUBMISSION_KEY } from '@/lib/forms/own-controls'
import { getTranslator } from '@/lib/i18n/translator'
import { cartEntriesActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

const TONES = { success: 'success', caution: 'warning', danger: 'error' } as const

/** Line by line what became of what was added, changed or brought along from before the sign-in. */
export const ReportNote = ({ locale, report }: { locale: Locale; report: CartWords }) => (
  <div className="no-print mt-6 max-w-form">
    <Banner
      tone={TONES[report.tone]}
      toneLabel={getTranslator(locale, 'layout')(`tones.${TONES[report.tone]}`)}
      title={report.message}
      announce="none"
    >
      {report.lines.length > 0 && (
        <ul className="mt-2 space-y-1">
          {report.lines.map(({ text }) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  </div>
)

/** A line that has just been removed. */
export type RemovedLine = { code: string; name: string; quantity: number }

type RemovedProps = { locale: Locale; removed: RemovedLine; submissionKey: string }

/** Says what was removed, and puts it back as it was. */
export function RemovedNote({ locale, removed, submissionKey }: RemovedProps) {
  const t = getTranslator(locale, 'cart')
  return (
    <div className="no-print mt-6 max-w-form">
      <Banner tone="info" toneLabel={getTranslator(locale, 'layout')('tones.info')} announce="none">
        <form
          method="post"
          action={cartEntriesActionPath(locale)}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
        >
          <input type="hidden" name={SUBMISSION_KEY} value={submissionKey} />
          <input type="hidden" name="quantity" value={removed.quantity} />
          <span className="min-w-0 wrap-anywhere">{t('removed.text', { name: removed.name })}</span>
          <Button type="submit" name="restore" value={removed.code} variant="secondary">
            {t('removed.undo')}
          </Button>
        </form>
      </Banner>
    </div>
  )
}

type EarlierProps = { locale: Locale; earlier: Cart; submissionKey: string }

const EARLIER_ID = 'earlier-cart'

/** What somebody chose before they signed in and has not joined their cart yet. */
export function EarlierCart({ locale, earlier, submissionKey }: EarlierProps) {
  const t = getTranslator(locale, 'cart')
  const product = getTranslator(locale, 'product')
  return (
    <section aria-labelledby={EARLIER_ID} className="no-print mt-8 max-w-form">
      <Card tone="paper">
        <h2 id={EARLIER_ID} className="text-xl">
          {t('earlier.title')}
        </h2>
        <p className="mt-2">{t('earlier.text')}</p>
        <ul className="mt-3 list-disc space-y-1 pl-6">
          {earlier.entries.map(({ product: { code, name }, quantity }) => (
            <li key={code} className="wrap-anywhere">
              {product('items.quantity', { quantity: String(quantity) })} {name}
            </li>
          ))}
        </ul>
        <form method="post" action={cartEntriesActionPath(locale)} className="mt-4">
          <input type="hidden" name={SUBMISSION_KEY} value={submissionKey} />
          <Button type="submit" name="intent" value="merge">
            {t('earlier.merge')}
          </Button>
        </form>
      </Card>
    </section>
  )
}

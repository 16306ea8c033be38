import { Banner } from '@/components/ui/banner'
import { differenceText } from '@/lib/checkout/review/difference-texts'
import type { Difference } from '@/lib/checkout/review/differences'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; differences: readonly Difference[] }

/** What has changed in an order since its user last looked at it. */
export function ReviewDifferences({ locale, differences }: Props) {
  if (differences.length === 0) return null
  const texts = differences.map(difference => differenceText(locale, difference))
  return (
    <div className="mb-8 max-w-form">
      <Banner
        tone="warning"
        toneLabel={getTranslator(locale, 'layout')('tones.warning')}
        title={getTranslator(locale, 'orders')('changes.title')}
      >
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {texts.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

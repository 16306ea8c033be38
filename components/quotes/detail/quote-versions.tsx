import { Disclosure } from '@/components/ui/disclosure'
import type { QuoteVersion } from '@/lib/contract/commerce/quote/quote-version'
import { formatDate } from '@/lib/format/date'
import { joinFacts } from '@/lib/format/join-facts'
import { formatNumber } from '@/lib/format/list'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; versions: readonly QuoteVersion[] }

const HEADING_ID = 'quote-versions'

/** What was asked for and offered before, with its lines; nothing is overwritten. */
export function QuoteVersions({ locale, versions }: Props) {
  const t = getTranslator(locale, 'quotes')
  if (versions.length === 0) return null
  return (
    <section aria-labelledby={HEADING_ID} className="mt-10 max-w-prose">
      <h2 id={HEADING_ID} className="text-xl">
        {t('versions.title')}
      </h2>
      <ul className="mt-2 space-y-2">
        {versions.map(version => (
          <li key={version.version}>
            <Version {...{ locale, version }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Version({ locale, version }: { locale: Locale; version: QuoteVersion }) {
  const t = getTranslator(locale, 'quotes')
  const { version: number, submittedTime, estimatedTotal, offeredTotal, entries } = version
  const date = formatDate(locale, submittedTime) ?? submittedTime
  const sums = [
    t('versions.estimated', { amount: formatPrice(locale, estimatedTotal) }),
    ...(offeredTotal === undefined
      ? []
      : [t('versions.offered', { amount: formatPrice(locale, offeredTotal) })]),
  ]
  return (
    <Disclosure summary={t('versions.of', { version: number, date })}>
      <p>{joinFacts(sums)}</p>
      <ul className="mt-2 space-y-1">
        {entries.map(({ product: { code, name = code }, quantity, totalPrice, quoted }) => (
          <li key={code} className="wrap-anywhere">
            {t('versions.line', {
              quantity: formatNumber(locale, quantity),
              name,
              amount: formatPrice(locale, quoted?.totalPrice ?? totalPrice),
            })}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

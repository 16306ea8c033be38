import { AwaySection } from '@/components/catalogue/away-section'
import type { ComparedCodes } from '@/lib/catalogue/compare/compared-codes'
import { getTranslator } from '@/lib/i18n/translator'
import { comparePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; chosen: ComparedCodes; supportHref: string; requestId: string }

/** Commerce is away: the choice is not lost, because it stands in the address. */
export function CompareAway({ chosen, ...props }: Props) {
  const t = getTranslator(props.locale, 'compare')
  const retryHref = comparePath(props.locale, chosen.codes)
  return <AwaySection {...props} retryHref={retryHref} title={t('away.title')} text={t('away.text')} />
}

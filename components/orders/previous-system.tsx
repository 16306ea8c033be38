import { Banner } from '@/components/ui/banner'
import { HelpLink } from '@/components/ui/help-link'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; supportHref: string }

/** What the store does not know of an order of an earlier shop system, and who does. */
export function PreviousSystem({ locale, supportHref }: Props) {
  const t = getTranslator(locale, 'orders')
  const layout = getTranslator(locale, 'layout')
  return (
    <div className="mt-6 max-w-prose">
      <Banner tone="info" toneLabel={layout('tones.info')} announce="none" title={t('previous.title')}>
        <p className="mt-1">{t('previous.text')}</p>
        <p className="mt-1">
          <HelpLink href={supportHref}>{layout('failure.support')}</HelpLink>
        </p>
      </Banner>
    </div>
  )
}

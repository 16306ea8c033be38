import { Badge } from '@/components/ui/badge'
import { DescriptionList } from '@/components/ui/description-list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

const KINDS = ['orders', 'quotes', 'qualifications', 'security'] as const

/** Messages that belong to the account and cannot be turned off. */
export function ServiceMessages({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'preferences')
  return (
    <>
      <h3 className="mt-8 text-lg">{t('always.title')}</h3>
      <p className="mt-2 max-w-prose">{t('always.text')}</p>
      <div className="mt-4 max-w-prose">
        <DescriptionList
          descriptions={KINDS.map(kind => ({
            term: t(`always.${kind}.name`),
            description: (
              <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                <span className="flex-[1_1_12rem]">{t(`always.${kind}.text`)}</span>{' '}
                <span className="shrink-0">
                  <Badge>{t('always.on')}</Badge>
                </span>
              </span>
            ),
          }))}
        />
      </div>
    </>
  )
}

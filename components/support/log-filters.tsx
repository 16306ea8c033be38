import { ListFilters } from '@/components/page/list-filters'
import { ASSISTED_REASONS } from '@/lib/contract/commerce/assisted-service'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { supportLogPath } from '@/lib/site/support-paths'
import type { AskedLog } from '@/lib/support/log-address'

/** Search and filters of the log of support staff; they work without script. */
export function LogFilters({ locale, asked: { search = '', filters } }: { locale: Locale; asked: AskedLog }) {
  const t = getTranslator(locale, 'support')
  return (
    <ListFilters
      locale={locale}
      action={supportLogPath(locale)}
      search={{ label: t('log.search'), submit: t('log.submit'), value: search }}
      summary={t('log.filters')}
      isOpen={Object.keys(filters).length > 0}
      fields={[
        {
          kind: 'choice',
          name: 'reason',
          label: t('log.reason'),
          value: filters.reason ?? '',
          options: [
            { value: '', label: t('log.allReasons') },
            ...ASSISTED_REASONS.map(value => ({ value, label: t(`reasons.${value}`) })),
          ],
        },
        { kind: 'day', name: 'from', label: t('log.from'), value: filters.from ?? '' },
        { kind: 'day', name: 'until', label: t('log.until'), value: filters.until ?? '' },
      ]}
    />
  )
}

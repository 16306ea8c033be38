import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { dataCopyPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/** What the copy of one's data contains, and the link that saves it as a file. */
export function DataCopy({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'preferences')
  return (
    <>
      <h2 className="mt-10">{t('copy')}</h2>
      <p className="mt-2 max-w-prose">{t('copyText')}</p>
      <p className="mt-4">
        <ButtonLink href={dataCopyPath(locale)} variant="secondary">
          {t('copySave')}
        </ButtonLink>
      </p>
    </>
  )
}

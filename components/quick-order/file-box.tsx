import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { ListFile } from './list-file'

type Props = { locale: Locale; error: string | undefined }

/** Upload of a CSV file into the list. */
export const FileBox = ({ locale, error }: Props) => (
  <section className="no-print mt-10">
    <h2>{getTranslator(locale, 'quickOrder')('file.title')}</h2>
    <div className="mt-3">
      <ListFile locale={locale} error={error} />
    </div>
  </section>
)

import { Field } from '@/components/form/field'
import { describeField } from '@/components/form/field-props'
import { Button } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { INTENT, LIST_FIELDS } from '@/lib/quick-order/list-fields'
import { quickOrderTemplatePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import type { ListWords } from './words'

type Props = { locale: Locale; error: string | undefined; words: ListWords }

/** Upload of a CSV file, with a template to fill in. */
export function FileBox({ locale, error, words }: Props) {
  const t = getTranslator(locale, 'quickOrder')
  const field = { name: LIST_FIELDS.file, label: t('file.label'), hint: t('file.hint'), error, words }
  const { id, aria } = describeField(field)
  return (
    <section className="no-print mt-10">
      <h2>{t('file.title')}</h2>
      <div className="mt-3">
        <Field {...field}>
          <input
            type="file"
            {...aria}
            id={id}
            name={field.name}
            accept=".csv,.txt,.tsv,text/csv"
            className="min-h-11 max-w-full"
          />
        </Field>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" name={INTENT} value="upload" variant="secondary">
          {t('file.submit')}
        </Button>
        <a href={quickOrderTemplatePath(locale)} className="inline-block py-1">
          {t('file.template')}
        </a>
      </p>
    </section>
  )
}

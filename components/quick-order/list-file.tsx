import { FileInput } from '@/components/form/fields/file-input'
import { Button } from '@/components/ui/button'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { INTENT, LIST_FIELDS } from '@/lib/quick-order/list-fields'
import { quickOrderTemplatePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; error: string | undefined }

/** The field for a CSV file, the button that uploads it, and a template to fill in. */
export function ListFile({ locale, error }: Props) {
  const t = getTranslator(locale, 'quickOrder')
  return (
    <>
      <FileInput
        name={LIST_FIELDS.file}
        label={t('file.label')}
        hint={t('file.hint')}
        error={error}
        words={fieldWords(locale)}
        accept=".csv,.txt,.tsv,text/csv"
      />
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" name={INTENT} value="upload" variant="secondary">
          {t('file.submit')}
        </Button>
        <a href={quickOrderTemplatePath(locale)} className="inline-block py-1">
          {t('file.template')}
        </a>
      </p>
    </>
  )
}

import { Field } from '@/components/form/field'
import { describeField } from '@/components/form/field-props'
import { HiddenFields } from '@/components/form/hidden-fields'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { INTENT, LIST_FIELDS } from '@/lib/quick-order/list-fields'
import { quickOrderActionPath, quickOrderPath, quickOrderTemplatePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; hidden: HiddenFieldValues }

/** Adds the lines of a CSV file: the quick order reads it and shows a verdict for each line. */
export function CartUpload({ locale, hidden }: Props) {
  const t = getTranslator(locale, 'cart')
  const list = getTranslator(locale, 'quickOrder')
  const words = fieldWords(locale)
  const field = { name: LIST_FIELDS.file, label: list('file.label'), hint: list('file.hint'), words }
  const { id, aria } = describeField(field)
  return (
    <Disclosure summary={t('csv.upload')}>
      <p>{t('csv.uploadText')}</p>
      <form
        method="post"
        action={quickOrderActionPath(locale)}
        encType="multipart/form-data"
        className="mt-3"
      >
        <HiddenFields {...hidden} />
        <Field {...field}>
          <input
            type="file"
            {...aria}
            id={id}
            name={field.name}
            accept=".csv,.txt,.tsv,text/csv"
            className="min-h-11 w-full min-w-0"
          />
        </Field>
        <p className="mt-3">
          <Button type="submit" name={INTENT} value="upload" variant="secondary">
            {list('file.submit')}
          </Button>
        </p>
      </form>
      <p className="mt-3">
        <a href={quickOrderTemplatePath(locale)} className="inline-block py-1">
          {list('file.template')}
        </a>
      </p>
      <p>
        <a href={quickOrderPath(locale)} className="inline-block py-1">
          {t('csv.typed')}
        </a>
      </p>
    </Disclosure>
  )
}

import { FileInput } from '@/components/form/fields/file-input'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import { MOST_ENTRIES } from '@/lib/contract/commerce/cart/cart-limits'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { LIST_FIELDS } from '@/lib/quick-order/list-fields'
import { quickOrderTemplatePath } from '@/lib/site/paths'
import { savedCartImportActionPath } from '@/lib/site/saved-cart-paths'
import type { Locale } from '@/lib/site/sites'
import { NameFields } from '../choose/name-fields'

type Props = {
  locale: Locale
  hidden: HiddenFieldValues
  /** Code of the saved cart that the lines are added to; empty for a new one. */
  list: string
  values: { name: string; description: string }
  errors: { name?: string; description?: string; file?: string }
  /** Why the lines of the last file were not saved. */
  refused: readonly string[]
}

/** Form with the file that becomes a saved cart, or is added to one. */
export function ImportForm({ locale, hidden, list, values, errors, refused }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  const file = getTranslator(locale, 'quickOrder')
  const words = fieldWords(locale)
  return (
    <>
      <p className="mt-3 max-w-prose">{t('import.text', { lines: MOST_ENTRIES })}</p>
      <p className="mt-3">
        <a href={quickOrderTemplatePath(locale)} className="inline-block py-1">
          {file('file.template')}
        </a>
      </p>
      <form
        method="post"
        action={savedCartImportActionPath(locale)}
        encType="multipart/form-data"
        noValidate
        className="mt-6 space-y-6"
      >
        <HiddenFields {...hidden} />
        {list === '' ? (
          <NameFields
            {...{ locale, values, errors }}
            hints={{ name: getTranslator(locale, 'cart')('choose.nameHint') }}
          />
        ) : (
          <input type="hidden" name="list" value={list} />
        )}
        <FileInput
          name={LIST_FIELDS.file}
          label={file('file.label')}
          hint={file('file.hint')}
          error={errors.file}
          words={words}
          accept=".csv,.txt,.tsv,text/csv"
        />
        <Button type="submit">{t('import.submit')}</Button>
      </form>
      {refused.length > 0 && (
        <ul className="mt-6 max-w-prose space-y-1">
          {refused.map(text => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

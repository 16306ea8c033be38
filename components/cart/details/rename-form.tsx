import { Checkbox } from '@/components/form/fields/checkbox'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { SCHOOL_YEAR, VERSION } from '@/lib/saved-carts/saved-cart-form'
import { savedCartsActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { NameFields } from '../choose/name-fields'

type Props = {
  locale: Locale
  code: string
  hidden: HiddenFieldValues
  /** Of the saved cart that the form is drawn for. */
  version: number | undefined
  values: { name: string; description: string; schoolYearList: boolean }
  errors: { name?: string; description?: string }
}

/** Form for the name, the description and the mark of a saved cart. */
export function RenameForm({ locale, code, hidden, version, values, errors }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  const words = fieldWords(locale)
  return (
    <form
      method="post"
      action={savedCartsActionPath(locale)}
      noValidate
      data-storable
      className="no-print mt-10 space-y-6"
    >
      <h2 className="text-xl">{t('rename')}</h2>
      <HiddenFields {...hidden} />
      <input type="hidden" name="list" value={code} />
      {version !== undefined && <input type="hidden" name={VERSION} value={version} />}
      <NameFields {...{ locale, values, errors }} />
      <Checkbox
        name={SCHOOL_YEAR}
        label={t('markSchoolYear')}
        words={words}
        defaultChecked={values.schoolYearList}
      />
      <Button type="submit" name="intent" value="rename" variant="secondary">
        {t('renameSubmit')}
      </Button>
    </form>
  )
}

import { HiddenFields } from '@/components/form/hidden-fields'
import { TextArea } from '@/components/form/text-area'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { savedCartsActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  code: string
  hidden: HiddenFieldValues
  values: { name: string; description: string }
  errors: { name?: string; description?: string }
}

/** Form for the name and the description of a saved cart. */
export function RenameForm({ locale, code, hidden, values, errors }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  const cartWords = getTranslator(locale, 'cart')
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
      <TextInput
        name="name"
        label={cartWords('choose.name')}
        words={words}
        error={errors.name}
        defaultValue={values.name}
        autoComplete="off"
      />
      <TextArea
        name="description"
        label={cartWords('choose.note')}
        optional
        rows={3}
        words={words}
        error={errors.description}
        defaultValue={values.description}
        autoComplete="off"
      />
      <Button type="submit" name="intent" value="rename" variant="secondary">
        {t('renameSubmit')}
      </Button>
    </form>
  )
}

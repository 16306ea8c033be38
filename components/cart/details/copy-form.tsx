import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { TextInput } from '@/components/form/fields/text-input'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { COPY_NAME } from '@/lib/saved-carts/saved-cart-form'
import { savedCartsActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  code: string
  hidden: HiddenFieldValues
  /** As typed, or a name that no other saved cart has. */
  name: string
  error: string | undefined
}

/** Form that makes a copy of a saved cart under another name. */
export function CopyForm({ locale, code, hidden, name, error }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  return (
    <form
      method="post"
      action={savedCartsActionPath(locale)}
      noValidate
      data-storable
      className="no-print mt-10 space-y-4"
    >
      <h2 className="text-xl">{t('copy.title')}</h2>
      <HiddenFields {...hidden} />
      <input type="hidden" name="list" value={code} />
      <TextInput
        name={COPY_NAME}
        label={t('copy.name')}
        words={fieldWords(locale)}
        error={error}
        defaultValue={name}
        autoComplete="off"
      />
      <Button type="submit" name="intent" value="copy" variant="secondary">
        {t('copy.submit')}
      </Button>
    </form>
  )
}

import { TextInput } from '@/components/form/fields/text-input'
import { Button, ButtonLink } from '@/components/ui/button'
import type { ShownErrors } from '@/lib/forms/shown-errors'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { LOOKUP_FIELDS } from '@/lib/order-status/lookup-form'
import { orderStatusActionPath, orderStatusPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; errors: ShownErrors }

/** Form that asks for the mailed code. */
export function CodeForm({ locale, errors }: Props) {
  const t = getTranslator(locale, 'orders')
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('guest.sent')}</p>
      <form
        method="post"
        action={orderStatusActionPath(locale, 'code')}
        className="mt-6 space-y-5"
        noValidate
      >
        <TextInput
          name={LOOKUP_FIELDS.code}
          label={t('guest.pin')}
          words={fieldWords(locale)}
          error={errors.at(LOOKUP_FIELDS.code)}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <p className="flex flex-wrap gap-3">
          <Button type="submit">{t('guest.pinSubmit')}</Button>
          <ButtonLink href={orderStatusPath(locale)} variant="secondary">
            {t('guest.again')}
          </ButtonLink>
        </p>
      </form>
    </>
  )
}

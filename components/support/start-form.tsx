import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Select } from '@/components/form/fields/select'
import { TextInput } from '@/components/form/fields/text-input'
import { Button, ButtonLink } from '@/components/ui/button'
import { ASSISTED_REASONS } from '@/lib/contract/commerce/assisted-service'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { supportActionPath, supportPath } from '@/lib/site/support-paths'
import { startErrors } from './start-errors'

type Props = {
  locale: Locale
  customerId: string
  rejected: RejectedForm | undefined
  hidden: HiddenFieldValues
}

/** Asks for the reason and the ticket number before an agent acts as a customer; a plain form. */
export function StartForm({ locale, customerId, rejected, hidden }: Props) {
  const t = getTranslator(locale, 'support')
  const errors = startErrors(locale, rejected)
  const field = (name: 'reasonCode' | 'reason' | 'ticket') => ({
    name,
    label: t(`start.${name}`),
    words: fieldWords(locale),
    error: errors.fields.get(name),
    defaultValue: rejected?.fields[name] ?? '',
    autoComplete: 'off',
  })
  return (
    <form
      method="post"
      action={supportActionPath(locale, 'start')}
      className="mt-8 max-w-form space-y-6"
      noValidate
    >
      <HiddenFields {...hidden} />
      <input type="hidden" name="customerId" value={customerId} />
      <Select
        {...field('reasonCode')}
        placeholder={t('start.choose')}
        options={ASSISTED_REASONS.map(value => ({ value, label: t(`reasons.${value}`) }))}
      />
      <TextInput {...field('reason')} hint={t('start.reasonHint')} />
      <TextInput {...field('ticket')} hint={t('start.ticketHint')} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit">{t('start.submit')}</Button>
        <ButtonLink href={supportPath(locale)} variant="secondary">
          {t('start.cancel')}
        </ButtonLink>
      </p>
    </form>
  )
}

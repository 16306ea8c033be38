import { RadioGroupView } from '@/components/form/fields/radio-group-view'
import { serialize } from '@/components/ui/serialized'
import { IDLE_TIMEOUT_SECONDS } from '@/lib/config/limits'
import type { CustomerSettings } from '@/lib/contract/commerce/customer-settings'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { WARNING_SECONDS } from '@/lib/preferences/preference-command'
import type { TypedSection } from '@/lib/preferences/rejected-section'
import { SectionForm, type SectionProps } from './section-form'

type Props = SectionProps & { settings: CustomerSettings; typed: TypedSection<'warning'> | undefined }

/** Form for how long before the idle timeout the user is warned. */
export function WarningForm({ settings, typed, ...form }: Props) {
  const { locale } = form
  const t = getTranslator(locale, 'preferences')
  const seconds = String(settings.idleWarningSeconds ?? WARNING_SECONDS[0])
  return (
    <>
      <p className="mt-2 max-w-prose">{t('warning.text', { minutes: IDLE_TIMEOUT_SECONDS / 60 })}</p>
      <SectionForm {...form} typed={typed} section="warning" shown={seconds}>
        <RadioGroupView
          group={serialize({
            name: 'warning',
            label: t('warning.label'),
            words: fieldWords(locale),
            defaultValue: String(typed?.seconds ?? seconds),
            options: WARNING_SECONDS.map(value => ({
              value: String(value),
              label: t('warning.option', { minutes: value / 60 }),
            })),
          })}
        />
      </SectionForm>
      <p className="mt-4 max-w-prose text-muted">{t('warning.motion')}</p>
    </>
  )
}

import { CheckboxListView } from '@/components/form/fields/checkbox-list-view'
import { UnavailableNote } from '@/components/page/unavailable-note'
import { Button } from '@/components/ui/button'
import { serialize } from '@/components/ui/serialized'
import type { CustomerSettings } from '@/lib/contract/commerce/customer-settings'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { AGE_BANDS } from '@/lib/preferences/interest-ages'
import type { TypedSection } from '@/lib/preferences/rejected-section'
import { CODE_FIELD, TAKE_BACK } from '@/lib/preferences/sections'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { SectionForm, type SectionProps } from './section-form'

type Choice = { code: string; name: string }

type Props = SectionProps & {
  settings: CustomerSettings
  areas: readonly Choice[]
  typed: TypedSection<'interests'> | undefined
}

/** Form for the user's areas and client ages, which the suggested titles are based on. */
export function InterestsForm({ settings, areas, typed, ...form }: Props) {
  const { locale } = form
  const t = getTranslator(locale, 'preferences')
  const chosen = [...(settings.interests?.areas ?? []), ...(settings.interests?.ages ?? [])]
  const ages = AGE_BANDS.map(({ code }) => ({ code, name: t(`interests.bands.${code}`) }))
  const shown = [...areas, ...ages].map(({ code }) => code).filter(code => chosen.includes(code))
  const checked = typed?.codes.ticked ?? shown
  return (
    <>
      <p className="mt-2 max-w-prose">{t('interests.text')}</p>
      <SectionForm
        {...form}
        typed={typed}
        section="interests"
        shown={shown.join(' ')}
        more={
          chosen.length > 0 && (
            <Button type="submit" variant="secondary" name="intent" value={TAKE_BACK}>
              {t('interests.clear')}
            </Button>
          )
        }
      >
        {areas.length === 0 ? (
          <UnavailableNote
            locale={locale}
            text={t('interests.areasAway')}
            retryHref={accountPath(locale, 'preferences')}
            className=""
          />
        ) : (
          <Choices {...{ locale, checked }} legend={t('interests.areas')} choices={areas} />
        )}
        <Choices {...{ locale, checked }} legend={t('interests.ages')} choices={ages} />
      </SectionForm>
    </>
  )
}

type ChoicesProps = {
  locale: Locale
  legend: string
  choices: readonly Choice[]
  checked: readonly string[]
}

const Choices = ({ locale, legend, choices, checked }: ChoicesProps) => (
  <fieldset>
    <legend className="font-semibold">{legend}</legend>
    <div className="mt-1 gap-x-6 sm:grid sm:grid-cols-2">
      <CheckboxListView
        list={serialize({
          words: fieldWords(locale),
          items: choices.map(({ code, name }) => ({
            name: `${CODE_FIELD}${code}`,
            label: name,
            isChecked: checked.includes(code),
          })),
        })}
      />
    </div>
  </fieldset>
)

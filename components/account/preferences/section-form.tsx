import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/form/errors/error-summary'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import type { FormErrors } from '@/lib/forms/form-errors'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import type { PreferenceCommand } from '@/lib/preferences/preference-command'
import { type PreferenceSection, SECTION_FIELD, SHOWN_FIELD } from '@/lib/preferences/sections'
import { preferencesActionPath } from '@/lib/site/preferences-paths'
import type { Locale } from '@/lib/site/sites'

/** What every section's form needs. */
export type SectionProps = {
  locale: Locale
  hidden: HiddenFieldValues
  /** Why the section could not be saved. */
  errors: FormErrors | undefined
  /** What was chosen and not saved, if the form shows it again. */
  typed: PreferenceCommand | undefined
}

type Props = SectionProps & {
  section: PreferenceSection
  /** Serialized saved values; the handler compares them to find what the user has changed. */
  shown: string
  /** Buttons beside the one that saves. */
  more?: ReactNode
  children: ReactNode
}

/** Form of one section, saved independently; a failed save shows an error summary and what was chosen. */
export function SectionForm(props: Props) {
  const { locale, hidden, errors, typed, section, shown, more, children } = props
  const entries = (errors?.formErrors ?? []).map(({ code, text = code }) => ({ text }))
  return (
    <form
      method="post"
      action={preferencesActionPath(locale)}
      className="mt-4 space-y-5"
      noValidate
      data-storable
      data-shown-again={typed && ''}
    >
      {entries.length > 0 && (
        <ErrorSummary title={getMessages(locale).errors.summaryTitle} entries={entries} />
      )}
      <HiddenFields {...hidden} />
      <input type="hidden" name={SECTION_FIELD} value={section} />
      <input type="hidden" name={SHOWN_FIELD} value={shown} />
      {children}
      <p className="flex flex-wrap gap-3">
        <Button type="submit">{getTranslator(locale, 'preferences')(`${section}.save`)}</Button>
        {more}
      </p>
    </form>
  )
}

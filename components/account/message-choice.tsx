import { ErrorSummary } from '@/components/form/error-summary'
import { errorText } from '@/components/form/error-texts'
import { summaryEntries } from '@/components/form/form-errors'
import { RadioGroup } from '@/components/form/radio-group'
import { Button } from '@/components/ui/button'
import { formatDate } from '@/lib/format/date'
import type { FormErrors } from '@/lib/forms/form-errors'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { errorMessages } from '@/lib/i18n/error-messages'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { ANSWERS, ON_OWN_PAGE } from '@/lib/prompts/prompt-form'
import { accountPath } from '@/lib/site/account-pages'
import { RETURN_TO_PARAMETER } from '@/lib/site/page-parameters'
import { profileActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

export type MessageChoiceProps = {
  locale: Locale
  /**
   * Selected value: the consent on record, or the one that could not be saved. Empty where the user has not
   * been asked yet.
   */
  marketing: string
  /** When the consent on record was given or withdrawn, as far as commerce knows. */
  consent: { givenAt?: string | undefined; withdrawnAt?: string | undefined }
  errors: FormErrors | undefined
  /** Sealed user id that binds the form to its user. */
  formOwner: string
}

const FIELD = 'marketing'

/** Consent to marketing messages, which can be changed at any time: a plain form. */
export function MessageChoice({ locale, marketing, consent, errors, formOwner }: MessageChoiceProps) {
  const { errors: words, common, tasks } = getMessages(locale)
  const t = getTranslator(locale, 'account')
  const messages = errorMessages(locale, [FIELD])
  const error = errors?.fieldErrors.find(({ name }) => name === FIELD)
  return (
    <form method="post" action={profileActionPath(locale)} noValidate className="mt-8">
      {errors !== undefined && (
        <ErrorSummary title={words.summaryTitle} entries={summaryEntries(errors, messages)} />
      )}
      <input type="hidden" name="task" value="preferences" />
      <input type="hidden" name={ON_OWN_PAGE.name} value={ON_OWN_PAGE.value} />
      <input type="hidden" name={FORM_OWNER} value={formOwner} />
      <input type="hidden" name={RETURN_TO_PARAMETER} value={accountPath(locale, 'preferences')} />
      <RadioGroup
        name={FIELD}
        label={<h2>{t('preferences.messages')}</h2>}
        hint={
          <>
            {t('preferences.messagesText')} <Since locale={locale} consent={consent} />
          </>
        }
        words={{ errorPrefix: words.prefix, optional: common.optional }}
        error={error === undefined ? undefined : errorText(messages, error)}
        defaultValue={marketing}
        options={ANSWERS.map(answer => ({ value: answer, label: tasks.preferences[answer] }))}
      />
      <p className="mt-4">
        <Button type="submit">{t('preferences.save')}</Button>
      </p>
    </form>
  )
}

function Since({ locale, consent }: Pick<MessageChoiceProps, 'locale' | 'consent'>) {
  const t = getTranslator(locale, 'account')
  const { givenAt = '', withdrawnAt = '' } = consent
  const given = formatDate(locale, givenAt)
  const withdrawn = formatDate(locale, withdrawnAt)
  return (
    <>
      {given && t('preferences.given', { date: given })}{' '}
      {withdrawn && t('preferences.withdrawn', { date: withdrawn })}
    </>
  )
}

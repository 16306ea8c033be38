import { ErrorSummary } from '@/components/form/errors/error-summary'
import type { FormMessages } from '@/components/form/errors/error-texts'
import { summaryEntries } from '@/components/form/errors/form-errors'
import { SignOutForm } from '@/components/session/sign-out-form'
import { Button } from '@/components/ui/button'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { errorMessages } from '@/lib/i18n/error-messages'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { isPostponable, type Prompt } from '@/lib/prompts/open-prompts'
import { PROMPT_FIELDS } from '@/lib/prompts/prompt-form'
import { RETURN_TO_PARAMETER } from '@/lib/site/page-parameters'
import { profileActionPath, signOutActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { PromptButtons } from './prompt-buttons'
import { PromptDialog } from './prompt-dialog'
import { PromptFields, type PromptFieldsProps } from './prompt-fields'

type Props = Omit<PromptFieldsProps, 'messages'> & {
  /** Name of the user, from the session. */
  name: string
  /** Sealed user id that binds the form to its user. */
  formOwner: string
  returnTo: string | undefined
}

const HEADING_ID = 'task-heading'
const LATER_ID = 'task-later'

/**
 * A user who is asked for an email has an account already, so the message about a taken one differs from that
 * at sign-up (spec §8).
 */
const taskMessages = (locale: Locale, task: Prompt): FormMessages => ({
  ...errorMessages(locale, PROMPT_FIELDS[task]),
  'fields.email.taken': getMessages(locale).tasks.email.taken,
})

/** One prompt after sign-in (spec §2, Login): a plain form, in a dialog where scripts run. */
export function PromptPage({ name, formOwner, returnTo, ...fields }: Props) {
  const { locale, task, errors } = fields
  const text = getMessages(locale).tasks
  const messages = taskMessages(locale, task)
  const later = isPostponable(task) ? { escapeButtonId: LATER_ID } : {}
  return (
    <>
      <h1>{text.title}</h1>
      <p className="mt-3 mb-6 text-lg">{getTranslator(locale, 'tasks')('signedInAs', { name })}</p>
      <PromptDialog labelledBy={HEADING_ID} {...later}>
        <form method="post" action={profileActionPath(locale)} aria-labelledby={HEADING_ID} noValidate>
          {errors !== undefined && (
            <ErrorSummary
              title={getMessages(locale).errors.summaryTitle}
              entries={summaryEntries(errors, messages)}
            />
          )}
          <h2
            id={HEADING_ID}
            tabIndex={-1}
            className="max-sm:text-xl"
            {...(errors === undefined && { 'data-first-focus': '' })}
          >
            {text[task].title}
          </h2>
          <p className="mt-2 mb-4 sm:mt-3 sm:mb-6">{text[task].text}</p>
          <input type="hidden" name="task" value={task} />
          <input type="hidden" name={FORM_OWNER} value={formOwner} />
          {returnTo !== undefined && <input type="hidden" name={RETURN_TO_PARAMETER} value={returnTo} />}
          <div className="space-y-4 sm:space-y-6">
            <PromptFields {...fields} messages={messages} />
          </div>
          <PromptButtons locale={locale} task={task} laterId={LATER_ID} />
        </form>
        {!isPostponable(task) && (
          <SignOutForm action={signOutActionPath(locale)} className="mt-3">
            <Button type="submit" variant="quiet">
              {text.signOut}
            </Button>
          </SignOutForm>
        )}
      </PromptDialog>
    </>
  )
}

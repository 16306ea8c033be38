import type { StepFormModel } from '@/components/registration/step/form-model'
import { getMessages } from '@/lib/i18n/messages'
import type { Draft } from '@/lib/registration/drafts/drafts.server'
import { questionField } from '@/lib/registration/question-field'
import { stepActionPath } from '@/lib/site/paths'
import { ADD_ORGANISATION, type FormId } from '@/lib/site/steps'
import { buildStepModel, type StepModelOptions } from './step-model'

type Options = StepModelOptions<Draft> & { step: FormId }

/** Data that a form of the registration needs from the server. */
export function buildFormModel(options: Options, fieldNames: readonly string[]): StepFormModel {
  const { locale, step, draft } = options
  const { leave, submit } = getMessages(locale).register
  const adds = step === ADD_ORGANISATION
  const ofWizard = {
    action: stepActionPath(step, locale),
    submit: submit[step],
    leave: {
      title: adds ? leave.titleAdd : leave.title,
      // The draft of an anonymous visitor belongs to the browser; that of a signed-in user to the user.
      kept: step === 'register' ? leave.keptHere : leave.kept,
    },
  }
  return {
    ...buildStepModel(options, ofWizard, fieldNames),
    ...(adds && { adds }),
    ...(draft?.review && { questionField: questionField(draft.review) }),
  }
}

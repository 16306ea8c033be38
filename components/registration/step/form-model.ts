import type { FormModel } from '@/components/form/form-model'

/** What the form of a step gets from its page. */
export type StepFormModel = FormModel & {
  /** The form adds an organization to a complete account, outside the wizard. */
  adds?: true
}

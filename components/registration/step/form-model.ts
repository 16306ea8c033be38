import type { FormModel } from '@/components/form/enhanced/form-model'

/** Data of a step's form from its page. */
export type StepFormModel = FormModel & {
  /** Set where the form adds an organization to a complete account, outside the wizard. */
  adds?: true
}

import { FORM_OWNER, type HiddenFieldValues, SUBMISSION_KEY } from '@/lib/forms/hidden-fields'

/** Hidden fields of every form of a signed-in user: submission key and form owner. */
export const HiddenFields = ({ submissionKey, formOwner }: HiddenFieldValues) => (
  <>
    <input type="hidden" name={SUBMISSION_KEY} value={submissionKey} />
    {formOwner !== undefined && <input type="hidden" name={FORM_OWNER} value={formOwner} />}
  </>
)

import { FORM_OWNER, type HiddenFieldValues, SUBMISSION_KEY } from '@/lib/forms/hidden-fields'

/** What every form of a signed-in user carries: its submission key, and whose form it is. */
export const HiddenFields = ({ submissionKey, formOwner }: HiddenFieldValues) => (
  <>
    <input type="hidden" name={SUBMISSION_KEY} value={submissionKey} />
    {formOwner !== undefined && <input type="hidden" name={FORM_OWNER} value={formOwner} />}
  </>
)

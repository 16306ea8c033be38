import { CART_ACCOUNT, FORM_OWNER, type HiddenFieldValues, SUBMISSION_KEY } from '@/lib/forms/hidden-fields'

/** Hidden fields of every form of a signed-in user: submission key, form owner, account of the cart. */
export const HiddenFields = ({ submissionKey, formOwner, cartAccount }: HiddenFieldValues) => (
  <>
    <input type="hidden" name={SUBMISSION_KEY} value={submissionKey} />
    {formOwner !== undefined && <input type="hidden" name={FORM_OWNER} value={formOwner} />}
    {cartAccount !== undefined && <input type="hidden" name={CART_ACCOUNT} value={cartAccount} />}
  </>
)

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { DISCARD_FORM_ID } from './send/send-form'

type Props = { text: string; action: 'discard' | 'restore'; label: string }

/**
 * Note that the form is filled in from an earlier visit, or that it was cleared, which can be undone. The
 * button needs `DiscardForm` on the page.
 */
export const RestoredNote = ({ text, action, label }: Props) => (
  <div
    role="status"
    {...(action === 'restore' && { tabIndex: -1, autoFocus: true })}
    className="mb-6 flex max-w-form flex-wrap items-center gap-x-2 border-l-4 border-link bg-mist py-1 pl-4"
  >
    <div className="flex items-center gap-2">
      <Icon name="info" className="size-5" />
      <p className="py-2">{text}</p>
    </div>
    <Button type="submit" form={DISCARD_FORM_ID} name="intent" value={action} variant="quiet">
      {label}
    </Button>
  </div>
)

/**
 * The form that the note's button submits. It lies outside of the main form, so that Enter there never
 * presses the button.
 */
export const DiscardForm = ({ action, formOwner }: { action: string; formOwner?: string | undefined }) => (
  <form id={DISCARD_FORM_ID} method="post" action={action}>
    {formOwner !== undefined && <input type="hidden" name={FORM_OWNER} value={formOwner} />}
  </form>
)

import { HiddenFields } from '@/components/form/hidden-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'

type Props = {
  texts: { title: string; text: string; yes: string; no: string }
  /** Address of the handler that deletes. */
  action: string
  hidden: HiddenFieldValues
  /** Field that names what is deleted. */
  field: { name: string; value: string }
  /** Further fields. */
  more?: readonly { name: string; value: string }[]
  /** What is done, where it is not a deletion. */
  intent?: string
  /** Address of the page without this question. */
  cancelHref: string
}

const HEADING_ID = 'delete-confirmation'

/**
 * Confirmation before something is deleted, or done that cannot be taken back. It is rendered in the page, so
 * it needs no script.
 */
export const DeleteConfirmation = ({
  texts,
  action,
  hidden,
  field,
  more = [],
  intent = 'delete',
  cancelHref,
}: Props) => (
  <section aria-labelledby={HEADING_ID} className="no-print mt-6">
    <Card tone="paper">
      <h2 id={HEADING_ID} className="text-xl wrap-anywhere">
        {texts.title}
      </h2>
      <p className="mt-2 wrap-anywhere">{texts.text}</p>
      <form method="post" action={action} className="mt-4 flex flex-wrap items-center gap-3">
        <HiddenFields {...hidden} />
        {[field, ...more].map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="danger" name="intent" value={intent}>
          {texts.yes}
        </Button>
        <ButtonLink href={cancelHref} variant="secondary">
          {texts.no}
        </ButtonLink>
      </form>
    </Card>
  </section>
)

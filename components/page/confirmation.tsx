import type { ReactNode } from 'react'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { HiddenInputs } from '@/components/form/fields/hidden-inputs'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { barredForm } from '@/lib/support/customer-only'

type Props = {
  texts: { title: string; text: string; yes: string; no: string }
  /** Address of the handler that does it. */
  action: string
  hidden: HiddenFieldValues
  /** What the handler is asked to do. */
  intent: string
  /** Hidden fields that name what it is done with. */
  fields: Readonly<Record<string, string>>
  /** Address of the page without this question. */
  cancelHref: string
  /** The button of something that is taken away is red; of anything else it is not. */
  tone?: 'danger' | 'primary'
  /** More than the text says, such as a list. */
  children?: ReactNode
  /** Level of the heading, below that of the section around it. */
  heading?: 'h2' | 'h3'
}

const HEADING_ID = 'confirmation'

/**
 * Confirmation before something is deleted, or done that cannot be taken back. It is rendered in the page, so
 * it needs no script. Its heading has the focus: the title of the page is the same with and without it.
 * Support agents do not see it for actions that are reserved for the customer.
 */
export const Confirmation = ({
  texts,
  action,
  hidden,
  intent,
  fields,
  cancelHref,
  tone = 'danger',
  heading: Heading = 'h2',
  children,
}: Props) =>
  barredForm(hidden, action) === undefined && (
    <section aria-labelledby={HEADING_ID} className="no-print mt-6 max-w-prose">
      <Card tone="paper">
        <Heading
          id={HEADING_ID}
          tabIndex={-1}
          // The question is what the page was opened for; this way no script is needed.
          autoFocus
          className="text-xl wrap-anywhere"
        >
          {texts.title}
        </Heading>
        <p className="mt-2 wrap-anywhere">{texts.text}</p>
        {children}
        <form method="post" action={action} className="mt-4 flex flex-wrap items-center gap-3">
          <HiddenFields {...hidden} />
          <HiddenInputs fields={fields} />
          <Button type="submit" variant={tone} name="intent" value={intent}>
            {texts.yes}
          </Button>
          <ButtonLink href={cancelHref} variant="secondary">
            {texts.no}
          </ButtonLink>
        </form>
      </Card>
    </section>
  )

import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { DISCARD_FORM_ID } from './send/send-form'

type Props = {
  title: string
  /** Values that are on record now, by the label of their field. */
  onRecord: readonly { label: string; value: ReactNode }[]
  /** Label of the button that leaves the record as it is. */
  keep: string
  /** Page that shows the record; without it the button needs `DiscardForm` on the page. */
  keepHref?: string
}

/** Edit conflict: shows above a form the values that another tab or device saved after it was rendered. */
export const ChangedNote = ({ title, onRecord, keep, keepHref }: Props) => (
  <section className="mb-6 max-w-form border-l-4 border-link bg-mist p-4">
    <h2 className="text-lg">{title}</h2>
    <dl className="mt-2 mb-1 space-y-2">
      {onRecord.map(({ label, value }) => (
        <div key={label} className="gap-x-2 sm:flex">
          <dt className="font-semibold">{`${label}:`}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {keepHref === undefined ? (
      <Button type="submit" form={DISCARD_FORM_ID} name="intent" value="discard" variant="quiet">
        {keep}
      </Button>
    ) : (
      <ButtonLink href={keepHref} variant="quiet">
        {keep}
      </ButtonLink>
    )}
  </section>
)

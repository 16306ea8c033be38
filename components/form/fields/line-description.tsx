import { FieldNotes } from './field'
import type { FieldLabels } from './field-props'

type Props = {
  /** Name of the field of the line. */
  field: string
  name: string
  facts: readonly string[]
  words: FieldLabels
  error: string | undefined
}

/** What stands before the field of a line: its name, facts, and what is wrong with the input. */
export const LineDescription = ({ field, name, facts, words, error }: Props) => (
  <div>
    <p className="font-semibold wrap-anywhere">{name}</p>
    {facts.map(fact => (
      <p key={fact} className="text-sm text-muted">
        {fact}
      </p>
    ))}
    <FieldNotes name={field} label="" words={words} error={error} />
  </div>
)

import type { FieldLabels } from '@/components/form/field-props'
import { SearchInput } from '@/components/form/search-input'
import { Select } from '@/components/form/select'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { LONGEST_SEARCH } from '@/lib/site/list-address'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'

/** A choice by which a list is filtered or sorted, or a day. `name` is the parameter of the address. */
export type FilterField = { name: string; label: string; value: string } & (
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { kind: 'day' }
)

export type ListFiltersData = {
  /** Address of the list. */
  action: string
  search: { label: string; submit: string; value: string }
  /** Title of the filters. */
  summary: string
  /** Whether the filters are unfolded, because some are in use. */
  isOpen: boolean
  fields: readonly FilterField[]
  words: FieldLabels
}

/** Search, filters and order of a list: a plain GET form. */
export const ListFiltersContents = ({ action, search, summary, isOpen, fields, words }: ListFiltersData) => (
  <form action={action} method="get">
    <SearchInput {...search} name={LIST_PARAMETERS.search} maxLength={LONGEST_SEARCH} />
    <div className="mt-3">
      <Disclosure summary={summary} open={isOpen}>
        <div className="grid gap-4 sm:grid-cols-2">
          {fields.map(field => (
            <FilterControl key={field.name} field={field} words={words} />
          ))}
        </div>
        <p className="mt-4">
          <Button type="submit" variant="secondary">
            {search.submit}
          </Button>
        </p>
      </Disclosure>
    </div>
  </form>
)

function FilterControl({ field, words }: { field: FilterField; words: FieldLabels }) {
  const { name, label, value } = field
  return field.kind === 'day' ? (
    <TextInput {...{ name, label, words }} type="date" defaultValue={value} />
  ) : (
    <Select {...{ name, label, words }} defaultValue={value} options={field.options} />
  )
}

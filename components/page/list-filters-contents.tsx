import type { FieldLabels } from '@/components/form/fields/field-props'
import { SearchInput } from '@/components/form/fields/search-input'
import { Select } from '@/components/form/fields/select'
import { TextInput } from '@/components/form/fields/text-input'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { LONGEST_SEARCH } from '@/lib/site/list-address'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'

/** Filter or order of a list: a choice, a day or an amount. `name` is the parameter of the address. */
export type FilterField = { name: string; label: string; value: string } & (
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { kind: 'day' | 'amount' }
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
  const common = { name, label, words, defaultValue: value }
  switch (field.kind) {
    case 'choice':
      return <Select {...common} options={field.options} />
    case 'day':
      return <TextInput {...common} type="date" />
    case 'amount':
      return <TextInput {...common} type="number" min={0} step={0.01} />
  }
}

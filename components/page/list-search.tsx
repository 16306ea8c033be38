import { SearchInput } from '@/components/form/fields/search-input'
import { LONGEST_SEARCH } from '@/lib/site/list-address'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'

type Props = {
  /** Address of the list without a search. */
  path: string
  label: string
  submit: string
  search: string
}

/** Search of a list that has no other filters: a plain GET form. */
export const ListSearch = ({ path, label, submit, search }: Props) => (
  <form action={path} method="get" className="no-print mt-6 max-w-form">
    <SearchInput
      {...{ label, submit }}
      name={LIST_PARAMETERS.search}
      value={search}
      maxLength={LONGEST_SEARCH}
    />
  </form>
)

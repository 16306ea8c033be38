import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { SEARCH_PARAMETERS } from '@/lib/site/page-parameters'

export type SearchBoxProps = {
  action: string
  label: string
  submitLabel: string
  query?: string
  /** Only one search box of a page is the search landmark: that of the header. */
  landmark?: boolean
}

/** Search box of the store: a plain GET form. */
export function SearchBox({ action, label, submitLabel, query = '', landmark = false }: SearchBoxProps) {
  const id = useId()
  return (
    <form action={action} method="get" {...(landmark ? { role: 'search' } : {})} className="relative flex">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name={SEARCH_PARAMETERS.text}
        defaultValue={query}
        maxLength={200}
        placeholder={submitLabel}
        autoComplete="off"
        className="control min-w-0 flex-1 rounded-r-none text-ellipsis placeholder:text-muted focus-visible:relative"
      />
      <button
        type="submit"
        className="inline-flex min-w-12 items-center justify-center rounded-r-sm border border-accent bg-accent px-3 text-white hover:bg-accent-strong"
      >
        <Icon name="search" />
        <span className="sr-only">{submitLabel}</span>
      </button>
    </form>
  )
}

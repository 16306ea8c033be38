import { useId } from 'react'
import { Icon } from '@/components/ui/icon'

type Props = {
  action: string
  label: string
  submitLabel: string
  query?: string
}

/** The search of the store: a plain GET form. */
export function SearchBox({ action, label, submitLabel, query = '' }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that do not know the search element would lose the landmark.
    <form action={action} method="get" role="search" className="flex">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={200}
        placeholder={label}
        autoComplete="off"
        className="control min-w-0 flex-1 rounded-r-none placeholder:text-muted focus-visible:relative"
      />
      <button
        type="submit"
        className="inline-flex min-w-12 items-center justify-center rounded-r-sm bg-accent px-3 text-white hover:bg-accent-strong"
      >
        <Icon name="search" />
        <span className="sr-only">{submitLabel}</span>
      </button>
    </form>
  )
}

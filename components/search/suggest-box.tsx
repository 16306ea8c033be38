import { useId } from 'react'
import { createPortal } from 'react-dom'
import type { SuggestAnswer, Suggestion } from '@/lib/catalogue/search/suggestions'
import { useCombobox } from './use-combobox'
import { useSuggestions } from './use-suggestions'

export type SuggestBoxProps = { input: HTMLInputElement; path: string }

/** All suggestions in keyboard order; the link to all results is last. */
const hitsOf = ({ sections, all }: SuggestAnswer): readonly Suggestion[] => [
  ...sections.flatMap(({ hits }) => hits),
  all,
]

/** Suggestions below the search box of the header, by the combobox pattern: the focus stays in the box. */
export function SuggestBox({ input, path }: SuggestBoxProps) {
  const id = useId()
  const answer = useSuggestions(input, path)
  const hits = answer === undefined ? [] : hitsOf(answer)
  const { active, isOpen } = useCombobox(input, { id, hits, answer })
  const option = (hit: Suggestion) => {
    const index = hits.indexOf(hit)
    return (
      <a
        key={hit.href}
        id={`${id}-${index}`}
        role="option"
        className="suggestion"
        aria-selected={index === active}
        tabIndex={-1}
        href={hit.href}
      >
        <span className="min-w-0">{hit.label}</span>
        {hit.note !== undefined && <small>{hit.note}</small>}
      </a>
    )
  }
  return createPortal(
    <>
      <p role="status" className="sr-only">
        {isOpen && answer?.message}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing an option or the scroll bar must not
          take the focus from the box. */}
      <div hidden={!isOpen} className="suggestions" onMouseDown={event => event.preventDefault()}>
        {answer?.isPartial && (
          // Screen readers get it by another element.
          <p aria-hidden="true" className="px-2 pb-2 text-sm">
            {answer.message}
          </p>
        )}
        <div id={id} role="listbox" aria-label={input.labels?.[0]?.textContent ?? ''}>
          {answer?.sections.map(({ kind, label, hits: ofSection }) => (
            // biome-ignore lint/a11y/useSemanticElements: a list of options has groups of options, not sets of fields.
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="mb-2">
              <div id={`${id}-${kind}`} role="presentation" className="px-2 text-sm font-semibold text-warm">
                {label}
              </div>
              {ofSection.map(option)}
            </div>
          ))}
          {answer !== undefined && option(answer.all)}
        </div>
      </div>
    </>,
    input.form ?? document.body,
  )
}

/** An option of a select: what the form sends, and what is shown. */
export type SelectOption = { value: string; label: string }

export type OptionGroup = { label: string; options: readonly SelectOption[] }

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, character => ENTITIES[character] ?? '')

/** Options as HTML; `selected` is the value of the one that is selected at first. */
export const optionsMarkup = (
  options: readonly (SelectOption | OptionGroup)[],
  selected: string | undefined,
): string =>
  options
    .map(option => {
      if ('options' in option)
        return `<optgroup label="${escaped(option.label)}">${optionsMarkup(option.options, selected)}</optgroup>`
      const mark = option.value === selected ? ' selected=""' : ''
      return `<option value="${escaped(option.value)}"${mark}>${escaped(option.label)}</option>`
    })
    .join('')

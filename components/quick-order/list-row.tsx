import { TextInput } from '@/components/form/fields/text-input'
import { fill } from '@/lib/i18n/fill'
import { REMOVE_ROW } from '@/lib/quick-order/list-fields'
import type { LineView } from '@/lib/quick-order/list-view'
import { amountField, codeField, type QuickRow } from '@/lib/quick-order/rows'
import { LineVerdict } from './line-verdict'
import { SUGGESTIONS_ID } from './suggestions-id'
import type { ListWords } from './words'

type Props = { index: number; row: QuickRow; line: LineView | null; words: ListWords }

/** One line of the list: item number, quantity and its verdict. */
export function ListRow({ index, row, line, words }: Props) {
  const place = { line: index + 1 }
  const verdictId = `verdict.${index}`
  const shared = {
    words,
    autoComplete: 'off',
    'aria-describedby': line === null ? undefined : verdictId,
  } as const
  return (
    <li className="quick-row">
      <TextInput
        {...shared}
        name={codeField(index)}
        aria-invalid={line?.wrong === 'code' || undefined}
        label={<Label shown={words.number} full={fill(words.numberOf, place)} isFirst={index === 0} />}
        defaultValue={row.code}
        list={SUGGESTIONS_ID}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextInput
        {...shared}
        name={amountField(index)}
        aria-invalid={line?.wrong === 'amount' || undefined}
        label={<Label shown={words.quantity} full={fill(words.quantityOf, place)} isFirst={index === 0} />}
        defaultValue={row.quantity}
        inputMode="numeric"
      />
      <p className="quick-remove no-print">
        <button
          type="submit"
          name={REMOVE_ROW}
          value={index}
          aria-label={fill(words.removeOf, place)}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {words.remove}
        </button>
      </p>
      <LineVerdict id={verdictId} index={index} line={line} words={words} />
    </li>
  )
}

type LabelProps = { shown: string; full: string; isFirst: boolean }

/** Names its line for screen readers. On wide screens only the first line shows it, as a column heading. */
const Label = ({ shown, full, isFirst }: LabelProps) => (
  <>
    <span aria-hidden="true" className={isFirst ? '' : 'md:hidden'}>
      {shown}
    </span>
    <span className="sr-only">{full}</span>
  </>
)

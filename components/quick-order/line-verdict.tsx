import { Icon, type IconName } from '@/components/ui/icon'
import { REPLACE_ROW } from '@/lib/quick-order/list-fields'
import type { LineView } from '@/lib/quick-order/list-view'
import type { ListWords } from './words'

const TONES: Record<LineView['tone'], { icon: IconName; className: string }> = {
  good: { icon: 'check', className: 'text-success' },
  caution: { icon: 'warning', className: 'text-caution' },
  bad: { icon: 'error', className: 'font-semibold text-danger' },
  merged: { icon: 'info', className: 'text-muted' },
}

type Props = { id: string; index: number; line: LineView | null; words: ListWords }

/** Item and verdict of a line. The verdict has an icon and a text beside its color. */
export function LineVerdict({ id, index, line, words }: Props) {
  if (line === null) return null
  const { tone, texts, item, total, successor } = line
  const { icon, className } = TONES[tone]
  return (
    <div id={id} className="quick-verdict">
      <div className="min-w-0">
        {item !== undefined && (
          <>
            <p className="font-semibold">
              <a href={item.href} className="inline-block py-0.5">
                {item.name}
              </a>
            </p>
            <p className="item-facts">
              {item.facts.map(fact => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          </>
        )}
        <div className={`mt-1 flex items-start gap-2 ${className}`}>
          <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
          <div>
            {texts.map(text => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        {successor !== undefined && (
          <button
            type="submit"
            name={REPLACE_ROW}
            value={`${index}:${successor.code}`}
            className="no-print mt-1 inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {successor.label}
          </button>
        )}
      </div>
      {total !== undefined && (
        <p className="text-lg font-semibold">
          <span className="sr-only">{words.total} </span>
          {total}
        </p>
      )}
    </div>
  )
}

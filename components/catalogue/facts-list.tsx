import { Badge } from '@/components/ui/badge'
import type { TitleFacts } from '@/lib/catalogue/title-facts'

/** The facts that decide first whether a title fits, in a row. */
export const FactsList = ({ facts: { level, isFree = false, texts } }: { facts: TitleFacts }) => (
  <ul className="title-facts">
    <li>
      <Badge tone={isFree ? 'neutral' : 'accent'}>{level}</Badge>
    </li>
    {texts.map(text => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

import { Badge } from '@/components/ui/badge'
import { type Level, levelName } from '@/lib/catalogue/level-name'
import type { Locale } from '@/lib/site/sites'

/** The qualification level that a product requires, as a badge. */
export const LevelBadge = ({ locale, level }: { locale: Locale; level: Level }) => (
  <Badge tone={level === undefined ? 'neutral' : 'accent'}>{levelName(locale, level)}</Badge>
)
